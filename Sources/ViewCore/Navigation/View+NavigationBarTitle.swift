nonisolated extension View {
  /// Sets the title of the screen around the view.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen around the view.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The view.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets a title that is known only at run time for the screen around the view.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen around the view, and its display mode.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The display mode.
  /// - Returns: The view.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen around the view, and its display mode.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - displayMode: The display mode.
  /// - Returns: The view.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets a title that is known only at run time for the screen around the view, and its display
  /// mode.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The display mode.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Sets the display mode of the title of the screen around the view.
  ///
  /// - Parameter mode: The display mode.
  /// - Returns: The view.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

/// The display mode of the title of a screen.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The title is shown as on the screen below; on the root it is large.
  public static let automatic = Self(mode: .automatic)
  /// The title is in the middle of the bar.
  public static let inline = Self(mode: .inline)
  /// The title is in large letters below the bar.
  public static let large = Self(mode: .large)
}
