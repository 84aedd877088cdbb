import Foundation

nonisolated extension View {
  /// Runs an action when a value that depends on the size of the view has changed.
  ///
  /// The action also runs with the first value, once the page has reported the size.
  ///
  /// ```swift
  /// Text(title)
  ///   .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value from the geometry of the view.
  ///   - action: The action, which receives the new value.
  /// - Returns: The view with its action.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, newValue in action(newValue) }
  }

  /// Runs an action when a value that depends on the size of the view has changed.
  ///
  /// The action also runs with the first value, once the page has reported the size. Both values are the same then.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value from the geometry of the view.
  ///   - action: The action, which receives the old and the new value.
  /// - Returns: The view with its action.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    LayeredView(
      content: self,
      views: Box(class: .behind, content: SizeObserver(transform: transform, action: action)),
      isBehind: true
    )
  }
}

/// An invisible view that fills its space and reports its size.
private struct SizeObserver<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  @State private var size: CGSize?

  init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }
}

extension SizeObserver: View {
  var body: some View {
    Measured(class: ClassName.geometry.rawValue, content: EmptyView()) { size = $0 }
      .onChange(of: size.map { transform(GeometryProxy(size: $0)) }) { oldValue, newValue in
        if let newValue { action(oldValue ?? newValue, newValue) }
      }
  }
}
