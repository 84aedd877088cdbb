public import ViewLayer

extension View {
  /// Keeps a value of a store and a value of a view the same.
  ///
  /// Only a view can hold the focus, for example. The store sets the focused field, and learns which field has the
  /// focus:
  ///
  /// ```swift
  /// @FocusState var focus: Feature.State.Field?
  ///
  /// TextField("Title", text: viewStore.$standup.title)
  ///   .focused($focus, equals: .title)
  ///   .bind(viewStore.$focus, to: $focus)
  /// ```
  ///
  /// When the view first appears, its value becomes that of the store. From then on a change of either value is
  /// written to the other, unless the two are equal.
  ///
  /// - Parameters:
  ///   - modelValue: The value of the store.
  ///   - viewValue: The value of the view.
  /// - Returns: A view that keeps the values the same.
  public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue,
    to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    modifier(BindModifier(values: Bound(model: modelValue, view: viewValue)))
  }
}

/// A place to read a value from and to write it to, such as a binding.
public protocol _Bindable<Value> {
  /// The type of the value.
  associatedtype Value

  /// The value.
  var wrappedValue: Value { get nonmutating set }
}

extension Binding: _Bindable {}
extension FocusState: _Bindable {}
extension FocusState.Binding: _Bindable {}
extension State: _Bindable {}

/// Two values that a modifier keeps the same.
///
/// A `FocusState` in this type remains that of the view that declares it. As a property of the modifier it would
/// become a new one.
private struct Bound<ModelValue: _Bindable, ViewValue: _Bindable> {
  let model: ModelValue
  let view: ViewValue
}

private struct BindModifier<ModelValue: _Bindable, ViewValue: _Bindable>: ViewModifier
where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
  let values: Bound<ModelValue, ViewValue>
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    content
      .onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        write(values.model.wrappedValue, to: values.view)
      }
      .onChange(of: values.model.wrappedValue) { _, value in write(value, to: values.view) }
      .onChange(of: values.view.wrappedValue) { _, value in write(value, to: values.model) }
  }

  private func write<Target: _Bindable<ModelValue.Value>>(
    _ value: ModelValue.Value,
    to target: Target
  ) {
    guard target.wrappedValue != value else { return }
    target.wrappedValue = value
  }
}
