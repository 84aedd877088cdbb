#if DEBUG
extension StoreRecording {
  /// The number of actions, before the last one, among which those of an effect are looked for.
  private static var searched: Int { 200 }

  /// The name of the screen that an effect belongs to, if the screen has ended and the effect has not.
  ///
  /// An effect belongs to the screen of the action that started it, or else of the last action that it sent. Screens that
  /// end take the effects of their own reducers along. So this is an effect of a reducer around the screen.
  package func endedScreen(of effect: RecordedEffect) -> String? {
    guard let state = actions.last?.stateAfter else { return nil }
    let origin = RecordedOrigin.effect(of: effect.startedBy, at: effect.place)
    let sent = actions.suffix(Self.searched).last { $0.origin == origin }
    for action in [action(effect.startedBy), sent].compactMap(\.self) {
      let steps = ActionPath(of: action.action).stepsToScreen
      if let name = InspectedValue(name: "", state).endedChild(at: steps) { return name }
    }
    return nil
  }
}

extension InspectedValue {
  /// The name of the first child on a path that is not there, or nil if all are there or one cannot be found.
  ///
  /// A child is found by the name of its action, which is in general that of its field.
  fileprivate func endedChild(at steps: some Sequence<ActionPath.Step>) -> String? {
    var value = self
    for step in steps {
      if value.isEnum {
        guard value.text == ".\(step.name)" else { return step.name }
        guard case .field = step.kind else { return nil }
        continue
      }
      guard let child = value.part(named: step.name) else { return nil }
      switch step.kind {
      case .field:
        value = child
      case .presented:
        guard child.text != "nil" else { return step.name }
        value = child
      case .element(let id):
        guard let id = id as? any Hashable else { return nil }
        guard let element = child.part(named: Self.name(ofID: AnyHashable(id))) else {
          return step.name
        }
        value = element
      }
    }
    return nil
  }

  private var isEnum: Bool {
    unwrapped(value).map { Mirror(reflecting: $0).displayStyle == .enum } ?? false
  }
}
#endif
