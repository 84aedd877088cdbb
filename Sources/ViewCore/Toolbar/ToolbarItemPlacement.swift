/// The place of a view in the bars of a screen.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place: Equatable {
    case leading, middle, trailing, overflow, bottom, keyboard
  }

  let place: Place
  /// Whether the view confirms the action of the screen and stands out.
  var isConfirmation = false
  /// Whether the item is centered in its bar.
  var isStatus = false

  /// At the trailing end of the bar.
  public static let automatic = Self(place: .trailing)
  /// In the middle of the bar, instead of the title.
  public static let principal = Self(place: .middle)
  /// In the middle of the bar, instead of the title.
  ///
  /// On Apple's platforms a large title takes its place while it is seen.
  public static let title = Self(place: .middle)
  /// At the leading end of the bar.
  public static let navigation = Self(place: .leading)
  /// At the trailing end of the bar.
  public static let primaryAction = Self(place: .trailing)
  /// At the trailing end of the bar, in bold letters.
  public static let confirmationAction = Self(place: .trailing, isConfirmation: true)
  /// At the leading end of the bar.
  public static let cancellationAction = Self(place: .leading)
  /// At the trailing end of the bar.
  public static let destructiveAction = Self(place: .trailing)
  /// In a bar below the content.
  public static let bottomBar = Self(place: .bottom)
  /// In the middle of a bar below the content.
  public static let status = Self(place: .bottom, isStatus: true)
  /// In a bar above the keyboard of a touch screen, and below the content where there is none.
  ///
  /// It is seen while a text field or an editor of the screen has the focus.
  public static let keyboard = Self(place: .keyboard)
  /// In a menu at the trailing end of the bar.
  public static let secondaryAction = Self(place: .overflow)
  /// At the leading end of the bar.
  public static let topBarLeading = Self(place: .leading)
  /// At the trailing end of the bar.
  public static let topBarTrailing = Self(place: .trailing)
  /// At the trailing end of the bar, where it stays.
  ///
  /// Items of a page are never moved into a menu, so that it is the same place as ``topBarTrailing``.
  public static let topBarPinnedTrailing = Self(place: .trailing)
  /// At the leading end of the bar.
  ///
  /// SwiftUI has deprecated it in favor of ``topBarLeading``.
  public static let navigationBarLeading = Self(place: .leading)
  /// At the trailing end of the bar.
  ///
  /// SwiftUI has deprecated it in favor of ``topBarTrailing``.
  public static let navigationBarTrailing = Self(place: .trailing)
}

extension ToolbarItemPlacement {
  /// The style of an item that is centered in its bar.
  var style: String? {
    isStatus ? "position:absolute;inset-inline:0;width:fit-content;margin:auto" : nil
  }

  /// Whether labels show only their symbols there, to save space.
  var showsSymbols: Bool {
    switch place {
    case .leading, .trailing, .bottom, .keyboard: true
    case .middle, .overflow: false
    }
  }
}

extension Screen {
  func portalTarget(for placement: ToolbarItemPlacement) -> PortalTarget {
    switch placement.place {
    case .leading: leadingItems
    case .middle: principalItems
    case .trailing: trailingItems
    case .overflow: overflowItems
    case .bottom: bottomItems
    case .keyboard: keyboardItems
    }
  }
}
