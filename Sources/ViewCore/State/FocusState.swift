/// The control of a view that has the keyboard focus.
///
/// The app reads it, and sets it to move the focus.
///
/// ```swift
/// struct Login: View {
///   enum Field { case name, password }
///   @FocusState private var focus: Field?
///
///   var body: some View {
///     TextField("Name", text: $name).focused($focus, equals: .name)
///     SecureField("Password", text: $password).focused($focus, equals: .password)
///     Button("Log in") { if name.isEmpty { focus = .name } }
///   }
/// }
/// ```
///
/// Setting a value that no control on the screen has moves nothing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private var location: FocusLocation<Value>?

  /// Creates the focus of one control, which is true while the control has the focus.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Creates the focus of several controls: the value of the focused one, or `nil`.
  public init<T: Hashable>() where Value == T? {
    initialValue = nil
  }

  /// The current value.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the focus, for ``View/focused(_:equals:)``.
  public var projectedValue: Binding {
    Binding(initialValue: initialValue, location: location)
  }

  /// A binding to the focus of a view.
  @propertyWrapper
  public struct Binding {
    let initialValue: Value
    let location: FocusLocation<Value>?

    /// The current value.
    public var wrappedValue: Value {
      get { location?.value ?? initialValue }
      nonmutating set {
        guard let location else { return Issues.report(Issues.stateSetOutsideView(Value.self)) }
        location.value = newValue
      }
    }

    /// Whether the focus has a value.
    ///
    /// A view that asks runs again only when the answer changes.
    func isAt(_ value: Value) -> Bool {
      location?.isAt(value) ?? (initialValue == value)
    }

    /// The binding itself, to pass on as `$focus`.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    let location = slot as? FocusLocation<Value> ?? FocusLocation(initialValue)
    slot = location
    self.location = location
  }
}
