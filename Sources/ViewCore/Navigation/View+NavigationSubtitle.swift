nonisolated extension View {
  /// Sets a line below the title of the screen around the view.
  ///
  /// ```swift
  /// .navigationTitle("Inbox")
  /// .navigationSubtitle("\(mails.count) unread")
  /// ```
  ///
  /// If a screen has several subtitles, the first one counts.
  ///
  /// - Parameter subtitleKey: The line.
  /// - Returns: The view.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a line that is known only at run time below the title of the screen around the view.
  ///
  /// - Parameter subtitle: The line.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets a text as a line below the title of the screen around the view.
  ///
  /// - Parameter subtitle: The line.
  /// - Returns: The view.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    ScreenSettingView(content: self, setting: \.subtitle, value: subtitle)
  }
}
