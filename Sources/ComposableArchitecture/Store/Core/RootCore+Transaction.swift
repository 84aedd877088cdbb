#if canImport(Darwin)
internal import SwiftUI
#else
internal import ViewCore
#endif

// Effects whose actions change the screen in a way of their own.

extension RootCore {
  /// Handles an action of a running effect; views change with a transaction, if there is one.
  func receive(_ action: Action, in scope: EffectScope, with transaction: EffectTransaction?) {
    guard let transaction else { return receive(action, in: scope) }
    self.transaction = transaction
    withTransaction(transaction.value) { receive(action, in: scope) }
  }
}
