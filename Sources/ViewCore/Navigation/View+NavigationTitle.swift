nonisolated extension View {
  /// Gives the screen that the view is on a title, which the back button of the next screen reads too.
  ///
  /// Of several titles on a screen the first one counts.
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The view.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen that the view is on a title that is known only at run time.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the screen that the view is on a title of text.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  public func navigationTitle(_ title: Text) -> some View {
    ScreenSettingView(content: self, setting: \.title, value: title)
  }

  /// Says how the title of the screen that the view is on is shown.
  ///
  /// - Parameter displayMode: How it is shown.
  /// - Returns: The view.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    ScreenSettingView(content: self, setting: \.displayMode, value: displayMode)
  }

  /// Takes the back button away from the screen that the view is on.
  ///
  /// The browser's own back button does not pop such a screen either: the app does, with
  /// ``EnvironmentValues/dismiss`` or by its path.
  ///
  /// - Parameter hidesBackButton: Whether the button is gone.
  /// - Returns: The view.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    ScreenSettingView(content: self, setting: \.hidesBackButton, value: hidesBackButton)
  }
}
