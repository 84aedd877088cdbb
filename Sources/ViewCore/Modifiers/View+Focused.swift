nonisolated extension View {
  /// Binds the focus of a control to a value: the control has the focus while the state is equal to
  /// it.
  ///
  /// If the view contains several controls, the value belongs to the first one.
  ///
  /// - Parameters:
  ///   - binding: The binding of the focus state.
  ///   - value: The value of the control.
  /// - Returns: The view with its focus binding.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// Binds the focus of a control to a Boolean value.
  ///
  /// - Parameter condition: The binding of the focus state.
  /// - Returns: The view with its focus binding.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

/// Runs again when the focus changes, so that enclosing views need not.
private struct FocusedView<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  @OwnObject private var holder = FocusHolder()
}

extension FocusedView: View {
  var body: some View {
    let target = FocusTarget(binding, equals: value, holder: holder)
    EnvironmentView(content: content, value: target) { target, environment in
      environment.focusTarget = environment.focusTarget.map(target.followed) ?? target
    }
  }
}

/// Identifies the one control that a focus value belongs to.
final class FocusHolder {
  weak var control: ElementNode?
}

/// The focus state of a control.
struct FocusTarget {
  let isFocused: Bool
  /// Identifies the focus state.
  ///
  /// Controls with the same one share it.
  let location: ObjectIdentifier?
  let setFocused: (Bool) -> Void
  let hasFocus: () -> Bool
  let holder: FocusHolder
  /// Whether the state can move the focus, instead of only following it.
  var decides = true

  /// Combines this target with one of an enclosing view for the same control.
  func followed(by outer: FocusTarget) -> FocusTarget {
    FocusTarget(
      isFocused: decides && isFocused || outer.isFocused,
      location: location,
      setFocused: {
        setFocused($0)
        outer.setFocused($0)
      },
      hasFocus: { decides && hasFocus() || outer.hasFocus() },
      holder: holder
    )
  }
}

extension FocusTarget {
  /// The focus state of a control that has the focus while a binding is equal to a value.
  ///
  /// The view that asks runs again when the control gets or loses the focus.
  init<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value,
    holder: FocusHolder
  ) {
    self.init(
      isFocused: binding.isAt(value),
      location: binding.location.map(ObjectIdentifier.init),
      setFocused: { isFocused in
        guard isFocused != (binding.wrappedValue == value) else { return }
        binding.wrappedValue = isFocused ? value : binding.initialValue
      },
      hasFocus: { binding.wrappedValue == value },
      holder: holder
    )
  }
}

extension EnvironmentValues {
  private enum FocusTargetKey: EnvironmentKey {
    static var defaultValue: FocusTarget? { nil }
  }

  var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }
}
