/// The look of the dots below pages.
///
/// Only the library has such styles, as in SwiftUI. Select one with ``View/indexViewStyle(_:)``.
public protocol IndexViewStyle {
  /// Identifies the look.
  ///
  /// Only the library creates values of this type.
  var _look: _IndexViewLook { get }
}

/// The look of the dots below pages.
public struct _IndexViewLook: Sendable {
  let ground: PageIndexViewStyle.BackgroundDisplayMode
}

/// Dots for the pages of a tab view with the style `.page`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    let className: String?

    /// The background is shown while the dots are used.
    public static let automatic = interactive
    /// The background is shown while the pointer or the focus is at the dots.
    public static let interactive = Self(className: "dots-used")
    /// The background is always shown.
    public static let always = Self(className: "dots-ground")
    /// The dots have no background.
    public static let never = Self(className: nil)
  }

  public var _look: _IndexViewLook { _IndexViewLook(ground: backgroundDisplayMode) }
  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }

  /// Dots with a choice of when they have a background.
  ///
  /// - Parameter backgroundDisplayMode: When they have one.
  /// - Returns: The style.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// Sets the look of the dots below the pages inside.
  ///
  /// ```swift
  /// TabView { Text("Welcome") }
  ///   .tabViewStyle(.page)
  ///   .indexViewStyle(.page(backgroundDisplayMode: .always))
  /// ```
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its style of dots.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexViewLook, style._look)
  }
}

extension EnvironmentValues {
  private enum IndexViewLookKey: EnvironmentKey {
    static let defaultValue = PageIndexViewStyle()._look
  }

  var indexViewLook: _IndexViewLook {
    get { self[IndexViewLookKey.self] }
    set { self[IndexViewLookKey.self] = newValue }
  }
}
