/// A style with which an app draws toggles itself.
///
/// ```swift
/// struct Checklist: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Label {
///         configuration.label
///       } icon: {
///         Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
///       }
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a toggle.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// A style of the library.
///
/// In a menu, a toggle with such a style is a menu item.
protocol LibraryToggleStyle: ToggleStyle {}

extension DefaultToggleStyle: LibraryToggleStyle {}
extension SwitchToggleStyle: LibraryToggleStyle {}
extension CheckboxToggleStyle: LibraryToggleStyle {}
extension ButtonToggleStyle: LibraryToggleStyle {}

/// The properties of a toggle that a style draws.
public struct ToggleStyleConfiguration {
  /// The label of the toggle that the app created.
  public struct Label {
    let content: AnyView
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether only some of the toggle's values are on.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// The default style of the context: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      label: configuration.label
    )
  }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  /// Creates a switch in the default color.
  public init() {
    tint = nil
  }

  /// Creates a switch with a color for its on state.
  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      tint: tint,
      label: configuration.label
    )
  }
}

/// A checkbox.
public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(
      isCheckbox: true,
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      label: configuration.label
    )
  }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      label: configuration.label
    )
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style of the context: a switch.
  public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox.
  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of the toggles inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its toggle style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) { $1[styles: (any ToggleStyle).self].append($0) }
  }
}
