public import ViewLayer

nonisolated extension View {
  /// Pushes a screen that edits an item, while the item is not nil.
  ///
  /// ```swift
  /// .navigationDestination(item: $model.edited) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user leaves the screen.
  ///   - destination: Makes the screen from a binding to the item.
  /// - Returns: A view that pushes the screen.
  @_disfavoredOverload
  public func navigationDestination<D>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (Binding<D>) -> some View
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) {
      if let last = item.wrappedValue {
        destination(Binding(unwrapping: item, default: last))
      }
    }
  }

  /// Pushes a screen of an item of any type, while the item is not nil.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user leaves the screen.
  ///   - destination: Makes the screen from the item.
  /// - Returns: A view that pushes the screen.
  public func navigationDestination<D>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) {
      if let value = item.wrappedValue {
        destination(value)
      }
    }
  }
}
