#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// A view that keeps a value and hands a binding to it to its content.
///
/// A preview of a view that wants a binding needs no view around it:
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
  ///   - value: The value that is kept at first.
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
