// Forms that SwiftUI has deprecated in favor of toolbars, and still accepts.

nonisolated extension View {
  /// Shows views at the leading end of the bar.
  ///
  /// - Parameter leading: The views.
  /// - Returns: The view.
  public func navigationBarItems(leading: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
    }
  }

  /// Shows views at the trailing end of the bar.
  ///
  /// - Parameter trailing: The views.
  /// - Returns: The view.
  public func navigationBarItems(trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Shows views at both ends of the bar.
  ///
  /// - Parameters:
  ///   - leading: The views at the leading end.
  ///   - trailing: The views at the trailing end.
  /// - Returns: The view.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}
