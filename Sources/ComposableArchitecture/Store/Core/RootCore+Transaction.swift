internal import ViewLayer

// Effects with a transaction for the changes that their actions make on the screen.

extension RootCore {
  /// Handles an action of a running effect, with a transaction for views, if there is one.
  func receive(
    _ action: Action,
    in scope: EffectScope,
    by cause: EffectCause?,
    with transaction: EffectTransaction?
  ) {
    guard let transaction else { return receive(action, in: scope, by: cause) }
    self.transaction = transaction
    withTransaction(transaction.value) { receive(action, in: scope, by: cause) }
  }
}
