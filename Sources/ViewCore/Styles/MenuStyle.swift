/// The look of the label of a menu.
///
/// Apps cannot declare styles, because the page opens the menu from its own element.
public protocol MenuStyle {
  /// Identifies the look.
  ///
  /// Only the library creates values of this type.
  var _look: _MenuLook { get }
}

/// The look of the label of a menu, with its class in the stylesheet.
public struct _MenuLook: Sendable {
  /// The class, or `nil` for that of the button style.
  let name: String?
}

/// The default style: a button in the style of the buttons around it.
public struct DefaultMenuStyle: MenuStyle {
  public var _look: _MenuLook { _MenuLook(name: nil) }
  public init() {}
}

/// A button in the style of the buttons around it.
public struct ButtonMenuStyle: MenuStyle {
  public var _look: _MenuLook { _MenuLook(name: nil) }
  public init() {}
}

/// A button without a background.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public var _look: _MenuLook { _MenuLook(name: "borderless") }
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: a button in the style of the buttons around it.
  public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of the buttons around it.
  public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a background.
  public static var borderlessButton: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of the menus inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its menus.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuLook, style._look.name)
  }
}

extension EnvironmentValues {
  private enum MenuLookKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  /// The class of the labels of menus, or `nil` for that of the button style.
  var menuLook: String? {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}
