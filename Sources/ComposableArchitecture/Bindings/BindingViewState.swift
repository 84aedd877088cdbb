public import ViewLayer

/// A field of a view's state that controls may write to.
///
/// The closure after `observe:` takes it from a ``BindingState`` field:
///
/// ```swift
/// struct ViewState: Equatable {
///   @BindingViewState var amount: Int
///   let isSaveButtonEnabled: Bool
/// }
///
/// WithViewStore(
///   store,
///   observe: { store in
///     ViewState(amount: store.$amount, isSaveButtonEnabled: store.amount > 0)
///   }
/// ) { viewStore in
///   Stepper("\(viewStore.amount)", value: viewStore.$amount)
/// }
/// ```
///
/// To test a view's state, create it from ``TestStore/bindings``.
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewState<Value> {
  private let binding: Binding<Value>
  /// The value when the view's state was created, for comparing states.
  let initialValue: Value

  init(_ binding: Binding<Value>) {
    self.binding = binding
    initialValue = binding.wrappedValue
  }

  /// The current value.
  ///
  /// Setting it sends an action to the store.
  public var wrappedValue: Value {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }

  /// The binding for a control.
  public var projectedValue: Binding<Value> { binding }

  /// A member of the value, as a field.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> BindingViewState<Subject> {
    BindingViewState<Subject>(binding[dynamicMember: keyPath])
  }
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Whether the values were equal when the states were created, and still are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.initialValue == rhs.initialValue && lhs.wrappedValue == rhs.wrappedValue
  }
}

extension BindingViewState: Hashable where Value: Hashable {
  /// Hashes the values that ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(initialValue)
    hasher.combine(wrappedValue)
  }
}
