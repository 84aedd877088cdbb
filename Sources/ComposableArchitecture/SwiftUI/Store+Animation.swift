#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension Store {
  /// Sends an action; what it changes on the screen moves.
  ///
  /// ```swift
  /// Button("Show more") { store.send(.showMoreButtonTapped, animation: .default) }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - animation: How it moves; nil for not at all.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action; what it changes on the screen goes with a transaction.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - transaction: What goes with the changes.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension ViewStore {
  /// Sends an action to the store; what it changes on the screen moves.
  ///
  /// - Parameters:
  ///   - action: What the person did.
  ///   - animation: How it moves; nil for not at all.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action to the store; what it changes on the screen goes with a transaction.
  ///
  /// - Parameters:
  ///   - action: What the person did.
  ///   - transaction: What goes with the changes.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }

  /// Sends an action whose changes move, and waits for as long as a condition holds.
  ///
  /// - Parameters:
  ///   - action: What the person did.
  ///   - animation: How what the action changes at once moves; nil for not at all.
  ///   - predicate: Whether to go on waiting.
  public func send(
    _ action: ViewAction,
    animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action, animation: animation), while: predicate)
  }
}

extension ViewActionSending {
  /// Sends an action of the view; what it changes on the screen moves.
  ///
  /// - Parameters:
  ///   - action: What the person did.
  ///   - animation: How it moves; nil for not at all.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends an action of the view; what it changes on the screen goes with a transaction.
  ///
  /// - Parameters:
  ///   - action: What the person did.
  ///   - transaction: What goes with the changes.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}
