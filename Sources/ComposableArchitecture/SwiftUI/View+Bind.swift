#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension View {
  /// Keeps two values the same: that of a store, and one that only a view can hold.
  ///
  /// The focus is such a value. The store says where the cursor should be, and learns where it is:
  ///
  /// ```swift
  /// @FocusState var focus: Feature.State.Field?
  ///
  /// TextField("Title", text: viewStore.$standup.title)
  ///   .focused($focus, equals: .title)
  ///   .bind(viewStore.$focus, to: $focus)
  /// ```
  ///
  /// When the view appears for the first time, the view's value becomes that of the store. From then on
  /// a change of either is written to the other, unless it is the same already.
  ///
  /// - Parameters:
  ///   - modelValue: The value of the store.
  ///   - viewValue: The value of the view.
  /// - Returns: The view, which keeps the values the same.
  public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue,
    to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    modifier(BindModifier(values: Bound(model: modelValue, view: viewValue)))
  }
}

/// A place that a value can be read from and written to, such as a binding.
public protocol _Bindable<Value> {
  /// What is read and written.
  associatedtype Value

  /// The value.
  var wrappedValue: Value { get nonmutating set }
}

extension Binding: _Bindable {}
extension FocusState: _Bindable {}
extension FocusState.Binding: _Bindable {}
extension State: _Bindable {}

/// Two values that are to be the same.
///
/// It is a type of its own so that a `FocusState` in it stays the one of the view that it is from. As
/// a property of a modifier it would become another one.
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
