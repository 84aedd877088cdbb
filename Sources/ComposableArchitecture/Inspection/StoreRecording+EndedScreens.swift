#if DEBUG
internal import RuntimeMetadata

/// The screen of an effect, as far as its states were looked at.
struct EffectScreen {
  /// The way from the whole state to the screen, or nil if the effect belongs to no screen that can end.
  let way: [ActionPath.Step]?
  /// The number of the last action whose state was looked at.
  var lastAction: Int
  /// The number of the store's returns to earlier states until then.
  let jumpCount: Int
  /// The name of the part of the screen that was not there after one of the actions.
  var ended: String?
}

extension StoreRecording {
  /// The name of the screen that an effect belongs to, if the screen has ended and the effect has not.
  ///
  /// An effect belongs to the screen of the action that started it, or to the one that this action has presented. Screens
  /// that end take the effects of their own reducers along. So this is an effect of a reducer around the screen. A screen
  /// that was presented again is another one. The button of an alert or of a dialog belongs to the screen that shows it,
  /// because its dialog always ends with it.
  ///
  /// - Complexity: O(*k*) for *k* actions since the last call for the effect.
  package func endedScreen(of effect: RecordedEffect) -> String? {
    let last = presentNumber
    let jumpCount = jumps.count
    let known = effectScreens[effect.id].flatMap { $0.jumpCount == jumpCount ? $0 : nil }
    var screen =
      known
      ?? EffectScreen(
        way: action(effect.startedBy).flatMap(wayToScreen),
        lastAction: effect.startedBy - 1,
        jumpCount: jumpCount
      )
    if let way = screen.way {
      let line = line(to: last)
      while screen.ended == nil, screen.lastAction < last {
        screen.lastAction += 1
        guard line.contains(screen.lastAction), let action = action(screen.lastAction) else {
          continue
        }
        let state = InspectedValue(name: "", action.stateAfter)
        if case .ended(let name) = state.follow(way) { screen.ended = name }
      }
    }
    effectScreens[effect.id] = screen
    return screen.ended
  }

  /// The way to the screen of an action.
  private func wayToScreen(of start: RecordedAction<State, Action>) -> [ActionPath.Step]? {
    let before = InspectedValue(name: "", start.stateBefore)
    let path = ActionPath(of: start.action)
    if let name = presentedChild(by: start, at: path.steps) {
      return path.steps + [ActionPath.Step(name: name, kind: .presented, action: start.action)]
    }
    return path.waysToChildren.first { before.follow($0).isScreen }.map(Array.init)
  }

  /// The name of a child that an action has presented in the feature that it belongs to.
  private func presentedChild(
    by start: RecordedAction<State, Action>,
    at way: [ActionPath.Step]
  ) -> String? {
    let before = InspectedValue(name: "", start.stateBefore).follow(way).child
    let after = InspectedValue(name: "", start.stateAfter).follow(way).child
    guard let before, let after else { return nil }
    return after.presentedNames.first { name in
      guard before.part(named: name)?.text == "nil", let child = after.part(named: name) else {
        return false
      }
      return child.text != "nil" && !child.isDialog
    }
  }
}

extension InspectedValue {
  /// The end of the way through a state to the child of an action.
  fileprivate enum Way {
    /// A child, and whether it can end before the feature around it.
    case child(InspectedValue, canEnd: Bool)
    /// A child on the way is not there.
    case ended(name: String)
    /// A child cannot be found by the name of its action.
    case unknown

    var child: InspectedValue? {
      if case .child(let child, _) = self { child } else { nil }
    }

    /// Whether the child is a screen of its own.
    var isScreen: Bool {
      if case .child(let child, canEnd: true) = self { !child.isDialog } else { false }
    }
  }

  /// Follows the way to a child.
  ///
  /// A child is found by the name of its action, which is in general that of its field. The case of an enum and an optional
  /// field can end, if their actions are those of a feature.
  fileprivate func follow(_ steps: some Sequence<ActionPath.Step>) -> Way {
    var value = self
    var canEnd = false
    for step in steps {
      if value.isEnum {
        guard value.text == ".\(step.name)" else { return .ended(name: step.name) }
        guard case .field = step.kind else { return .unknown }
        canEnd = step.isFeature
        continue
      }
      guard let child = value.part(named: step.name) else { return .unknown }
      switch step.kind {
      case .field:
        canEnd = step.isFeature && child.isOptional
        guard !canEnd || child.text != "nil" else { return .ended(name: step.name) }
        value = child
      case .presented:
        canEnd = true
        guard child.text != "nil" else { return .ended(name: step.name) }
        value = child
      case .element(let id):
        canEnd = true
        guard let id = id as? any Hashable else { return .unknown }
        guard let element = child.part(named: Self.name(ofID: AnyHashable(id))) else {
          return .ended(name: step.name)
        }
        value = element
      }
    }
    return .child(value, canEnd: canEnd)
  }

  /// The names of the fields with `@Presents` or `@PresentationState`.
  fileprivate var presentedNames: [String] {
    guard let value = unwrapped(value) else { return [] }
    var content = value
    // The child in a case of a stack's or a destination's enum.
    if isEnum, let payload = Mirror(reflecting: value).children.first?.value { content = payload }
    return Mirror(reflecting: content).children.compactMap { label, value in
      guard let label, (value as? any SourceWrapper)?.isPresentation == true else { return nil }
      return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
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

  private var isOptional: Bool {
    value is any OptionalType && Mirror(reflecting: value).displayStyle == .optional
  }
}
#endif
