public import Foundation

/// The properties of a window and of its user's system that a page reports.
public struct WindowMetrics: Equatable, Sendable {
  /// Whether the window is narrow, as on a phone.
  public var hasCompactWidth: Bool
  /// Whether the window is low, as on a phone that lies on its side.
  public var hasCompactHeight: Bool
  /// The number of the display's pixels in a point.
  public var displayScale: Double
  /// Whether the user prefers less motion.
  public var reducesMotion: Bool
  /// The size that the user has chosen for texts.
  public var textSize: DynamicTypeSize
  /// How far the device covers the sides of the window, in points; the leading side is the left one.
  public var safeArea: EdgeInsets
  /// Whether the user prefers more contrast.
  public var increasesContrast: Bool

  /// Creates the properties, which are those of a phone if a test says nothing else.
  ///
  /// - Parameters:
  ///   - hasCompactWidth: Whether the window is narrow.
  ///   - hasCompactHeight: Whether the window is low.
  ///   - displayScale: The number of the display's pixels in a point.
  ///   - reducesMotion: Whether the user prefers less motion.
  ///   - textSize: The size of texts.
  ///   - safeArea: How far the device covers the sides of the window.
  ///   - increasesContrast: Whether the user prefers more contrast.
  public init(
    hasCompactWidth: Bool = true,
    hasCompactHeight: Bool = false,
    displayScale: Double = 2,
    reducesMotion: Bool = false,
    textSize: DynamicTypeSize = .large,
    safeArea: EdgeInsets = EdgeInsets(),
    increasesContrast: Bool = false
  ) {
    self.hasCompactWidth = hasCompactWidth
    self.hasCompactHeight = hasCompactHeight
    self.displayScale = displayScale
    self.reducesMotion = reducesMotion
    self.textSize = textSize
    self.safeArea = safeArea
    self.increasesContrast = increasesContrast
  }
}

/// Whether a window has little or much room in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Whether the user prefers more contrast than usual.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

/// A value of the environment that follows the window until a view sets another.
private enum Followed<Value> {
  case window
  case set(Value)

  func value(or windowValue: @autoclosure () -> Value) -> Value {
    switch self {
    case .window: windowValue()
    case .set(let value): value
    }
  }
}

extension EnvironmentValues {
  private enum MetricsKey: EnvironmentKey {
    static var defaultValue: StateLocation<WindowMetrics>? { nil }
  }

  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: Followed<UserInterfaceSizeClass?> { .window }
  }

  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: Followed<UserInterfaceSizeClass?> { .window }
  }

  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: Followed<CGFloat> { .window }
  }

  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: Followed<DynamicTypeSize> { .window }
  }

  /// The properties that the page reports, or `nil` outside of a window.
  package var windowMetrics: WindowMetrics? {
    get { self[MetricsKey.self]?.value }
    set { self[MetricsKey.self] = newValue.map { StateLocation($0) } }
  }

  /// The properties that the page updates, or `nil` outside of a window.
  var metricsOfWindow: StateLocation<WindowMetrics>? { self[MetricsKey.self] }

  /// Replaces the properties by ones that the page updates.
  mutating func followMetrics() -> StateLocation<WindowMetrics> {
    let metrics = StateLocation(windowMetrics ?? WindowMetrics())
    self[MetricsKey.self] = metrics
    return metrics
  }

  /// Whether the window has little or much room from side to side.
  ///
  /// It is compact below 640 points, with letters of the usual size: where sheets come from the bottom.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      self[HorizontalSizeClassKey.self]
        .value(or: windowMetrics.map { $0.hasCompactWidth ? .compact : .regular })
    }
    set { self[HorizontalSizeClassKey.self] = .set(newValue) }
  }

  /// Whether the window has little or much room from top to bottom.
  ///
  /// It is compact below 480 points, as on a phone that lies on its side.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      self[VerticalSizeClassKey.self]
        .value(or: windowMetrics.map { $0.hasCompactHeight ? .compact : .regular })
    }
    set { self[VerticalSizeClassKey.self] = .set(newValue) }
  }

  /// The number of the display's pixels in a point.
  ///
  /// It changes when the user enlarges the page.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self].value(or: CGFloat(windowMetrics?.displayScale ?? 1)) }
    set { self[DisplayScaleKey.self] = .set(newValue) }
  }

  /// The size of a pixel of the display in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether the user prefers less motion.
  ///
  /// The page then shows no animations, whatever the app does.
  public var accessibilityReduceMotion: Bool { windowMetrics?.reducesMotion ?? false }

  /// Whether the user prefers more contrast.
  ///
  /// The colors of the library stay as they are: the app decides about its own.
  public var colorSchemeContrast: ColorSchemeContrast {
    windowMetrics?.increasesContrast == true ? .increased : .standard
  }

  /// The size of texts that the user, or an enclosing view, has chosen.
  ///
  /// The page reports the size of the browser's letters, and this is the nearest of SwiftUI's steps.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self].value(or: windowTextSize) }
    set { self[DynamicTypeSizeKey.self] = .set(newValue) }
  }

  /// The size of the browser's letters.
  var windowTextSize: DynamicTypeSize { windowMetrics?.textSize ?? .large }
}
