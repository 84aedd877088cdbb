extension View {
  /// Puts views at the trailing end of the bar of the screen that the view is on.
  ///
  /// Outside a ``NavigationStack`` there is no bar, and the views are not shown, as in SwiftUI on a
  /// phone.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    TupleView(self, ToolbarInlet(placement: .automatic, content: content()))
  }

  /// Puts views into the bars of the screen that the view is on.
  ///
  /// Outside a ``NavigationStack`` there are no bars, and the views are not shown, as in SwiftUI on a
  /// phone.
  ///
  /// ```swift
  /// .toolbar {
  ///   ToolbarItem(placement: .cancellationAction) {
  ///     Button("Cancel") { dismiss() }
  ///   }
  ///   ToolbarItem(placement: .confirmationAction) {
  ///     Button("Save") { save() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: The views and where they are.
  /// - Returns: The view.
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    TupleView(self, content().anyItems)
  }
}
