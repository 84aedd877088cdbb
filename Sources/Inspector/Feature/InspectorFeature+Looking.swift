#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

extension InspectorFeature {
  /// Some actions and values stay in view.
  var pins: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pinActionButtonTapped(let number): toggle(number, in: &state.pinnedActions)
      case .pinValueButtonTapped(let path): toggle(path, in: &state.pinnedValues)
      default: break
      }
      return .none
    }
  }

  /// The timeline stays as it is while the app goes on.
  var pause: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pauseButtonTapped(let last): state.pausedAfter = last
      case .continueButtonTapped: state.pausedAfter = nil
      default: break
      }
      return .none
    }
  }

  /// A tap on a value of the state shows or hides its parts.
  var openValues: some ReducerOf<Self> {
    Reduce { state, action in
      if case .valueTapped(let path) = action {
        state.chosenValue = path
        toggle(path, in: &state.openValues)
      }
      return .none
    }
  }

  /// The elements that an action has changed flash on the page.
  var highlighting: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding(\.isHighlighting):
        return .run { [isOn = state.isHighlighting] _ in
          await inspectedScreen.setHighlighting(isOn)
        }

      case .showChangesButtonTapped(let update):
        return .run { _ in await inspectedScreen.highlight(update) }

      default: return .none
      }
    }
  }

  private func toggle<Value: Equatable>(_ value: Value, in values: inout [Value]) {
    if let index = values.firstIndex(of: value) {
      values.remove(at: index)
    } else {
      values.append(value)
    }
  }

  private func toggle<Value>(_ value: Value, in values: inout Set<Value>) {
    if values.remove(value) == nil { values.insert(value) }
  }
}
#endif
