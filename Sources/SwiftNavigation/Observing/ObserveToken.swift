internal import ConcurrencyExtras

/// Ends an observation that ``observe(_:)`` began.
///
/// Keep it for as long as the closure is to be applied: when the token goes, the observation ends.
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
  /// What is called when the observation ends, once.
  public let onCancel: @Sendable () -> Void
  private let state = Locked(false)

  /// Creates a token of something that is to end when the token does.
  ///
  /// - Parameter onCancel: Ends it. It is called once.
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
