/// What keeps the value of a reference, as its key says.
protocol Persistence<Value>: AnyObject, Sendable {
  associatedtype Value

  var description: String { get }
  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }

  /// Loads the value and subscribes to its changes.
  ///
  /// - Parameters:
  ///   - replace: Takes a value.
  ///   - refresh: Asks for the ``newestValue()``.
  func begin(
    replace: @escaping @Sendable (Value) -> Void,
    refresh: @escaping @Sendable () -> Void
  )

  /// Keeps other processes from changing the value until it is saved.
  func beginChange()

  /// What other processes have made of the value.
  func newestValue() -> Newest<Value>?

  /// Loads the value because someone asks for it.
  func load() async throws -> Newest<Value>

  /// Saves the value because it has changed, as often as is said.
  func save(_ value: Value, endingChanges count: Int)

  /// Saves the value because someone asks for it, and says when it is saved.
  func saveNow(_ value: Value, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)
}
