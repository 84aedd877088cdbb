public import ViewLayer

/// A view that stores a value, and passes a binding to it to its content.
///
/// The preview of a view with a binding then needs no other view:
///
/// ```swift
/// #Preview {
///   WithState(initialValue: 3) { $count in
///     CounterView(count: $count)
///   }
/// }
/// ```
public struct WithState<Value, Content: View> {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - content: Makes the content from a binding to the value.
  public init(
    initialValue value: Value,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(wrappedValue: value)
    self.content = content
  }
}

extension WithState: View {
  /// The content.
  public var body: some View {
    content($value)
  }
}
