public import ViewLayer

extension Store {
  /// Sends an action and animates its changes on the screen.
  ///
  /// ```swift
  /// Button("Show more") { store.send(.showMoreButtonTapped, animation: .default) }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation, or nil for none.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action and gives its changes on the screen a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction of the changes.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension ViewStore {
  /// Sends an action to the store and animates its changes on the screen.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation, or nil for none.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action to the store and gives its changes on the screen a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction of the changes.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }

  /// Sends an action, animates its changes, and waits while a condition holds.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation of the changes that the action makes at once, or nil for none.
  ///   - predicate: Returns whether to wait longer.
  public func send(
    _ action: ViewAction,
    animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action, animation: animation), while: predicate)
  }
}

extension ViewActionSending {
  /// Sends an action of the view and animates its changes on the screen.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation, or nil for none.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends an action of the view and gives its changes on the screen a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction of the changes.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}
