public import SwiftUI

extension Theme {
  /// The color of the standup's card.
  public var mainColor: Color {
    switch self {
    case .bubblegum: Color(red: 0.93, green: 0.51, blue: 0.82)
    case .buttercup: Color(red: 1, green: 0.95, blue: 0.59)
    case .indigo: Color(red: 0.21, green: 0, blue: 0.44)
    case .lavender: Color(red: 0.81, green: 0.81, blue: 1)
    case .navy: Color(red: 0, green: 0.08, blue: 0.26)
    case .orange: Color(red: 1, green: 0.55, blue: 0.26)
    case .periwinkle: Color(red: 0.53, green: 0.51, blue: 1)
    case .poppy: Color(red: 1, green: 0.38, blue: 0.38)
    case .sky: Color(red: 0.43, green: 0.57, blue: 1)
    case .tan: Color(red: 0.76, green: 0.61, blue: 0.49)
    case .teal: Color(red: 0.13, green: 0.62, blue: 0.62)
    }
  }

  /// A color that can be read on the main one.
  public var accentColor: Color {
    switch self {
    case .indigo, .navy: .white
    default: .black
    }
  }
}
