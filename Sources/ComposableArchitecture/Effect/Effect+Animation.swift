public import ViewLayer

extension Effect {
  /// Sends an action at once, and animates the changes on the screen.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: The animation, or nil for none.
  /// - Returns: An effect that ends as soon as it has sent the action.
  @_disfavoredOverload
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    send(action).animation(animation)
  }

  /// Animates the changes that the actions of an effect make on the screen.
  ///
  /// ```swift
  /// return .run { send in
  ///   for color in colors {
  ///     try await clock.sleep(for: .seconds(1))
  ///     await send(.colorChanged(color))
  ///   }
  /// }
  /// .animation(.easeInOut)
  /// ```
  ///
  /// Tests see no difference. If effects with animations are nested, the outer animation wins.
  ///
  /// - Parameter animation: The animation, or nil for none.
  /// - Returns: An effect that does the same work.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Applies a transaction to the changes that the actions of an effect make on the screen.
  ///
  /// - Parameter transaction: The transaction.
  /// - Returns: An effect that does the same work.
  public func transaction(_ transaction: Transaction) -> Self {
    isNone ? .none : Self(operation: .transaction(self, EffectTransaction(transaction)))
  }
}

/// A transaction behind a reference, which keeps the stack frames small that start the effects of deep features.
///
/// NB: `@unchecked Sendable` because SwiftUI does not declare `Transaction` as `Sendable`. This copy never changes.
final class EffectTransaction: @unchecked Sendable {
  let value: Transaction

  init(_ value: Transaction) {
    self.value = value
  }
}

extension Send {
  /// Sends an action, and animates the changes on the screen.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: The animation, or nil for none.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action, and applies a transaction to the changes on the screen.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - transaction: The transaction.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}
