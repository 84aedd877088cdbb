package import ConcurrencyExtras

/// A property that reads a dependency.
///
/// ```swift
/// struct Timer {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(\.uuid) var uuid
/// }
/// ```
///
/// The property captures the dependencies that are current when it is made. A read returns the captured dependency,
/// unless an override is current at the read.
///
/// Override dependencies with ``withDependencies(_:operation:)``. A test that reads a dependency without a test value
/// fails.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline let get: @Sendable (DependencyValues) -> Value
  @usableFromInline private(set) var captured: DependencyValues.Storage
  @usableFromInline let location: SourceLocation

  /// Reads a dependency by the name that it has in ``DependencyValues``.
  ///
  /// `\.self` reads all of them. The compiler turns a name such as `\.uuid` into a function, which takes half the time
  /// of a key path.
  ///
  /// - Parameters:
  ///   - get: The name.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  public init(
    _ get: @escaping @Sendable (DependencyValues) -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.get = get
    captured = DependencyValues.currentStorage
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reads a dependency by a key path that is known only at run time.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  @_disfavoredOverload
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      { $0[keyPath: keyPath] },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Reads a dependency by its key, for one that has no name in ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      KeyedSource<Key>().read,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The dependency.
  // Inlined with its callees, because generic code takes twice as long.
  @inlinable
  public var wrappedValue: Value {
    let current = DependencyValues.currentStorage
    guard captured === current || captured.isRoot else { return merged(with: current) }
    return get(DependencyValues(storage: current, location: location))
  }

  @usableFromInline
  func merged(with current: DependencyValues.Storage) -> Value {
    let merged = capturedValues.merging(DependencyValues(storage: current))
    return DependencyValues.withCurrent(merged) {
      get(DependencyValues(storage: merged.storage, location: location))
    }
  }
}

extension Dependency {
  /// Overrides the captured dependencies.
  package mutating func override(by values: DependencyValues) {
    captured = capturedValues.merging(values).storage
  }
}

extension Dependency: CapturesDependencies {
  var capturedValues: DependencyValues { DependencyValues(storage: captured) }
}

/// A property that captures the dependencies that are current when it is made.
protocol CapturesDependencies {
  var capturedValues: DependencyValues { get }
}

/// Reads the dependency of a key.
private struct KeyedSource<Key: TestDependencyKey>: Sendable {
  @Sendable func read(from values: DependencyValues) -> Key.Value {
    values.value(of: Key.self)
  }
}
