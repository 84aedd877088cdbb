/// Which control of a view has the keyboard: the app reads it, and sets it to move the cursor.
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
/// A value that belongs to no control on the screen moves nothing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private var location: FocusLocation<Value>?

  /// Creates the focus of one control: whether it has it.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Creates the focus of several controls: the value of the one that has it, or `nil`.
  public init<T: Hashable>() where Value == T? {
    initialValue = nil
  }

  /// The current value.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A connection to the value, to hand to ``View/focused(_:equals:)``.
  public var projectedValue: Binding {
    Binding(initialValue: initialValue, location: location)
  }

  /// A connection to the focus of a view.
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

    /// Whether the focus is a value: a view that asks this runs again only when the answer changes.
    func isAt(_ value: Value) -> Bool {
      location?.isAt(value) ?? (initialValue == value)
    }

    /// The connection itself, to hand on as `$focus`.
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
