/// The view that a screen reader reads, which an app follows and sets.
///
/// ```swift
/// struct Login: View {
///   @AccessibilityFocusState private var isErrorFocused: Bool
///
///   var body: some View {
///     Text(error).accessibilityFocused($isErrorFocused)
///     Button("Log in") { isErrorFocused = !logIn() }
///   }
/// }
/// ```
///
/// A page does not learn where a screen reader is, but each follows the keyboard focus. So the app moves the keyboard
/// focus: to the first control in the view, or to the view itself, which has it until the user goes on. Setting a value that
/// no view on the screen has moves nothing.
///
/// Differs from SwiftUI's in that users without a screen reader get the focus, too, and that no form is for a single
/// technology.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var focus: FocusState<Value>

  /// Creates the focus of one view, which is true while the view has it.
  public init() where Value == Bool {
    focus = FocusState()
  }

  /// Creates the focus of several views: the value of the one that has it, or `nil`.
  public init<T: Hashable>() where Value == T? {
    focus = FocusState()
  }

  /// The current value.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// A binding to the focus, for ``View/accessibilityFocused(_:equals:)``.
  public var projectedValue: Binding { Binding(focus: focus.projectedValue) }

  /// A binding to the focus of a view.
  @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding

    /// The current value.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself, to pass on as `$focus`.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    focus.install(in: &slot, owner: owner, environment: environment)
  }
}
