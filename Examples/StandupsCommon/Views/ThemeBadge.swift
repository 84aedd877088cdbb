public import SwiftUI

/// The name of a theme on its color.
public struct ThemeBadge: View {
  private let theme: Theme

  public init(theme: Theme) {
    self.theme = theme
  }

  public var body: some View {
    Text(theme.name)
      .padding(4)
      .foregroundStyle(theme.accentColor)
      .background(theme.mainColor)
      .clipShape(.rect(cornerRadius: 4))
  }
}
