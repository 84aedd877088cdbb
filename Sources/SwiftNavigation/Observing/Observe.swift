/// Applies a closure, and again after each change of the properties that it reads.
///
/// It is for code outside of views, such as a terminal, a log, or the screens of another toolkit:
///
/// ```swift
/// @MainActor
/// final class Printer {
///   private var token: ObserveToken?
///   init(store: StoreOf<Counter>) {
///     token = observe { print("The count is", store.count) }
///   }
/// }
/// ```
///
/// The closure is applied at once, and its reads of stores and other `Observable` objects are observed. After a change
/// it is applied again in a later job of the actor of the surrounding code. Several changes in one job apply it once.
/// Only the reads of the last application count. The observation ends when the token is cancelled or released, so keep
/// the token.
///
/// Change the properties on the actor of the closure, as a store changes its state. A change on another thread during a
/// read may be missed.
///
/// Closures inside of it, such as those of its tasks, observe nothing.
///
/// - Parameter apply: Reads the observed properties. It must belong to the actor that calls this function, or to none.
/// - Returns: A token that ends the observation.
public func observe(
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable () -> Void
) -> ObserveToken {
  ObservingClosure(apply).begin()
}

/// Applies a closure, and again after each change of the properties that it reads, with the transaction of the change.
///
/// Otherwise it is the same as the other ``observe(_:)``.
///
/// - Parameter apply: Reads the observed properties, and receives the ``UITransaction`` of their change.
/// - Returns: A token that ends the observation.
public func observe(
  @_inheritActorContext
  _ apply: @escaping @isolated(any) @Sendable (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  ObservingClosure(apply).begin()
}
