extension View {
  /// Puts a view behind the row of a list or a form that this view is.
  ///
  /// - Parameter view: The view behind, often a colour. `nil` is the ground that rows have.
  /// - Returns: The view with a ground for its row.
  public func listRowBackground(_ view: (some View)?) -> some View {
    TraitView(content: self, value: view.map { AnyView($0) }) { $1.background = $0 }
  }

  /// Sets the distances between the sides of the row that this view is and the view.
  ///
  /// - Parameter insets: The distances. `nil` are the ones that rows have.
  /// - Returns: The view with distances for its row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    TraitView(content: self, value: insets) { $1.insets = $0 }
  }

  /// Says which value of a picker's selection the view stands for.
  ///
  /// - Parameters:
  ///   - tag: The value, of the type of the selection.
  ///   - includeOptional: Whether the tag also stands for the value in a selection that may be none.
  /// - Returns: The view with its value.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TraitView(content: self, value: tag) { $1.tag = AnyHashable(unwrapped: $0) }
  }
}
