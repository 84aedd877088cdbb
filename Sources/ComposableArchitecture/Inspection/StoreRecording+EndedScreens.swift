#if DEBUG
extension StoreRecording {
  /// The name of the screen that an effect belongs to, if the screen has ended and the effect has not.
  ///
  /// An effect belongs to the screen of the action that started it. Screens that end take the effects of their own
  /// reducers along. So this is an effect of a reducer around the screen. The button of an alert or of a dialog belongs to
  /// the screen that shows it, because its dialog always ends with it.
  package func endedScreen(of effect: RecordedEffect) -> String? {
    guard let start = action(effect.startedBy), let state = presentAction?.stateAfter else {
      return nil
    }
    let before = InspectedValue(name: "", start.stateBefore)
    let way = ActionPath(of: start.action).waysToScreens.first {
      before.follow($0).child?.isDialog != true
    }
    guard let way, case .ended(let name) = InspectedValue(name: "", state).follow(way) else {
      return nil
    }
    return name
  }
}

extension InspectedValue {
  /// The end of the way through a state to the child of an action.
  fileprivate enum Way {
    case child(InspectedValue)
    /// A child on the way is not there.
    case ended(name: String)
    /// A child cannot be found by the name of its action.
    case unknown

    var child: InspectedValue? {
      if case .child(let child) = self { child } else { nil }
    }
  }

  /// Follows the way to a child.
  ///
  /// A child is found by the name of its action, which is in general that of its field.
  fileprivate func follow(_ steps: some Sequence<ActionPath.Step>) -> Way {
    var value = self
    for step in steps {
      if value.isEnum {
        guard value.text == ".\(step.name)" else { return .ended(name: step.name) }
        guard case .field = step.kind else { return .unknown }
        continue
      }
      guard let child = value.part(named: step.name) else { return .unknown }
      switch step.kind {
      case .field:
        value = child
      case .presented:
        guard child.text != "nil" else { return .ended(name: step.name) }
        value = child
      case .element(let id):
        guard let id = id as? any Hashable else { return .unknown }
        guard let element = child.part(named: Self.name(ofID: AnyHashable(id))) else {
          return .ended(name: step.name)
        }
        value = element
      }
    }
    return .child(value)
  }

  /// Whether the value is the state of an alert or of a dialog, or a case with one.
  fileprivate var isDialog: Bool {
    guard let value = unwrapped(value) else { return false }
    if value is any SourceDialog { return true }
    return isEnum && Mirror(reflecting: value).children.first?.value is any SourceDialog
  }

  private var isEnum: Bool {
    unwrapped(value).map { Mirror(reflecting: $0).displayStyle == .enum } ?? false
  }
}
#endif
