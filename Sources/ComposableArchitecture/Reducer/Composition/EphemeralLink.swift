internal import ConcurrencyExtras

/// An optional or presented part of a state that holds an alert or a dialog.
public protocol _EphemeralSlot {
  associatedtype EphemeralState: _AlertStateOrChildInBracesWithoutLabel

  /// Whether the actions of the parent are ``PresentationAction``s.
  static var _isPresented: Bool { get }

  /// The alert or dialog, or nil.
  var _ephemeralState: EphemeralState? { get set }
}

extension Optional: _EphemeralSlot where Wrapped: _AlertStateOrChildInBracesWithoutLabel {
  /// False: the parent has the actions of the buttons.
  public static var _isPresented: Bool { false }

  /// The alert or dialog, or nil.
  public var _ephemeralState: Wrapped? {
    get { self }
    set { self = newValue }
  }
}

extension PresentationState: _EphemeralSlot
where State: _AlertStateOrChildInBracesWithoutLabel {
  /// True: the parent has the actions of the presentation.
  public static var _isPresented: Bool { true }

  /// The alert or dialog, or nil.
  public var _ephemeralState: State? {
    get { wrappedValue }
    set { wrappedValue = newValue }
  }
}

/// An alert or a dialog, which is cleared after each of its actions.
///
/// Only the parent handles the actions. Those of a ``PresentationState`` are ``PresentationAction``s.
public final class _EphemeralLink<Slot: _EphemeralSlot, CaseAction>: _ChildInBracesWithoutLabel {
  private let identify = ChildIdentifier<Slot.EphemeralState>()

  /// Links an alert or a dialog.
  ///
  /// In a debug build, it reports a ``PresentationState`` without a ``PresentationAction``. The compiler could report
  /// it only with an overload for each kind of state. A mistake in a chain of six alerts would then take minutes.
  init(location: SourceLocation) {
    guard isDebugBuild, Slot._isPresented, !(CaseAction.self is any AnyPresentationAction.Type),
      unpresentedAlerts.withLock({ $0.insert(location.place).inserted })
    else { return }
    location.report(Issues.alertActionIsNotPresented(CaseAction.self))
  }

  /// An alert or a dialog has no reducer with branches.
  public static var _isConditional: Bool { false }

  /// Runs the parent, and clears the alert or dialog unless the parent replaced it.
  public func _reduce<Parent: Reducer>(
    _ parent: borrowing Parent,
    into state: inout Parent.State,
    action: Parent.Action,
    childAction: CaseAction,
    at place: _ChildPlace<Parent.State, Parent.Action, Slot, CaseAction>
  ) -> Effect<Parent.Action> {
    guard let identity = identity(in: &state, at: place.slot) else {
      place.reportMissingChild(for: action)
      return parent.reduce(into: &state, action: action)
    }
    let effect = parent.reduce(into: &state, action: action)
    if self.identity(in: &state, at: place.slot) == identity {
      state[keyPath: place.slot.keyPath]._ephemeralState = nil
    }
    return effect
  }

  private func identity<State>(
    in state: inout State,
    at slot: StateSlot<State, Slot>
  ) -> ChildIdentity? {
    slot.look(at: &state) { $0._ephemeralState.map(identify.callAsFunction) }
  }
}

private protocol AnyPresentationAction {}

extension PresentationAction: AnyPresentationAction {}

/// The places of alerts without a ``PresentationAction`` that have been reported.
///
/// A body with a condition makes its links anew for each action.
private let unpresentedAlerts = Locked<Set<String>>([])
