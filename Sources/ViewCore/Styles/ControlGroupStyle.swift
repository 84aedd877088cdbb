/// A style with which an app draws control groups itself.
///
/// ```swift
/// struct StackedStyle: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a control group.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group that a style draws.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    let parts: ControlGroupParts
  }

  /// The label, which is empty if the app gave the group none.
  public struct Label {
    let content: AnyView?
  }

  let parts: ControlGroupParts

  /// The controls.
  public var content: Content { Content(parts: parts) }
  /// The label, which is empty if the app gave the group none.
  public var label: Label { Label(content: parts.label) }
}

extension ControlGroupStyleConfiguration.Content: View {
  public var body: some View { parts.content }
}

extension ControlGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// The default style: controls side by side on a common background.
///
/// In a bar they have no background, and in a menu they are one row of it.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupElement(parts: configuration.parts, isJoined: true)
  }
}

/// Controls side by side without a background, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupElement(parts: configuration.parts, isJoined: false)
  }
}

/// A menu of the controls, which the label opens.
///
/// A group without a label has three dots.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if let label = configuration.parts.label {
      Menu(content: { configuration.content }, label: { label })
    } else {
      MenuElement(
        name: "More",
        label: Image(systemName: "ellipsis"),
        content: configuration.content
      )
    }
  }
}

/// One row of controls in a menu.
///
/// Outside of menus it is a menu with that row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactMenu(configuration: configuration)
  }
}

private struct CompactMenu: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    let row = ControlGroupElement(parts: configuration.parts, isJoined: false)
    if isInMenu {
      row
    } else {
      MenuElement(
        name: configuration.parts.label == nil ? "More" : nil,
        label: configuration.parts.label ?? AnyView(Image(systemName: "ellipsis")),
        content: row
      )
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: controls side by side on a common background.
  public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side without a background, as in a bar.
  public static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls, which the label opens.
  public static var menu: Self { Self() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// One row of controls in a menu.
  public static var compactMenu: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of the control groups inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its style of control groups.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) {
      $1[styles: (any ControlGroupStyle).self].append($0)
    }
  }
}
