import Foundation

/// The settings of the views inside that scroll.
struct ScrollSettings: Equatable {
  var vertical = ScrollIndicatorVisibility.automatic
  var horizontal = ScrollIndicatorVisibility.automatic
  /// Whether lists, forms and editors have no background of their own.
  var hidesBackground = false
  /// The margins of the content, on the sides that have one.
  var margins: [Edge: CGFloat] = [:]
  /// The distance between the sections of lists and forms.
  var sectionSpacing: CGFloat?
  /// The distance between the rows of lists and forms.
  var rowSpacing: CGFloat?
  /// The least heights of rows and of the headers of sections.
  var rowHeight: CGFloat?
  var headerHeight: CGFloat?
  /// Where scroll views come to rest, if not anywhere.
  var places: _ScrollPlaces?
  /// The anchors at which they begin and stay, if not at their beginning.
  var anchors: ScrollAnchors?

  /// Returns the CSS declarations of a list or a form.
  var listStyle: String? {
    guard self != Self() else { return nil }
    return CSS.style(
      sectionSpacing.map { "--sections:\(CSS.length($0))" },
      rowSpacing.map { "--between:\(CSS.length($0))" },
      rowHeight.map { "--row-height:\(CSS.length($0))" },
      headerHeight.map { "--header-height:\(CSS.length($0))" },
      contentStyle,
      vertical.isHidden ? "scrollbar-width:none" : nil
    )
  }

  /// Returns the CSS declarations of an editor.
  var editorStyle: String? {
    guard self != Self() else { return nil }
    return CSS.style(
      hidesBackground ? "background:none;border-color:transparent" : nil,
      contentStyle,
      vertical.isHidden ? "scrollbar-width:none" : nil
    )
  }

  /// Returns the CSS declarations of content with its margins.
  var contentStyle: String? { marginStyle("padding") }

  /// Returns the CSS declarations of a scroll view that comes to rest at certain places.
  ///
  /// The places keep the distance of the margins to its edges.
  var placesStyle: String? {
    guard let places else { return nil }
    return CSS.style(marginStyle("scroll-padding"), places.isOneByOne ? "--stop:always" : nil)
  }

  private func marginStyle(_ property: String) -> String? {
    let sides: [(Edge, String)] = [
      (.top, "block-start"), (.bottom, "block-end"), (.leading, "inline-start"),
      (.trailing, "inline-end"),
    ]
    let lengths = sides.compactMap { edge, side in
      margins[edge].map { "\(property)-\(side):\(CSS.length($0))" }
    }
    return lengths.isEmpty ? nil : lengths.joined(separator: ";")
  }

  /// Returns whether a view that scrolls along some axes has no indicators.
  ///
  /// A browser shows those of both axes or none.
  func hidesIndicators(along axes: Axis.Set) -> Bool {
    guard !axes.isEmpty else { return false }
    return (!axes.contains(.vertical) || vertical.isHidden)
      && (!axes.contains(.horizontal) || horizontal.isHidden)
  }
}

extension EnvironmentValues {
  private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
  }

  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// The visibility of the scroll bars for vertical scrolling.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.vertical }
    set { scrollSettings.vertical = newValue }
  }

  /// The visibility of the scroll bars for horizontal scrolling.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.horizontal }
    set { scrollSettings.horizontal = newValue }
  }
}

extension Element {
  /// Returns a list or a form with the settings of views that scroll.
  func scrolled(in environment: EnvironmentValues) -> Element {
    let settings = environment.scrollSettings
    guard settings != ScrollSettings() else { return self }
    var element = self
    if settings.hidesBackground, let names = element["class"] {
      element["class"] = "\(names) \(ClassName.clearGround)"
    }
    if settings.rowSpacing != nil, let names = element["class"] {
      element["class"] = "\(names) spaced"
    }
    element["style"] = settings.listStyle
    return element
  }
}
