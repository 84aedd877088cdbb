/// Loads and saves the value of a reference.
protocol Persistence<Value>: AnyObject, Sendable {
  associatedtype Value

  var description: String { get }
  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }

  /// Loads the value and subscribes to its changes.
  ///
  /// - Parameters:
  ///   - replace: Receives a new value.
  ///   - refresh: Makes the reference read the ``newestValue()``.
  func begin(
    replace: @escaping @Sendable (Value) -> Void,
    refresh: @escaping @Sendable () -> Void
  )

  /// Whether the reference is refreshed after each change in this process.
  var observesAllChanges: Bool { get }

  /// Keeps other processes from changing the value until it is saved.
  func beginChange()

  /// The value that another process has saved, if there is a new one.
  func newestValue() -> LoadedValue<Value>?

  /// Loads the value on request of the app.
  func load() async throws -> LoadedValue<Value>

  /// Saves the value after a number of changes.
  func save(_ value: Value, endingChanges count: Int)

  /// Saves the value on request of the app, and calls a closure at the end.
  func saveNow(_ value: Value, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)
}
