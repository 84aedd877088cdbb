internal import ConcurrencyExtras

/// A token of an observation by ``observe(_:)``.
///
/// Keep it as long as the observation: the release of the token ends it.
///
/// ```swift
/// final class Printer {
///   private var tokens: Set<ObserveToken> = []
///   init(store: StoreOf<Counter>) {
///     observe { print(store.count) }.store(in: &tokens)
///   }
/// }
/// ```
public final class ObserveToken: HashableObject, Sendable {
  /// The closure that runs once, at the end of the observation.
  public let onCancel: @Sendable () -> Void
  private let state = Locked(false)

  /// Creates a token of other work that ends with the token.
  ///
  /// - Parameter onCancel: Ends the work. It is called once.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = onCancel
  }

  deinit {
    cancel()
  }

  /// Whether the observation has been ended.
  public var isCancelled: Bool { state.withLock(\.self) }

  /// Ends the observation: the closure is not applied any more.
  public func cancel() {
    let wasCancelled = state.withLock { isCancelled in
      defer { isCancelled = true }
      return isCancelled
    }
    if !wasCancelled { onCancel() }
  }

  /// Keeps the token in a collection.
  ///
  /// - Parameter collection: A collection, such as an array.
  public func store(in collection: inout some RangeReplaceableCollection<ObserveToken>) {
    collection.append(self)
  }

  /// Keeps the token in a set.
  ///
  /// - Parameter set: A set.
  public func store(in set: inout Set<ObserveToken>) {
    set.insert(self)
  }
}
