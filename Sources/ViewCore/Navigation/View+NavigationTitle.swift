nonisolated extension View {
  /// Sets the title of the screen around the view.
  ///
  /// The back button of the next screen shows it, too.
  ///
  /// If a screen has several titles, the first one counts.
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The view.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets a title that is known only at run time for the screen around the view.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets a text as the title of the screen around the view.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  public func navigationTitle(_ title: Text) -> some View {
    ScreenSettingView(content: self, setting: \.title, value: title)
  }

  /// Sets the display mode of the title of the screen around the view.
  ///
  /// - Parameter displayMode: The display mode.
  /// - Returns: The view.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    ScreenSettingView(content: self, setting: \.displayMode, value: displayMode)
  }

  /// Hides the back button of the screen around the view.
  ///
  /// The browser's own back button does not pop such a screen either. The app pops it with
  /// ``EnvironmentValues/dismiss`` or with the path.
  ///
  /// - Parameter hidesBackButton: Whether the button is hidden.
  /// - Returns: The view.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    ScreenSettingView(content: self, setting: \.hidesBackButton, value: hidesBackButton)
  }
}
