internal import ConcurrencyExtras

/// Tells two logs everything that a core does.
@MainActor
final class PairedLog<State, Action>: CoreLog {
  private let first: any CoreLog<State, Action>
  private let second: any CoreLog<State, Action>

  init(_ first: any CoreLog<State, Action>, _ second: any CoreLog<State, Action>) {
    self.first = first
    self.second = second
  }

  func willHandle(_ action: Action, from origin: ActionOrigin, isDirect: Bool, before: State) {
    first.willHandle(action, from: origin.part(\.first), isDirect: isDirect, before: before)
    second.willHandle(action, from: origin.part(\.second), isDirect: isDirect, before: before)
  }

  func handled(
    _ action: Action,
    from origin: ActionOrigin,
    isDirect: Bool,
    before: State,
    after: State
  ) -> EffectCause {
    func tell(_ log: any CoreLog<State, Action>, _ part: (PairedCause) -> EffectCause)
      -> EffectCause
    {
      log.handled(
        action,
        from: origin.part(part),
        isDirect: isDirect,
        before: before,
        after: after
      )
    }
    return PairedCause(tell(first, \.first), tell(second, \.second))
  }

  func effectStarted(serial: Int, cause: EffectCause?) {
    let cause = cause as? PairedCause
    first.effectStarted(serial: serial, cause: cause?.first)
    second.effectStarted(serial: serial, cause: cause?.second)
  }

  func effectEnded(serial: Int, isCancelled: Bool) {
    first.effectEnded(serial: serial, isCancelled: isCancelled)
    second.effectEnded(serial: serial, isCancelled: isCancelled)
  }
}

/// A cause in the terms of two logs.
private final class PairedCause: EffectCause {
  let first: EffectCause
  let second: EffectCause

  init(_ first: EffectCause, _ second: EffectCause) {
    self.first = first
    self.second = second
  }

  override var actionLabel: String? { first.actionLabel }

  override nonisolated var recordedNumber: Int? { first.recordedNumber ?? second.recordedNumber }

  override func ofEffect(
    serial: Int,
    at location: SourceLocation?,
    ids: [CancelID]
  ) -> EffectCause {
    PairedCause(
      first.ofEffect(serial: serial, at: location, ids: ids),
      second.ofEffect(serial: serial, at: location, ids: ids)
    )
  }
}

extension ActionOrigin {
  /// The origin in the terms of one of two logs.
  fileprivate func part(_ part: (PairedCause) -> EffectCause) -> ActionOrigin {
    guard case .effect(by: let cause) = self else { return self }
    return .effect(by: (cause as? PairedCause).map(part))
  }
}
