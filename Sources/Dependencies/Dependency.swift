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
/// It remembers the dependencies that were current where the property was made. Reading it gives the
/// dependency as it was then, unless it has been overridden where it is read.
///
/// Override dependencies with ``withDependencies(_:operation:)``. Fails a test that reads one
/// without a test value.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline let keyPath: (any KeyPath<DependencyValues, Value> & Sendable)?
  /// What reads it where there is no key path.
  @usableFromInline let source: (any DependencySource<Value>)?
  @usableFromInline let captured: DependencyValues.Storage
  @usableFromInline let location: SourceLocation

  /// Reads a dependency by the name that it has in ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The name. `\.self` reads all of them.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.keyPath = keyPath
    source = nil
    captured = DependencyValues._current.storage
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reads a dependency by its key, which saves naming one that few places use.
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
    keyPath = nil
    source = KeyedSource<Key>()
    captured = DependencyValues._current.storage
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency.
  // Inlined, with what it calls, because as generic code it takes twice as long.
  @inlinable
  public var wrappedValue: Value {
    let current = DependencyValues._current
    guard captured === current.storage || captured.isRoot else { return merged(with: current) }
    return read(from: current)
  }

  @usableFromInline
  func merged(with current: DependencyValues) -> Value {
    let merged = capturedValues.merging(current)
    return DependencyValues.withCurrent(merged) { read(from: merged) }
  }

  @inlinable
  func read(from values: DependencyValues) -> Value {
    guard let keyPath else { return readByKey(from: values) }
    var values = values
    values.location = location
    return values[keyPath: keyPath]
  }

  @usableFromInline
  func readByKey(from values: DependencyValues) -> Value {
    guard let source else { fatalError("A dependency has a key path or a key.") }
    return source.read(from: values, at: location)
  }
}

extension Dependency: CapturesDependencies {
  var capturedValues: DependencyValues { DependencyValues(storage: captured) }
}

/// Something that remembers the dependencies which were current when it was made.
protocol CapturesDependencies {
  var capturedValues: DependencyValues { get }
}

/// How to get one dependency out of all by its key.
@usableFromInline
protocol DependencySource<Value>: Sendable {
  associatedtype Value

  func read(from values: DependencyValues, at location: SourceLocation) -> Value
}

private struct KeyedSource<Key: TestDependencyKey>: DependencySource {
  func read(from values: DependencyValues, at location: SourceLocation) -> Key.Value {
    values.value(of: Key.self, at: location)
  }
}
