#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension Effect {
  /// Feeds an action back at once; what it changes on the screen moves.
  ///
  /// - Parameters:
  ///   - action: The action to feed back.
  ///   - animation: How it moves; nil for not at all.
  /// - Returns: An effect that ends as soon as it has sent the action.
  @_disfavoredOverload
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    send(action).animation(animation)
  }

  /// Lets what the actions of an effect change on the screen move.
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
  /// Tests see no difference. If effects with animations are nested, that of the outer one counts.
  ///
  /// - Parameter animation: How it moves; nil for not at all.
  /// - Returns: An effect that does the same work.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Lets what the actions of an effect change on the screen go with a transaction.
  ///
  /// - Parameter transaction: What goes with the changes.
  /// - Returns: An effect that does the same work.
  public func transaction(_ transaction: Transaction) -> Self {
    isNone ? .none : Self(operation: .transaction(self, EffectTransaction(transaction)))
  }
}

/// A transaction behind a reference: what starts effects of deep features has no room for more.
///
/// NB: `@unchecked Sendable` because SwiftUI's transaction does not say that it is; it never changes.
final class EffectTransaction: @unchecked Sendable {
  let value: Transaction

  init(_ value: Transaction) {
    self.value = value
  }
}

extension Send {
  /// Sends an action; what it changes on the screen moves.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: How it moves; nil for not at all.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action; what it changes on the screen goes with a transaction.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - transaction: What goes with the changes.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}
