internal import ConcurrencyExtras
internal import Observation

/// A closure that is applied again after each change of the properties that it reads.
///
/// Only the token retains it, so it is released with the token.
final class ObservingClosure: Sendable {
  private let isolation: (any Actor)?
  /// Nil once it has ended.
  private let apply: Locked<(@Sendable (UITransaction) -> Void)?>

  init(_ apply: @escaping @isolated(any) @Sendable () -> Void) {
    isolation = apply.isolation
    // NB: The cast holds because the closure is only called on its actor, as in the other initializer.
    let plain = unsafeBitCast(apply, to: (@Sendable () -> Void).self)
    self.apply = Locked { _ in plain() }
  }

  init(_ apply: @escaping @isolated(any) @Sendable (UITransaction) -> Void) {
    isolation = apply.isolation
    self.apply = Locked(unsafeBitCast(apply, to: (@Sendable (UITransaction) -> Void).self))
  }

  /// Applies the closure, which must belong to the actor of the caller.
  ///
  /// - Returns: A token that ends the observation.
  func begin() -> ObserveToken {
    isolation?.preconditionIsolated("The closure of 'observe' is of another actor than its caller.")
    run(.current)
    return ObserveToken { self.end() }
  }

  private func end() {
    // The closure is released outside of the lock.
    _ = apply.withLock { $0.take() }
  }

  private func run(_ transaction: UITransaction) {
    guard let apply = apply.withLock(\.self) else { return }
    withObservationTracking {
      apply(transaction)
    } onChange: { [weak self] in
      self?.runSoon(.current)
    }
  }

  private func runSoon(_ transaction: UITransaction) {
    Task { [weak self, isolation] in
      await self?.run(transaction, on: isolation)
    }
  }

  private func run(_ transaction: UITransaction, on actor: isolated (any Actor)?) {
    run(transaction)
  }
}
