/// Applies a closure, and again after each change of what it reads.
///
/// It is for code that is no view, such as a terminal, a log, or the screens of another toolkit:
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
/// The closure is applied at once, and what it reads of stores and other `Observable` objects is observed. After a
/// change it is applied again, soon but not at once, on the actor of the code around it: several changes in one
/// go have it applied once. What counts is what it read the last time. It ends when the token is cancelled or
/// gone, so that the token is to be kept.
///
/// What it reads is to be changed on the actor that it is applied on, as the state of a store is: a change that
/// another thread makes while the closure reads may go unseen.
///
/// Closures inside of it, such as those of tasks that it starts, observe nothing.
///
/// - Parameter apply: Reads what is to be observed. It must be of the actor that calls this function, or of none.
/// - Returns: A token that ends the observation.
public func observe(
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable () -> Void
) -> ObserveToken {
  ObservingClosure(apply).begin()
}

/// Applies a closure, and again after each change of what it reads, with the transaction of the change.
///
/// It is the other ``observe(_:)`` beside that.
///
/// - Parameter apply: Reads what is to be observed, and gets the ``UITransaction`` in which it was changed.
/// - Returns: A token that ends the observation.
public func observe(
  @_inheritActorContext
  _ apply: @escaping @isolated(any) @Sendable (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  ObservingClosure(apply).begin()
}
