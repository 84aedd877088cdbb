nonisolated extension View {
  /// Runs an action when a value that depends on the geometry of the view has changed.
  ///
  /// The action also runs with the first value, once the page has reported the geometry.
  ///
  /// ```swift
  /// Text(title)
  ///   .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  /// ```
  ///
  /// A place, as in `$0.frame(in: .global).minY`, changes while an area around the view is scrolled.
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

  /// Runs an action when a value that depends on the geometry of the view has changed.
  ///
  /// The action also runs with the first value, once the page has reported the geometry. Both values are the same then.
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
      views: Box(class: .behind, content: GeometryObserver(transform: transform, action: action)),
      isBehind: true
    )
  }
}

/// An invisible view that fills its space and reports its geometry.
private struct GeometryObserver<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  @State private var geometry: Geometry?
  @OwnObject private var follower = PlaceFollower()

  init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }
}

extension GeometryObserver: View {
  var body: some View {
    GeometryElement($geometry, following: follower, content: EmptyView())
      .onChange(of: value) { oldValue, newValue in
        if let newValue { action(oldValue ?? newValue, newValue) }
      }
  }

  @MainActor private var value: Value? {
    guard let geometry else { return nil }
    let value = transform(GeometryProxy(geometry, following: follower))
    // The page is yet to report a space for which the transform has asked.
    return follower.hasAllSpaces(in: geometry) ? value : nil
  }
}
