nonisolated extension View {
  /// Ties the focus of a control to a value: the control has it while the focus is that value.
  ///
  /// Where several controls are inside, the value belongs to the first of them.
  ///
  /// - Parameters:
  ///   - binding: The focus.
  ///   - value: The value that stands for the control.
  /// - Returns: The control with its focus tied.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value, unfocused: binding.initialValue)
  }

  /// Ties the focus of a control to a condition: whether it has it.
  ///
  /// - Parameter condition: The focus.
  /// - Returns: The control with its focus tied.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

/// Runs again when the focus comes or goes, so that the views around need not.
private struct FocusedView<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The focus when no control has it.
  let unfocused: Value
  @State private var holder = FocusHolder()
}

extension FocusedView: View {
  var body: some View {
    let target = FocusTarget(
      isFocused: binding.isAt(value),
      location: binding.location.map(ObjectIdentifier.init),
      setFocused: { isFocused in
        guard isFocused != (binding.wrappedValue == value) else { return }
        binding.wrappedValue = isFocused ? value : unfocused
      },
      hasFocus: { binding.wrappedValue == value },
      holder: holder
    )
    EnvironmentView(content: content, value: target) { target, environment in
      environment.focusTarget = environment.focusTarget.map(target.followed) ?? target
    }
  }
}

/// Knows the one control that a focus belongs to.
final class FocusHolder {
  weak var control: ElementNode?
}

/// How a control takes part in the focus.
struct FocusTarget {
  let isFocused: Bool
  /// Which focus it is: controls with the same one hand it to each other.
  let location: ObjectIdentifier?
  let setFocused: (Bool) -> Void
  let hasFocus: () -> Bool
  let holder: FocusHolder
  /// Whether it has a say in where the focus is, and does not only take note of it where others have.
  var decides = true

  /// This target, with one further out that knows the same control by a value of its own.
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

extension EnvironmentValues {
  private enum FocusTargetKey: EnvironmentKey {
    static var defaultValue: FocusTarget? { nil }
  }

  var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }
}
