package import ConcurrencyExtras

/// The dependencies that code at a certain place gets to see.
///
/// Most code has no need for the type: it reads one of them with ``Dependency``, and replaces some
/// with ``withDependencies(_:operation:)``. One names a dependency in an extension of it:
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
/// It is a value: changing a copy changes nothing else. A task inherits those that were current where
/// it was started; an escaping closure does not, see
/// ``withEscapedDependencies(_:)``.
public struct DependencyValues: Sendable {
  /// The values that the code that is running now gets to see.
  ///
  /// Use ``withDependencies(_:operation:)`` to change them. In the original this is the task-local
  /// itself; here only what all copies share is, for one reference is read faster.
  @inlinable
  public static var _current: DependencyValues { DependencyValues(storage: currentStorage) }

  @usableFromInline
  @TaskLocal static var currentStorage = Storage.root

  /// Whether an update closure is choosing overrides right now.
  @TaskLocal static var isSetting = false

  @usableFromInline private(set) var storage: Storage

  /// Where a ``Dependency`` that reads these values was declared.
  ///
  /// It travels with the values for lack of another way through a key path that costs nothing.
  @usableFromInline var location: SourceLocation?

  /// Creates values without overrides, whose defaults are made anew when they are asked for.
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
  ///   - function: The name of the property that asks.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    // Inlined into the property that names the dependency, whose key the compiler knows: as generic
    // code it takes three times as long.
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
      storage.overrides[ObjectIdentifier(key)] = ValueBox<Key>(newValue)
    }
  }

  /// The current context.
  ///
  /// It is what the environment variable `SWIFT_DEPENDENCIES_CONTEXT` says (`live`, `preview` or
  /// `test`), or else what the process turns out to be.
  public var context: DependencyContext {
    get { storage.context ?? storage.defaults.preparedContext ?? .process }
    set {
      makeStorageUnique()
      storage.context = newValue
    }
  }

  /// Reads the dependency of a key, which a ``Dependency`` asks for by its key.
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
