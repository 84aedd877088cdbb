package import ConcurrencyExtras

/// The dependencies of the running code.
///
/// Most code does not use the type itself: it reads a dependency with ``Dependency``, and overrides dependencies with
/// ``withDependencies(_:operation:)``. An extension of the type names a dependency:
///
/// ```swift
/// extension DependencyValues {
///   var factClient: FactClient {
///     get { self[FactClientKey.self] }
///     set { self[FactClientKey.self] = newValue }
///   }
/// }
/// ```
///
/// It is a value: a change of a copy changes nothing else. A task inherits the current dependencies. An escaping
/// closure does not; see ``withEscapedDependencies(_:)``.
public struct DependencyValues: Sendable {
  /// The dependencies of the running code.
  ///
  /// Use ``withDependencies(_:operation:)`` to change them. In the original this is the task-local value itself. Here
  /// the task-local value is the storage of all copies, because one reference is read faster.
  @inlinable
  public static var _current: DependencyValues { DependencyValues(storage: currentStorage) }

  @usableFromInline
  @TaskLocal static var currentStorage = Storage.root

  /// Whether a closure is setting overrides.
  @TaskLocal static var isSetting = false

  @usableFromInline private(set) var storage: Storage

  /// The declaration of the ``Dependency`` that reads these values.
  ///
  /// It is a part of the values, because no other way through a key path costs nothing.
  @usableFromInline package var location: SourceLocation?

  /// Creates values without overrides and with their own defaults, each made at its first use.
  public init() {
    self.init(storage: Storage(defaults: Defaults()))
  }

  @inlinable
  init(storage: Storage, location: SourceLocation? = nil) {
    self.storage = storage
    self.location = location
  }

  /// Values without overrides, as an app sees them.
  public static var live: Self { pinned(to: .live) }

  /// Values without overrides, as a preview sees them.
  public static var preview: Self { pinned(to: .preview) }

  /// Values without overrides, as a test sees them.
  public static var test: Self { pinned(to: .test) }

  private static func pinned(to context: DependencyContext) -> Self {
    var values = Self()
    values.context = context
    return values
  }

  /// Reads or overrides the dependency of a key.
  ///
  /// Without an override this is the key's live, preview or test value, made once and kept.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  ///   - function: The name of the property that reads the dependency.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    // Inlined into the property that names the dependency, where the compiler knows the key. Generic code takes three
    // times as long.
    @inlinable
    get {
      if let box = storage.box(of: ObjectIdentifier(key)) {
        // NB: The cast holds because boxes are stored under the key that they are made for.
        return unsafeDowncast(box, to: ValueBox<Key>.self).value
      }
      return defaultValue(
        of: key,
        named: function,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    set {
      makeStorageUnique()
      let box = ValueBox<Key>(newValue, name: function)
      storage.overrides[ObjectIdentifier(key)] =
        storage.defaults.isWrapping ? storage.defaults.wrapped(box) : box
    }
  }

  /// The current context.
  ///
  /// The environment variable `SWIFT_DEPENDENCIES_CONTEXT` sets it (`live`, `preview` or `test`). Without the variable
  /// it is the context of the process: a test, a preview or an app.
  public var context: DependencyContext {
    get { storage.context ?? storage.defaults.preparedContext ?? .process }
    set {
      makeStorageUnique()
      storage.context = newValue
    }
  }

  /// The override of a key, if it has one.
  func override<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    (storage.overrides[ObjectIdentifier(key)] as? ValueBox<Key>)?.value
  }

  /// Reads the dependency of a key, for a ``Dependency`` that has only the key.
  func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    self[key]
  }

  /// Makes the default of a key, or finds that of the running test.
  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    named name: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> Key.Value {
    let access = DefaultAccess(
      key: key,
      name: name,
      location: location
        ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return storage.defaults.value(of: key, in: self, for: access)
  }

  private mutating func makeStorageUnique() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = storage.copy()
    }
  }
}
