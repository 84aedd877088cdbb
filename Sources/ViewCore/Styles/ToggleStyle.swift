/// How toggles look: what an app declares to draw toggles itself.
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
  /// The type of view that the style makes.
  associatedtype Body: View

  /// What a toggle shows.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a style knows of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// A style of the library's own, in which a toggle of a menu is an item of that.
protocol LibraryToggleStyle: ToggleStyle {}

extension DefaultToggleStyle: LibraryToggleStyle {}
extension SwitchToggleStyle: LibraryToggleStyle {}
extension CheckboxToggleStyle: LibraryToggleStyle {}
extension ButtonToggleStyle: LibraryToggleStyle {}

/// What a style knows of a toggle that it draws.
public struct ToggleStyleConfiguration {
  /// What the toggle is for, as the app said it.
  public struct Label {
    let content: AnyView
  }

  /// What the toggle is for.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of what it switches is on, and some is not.
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

/// The look that suits the place: a switch.
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

  /// Creates a switch in the usual colour.
  public init() {
    tint = nil
  }

  /// Creates a switch that has a colour while it is on.
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

/// A box with a check mark.
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
  /// The look that suits the place: a switch.
  public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark.
  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: Self { Self() }
}

nonisolated extension View {
  /// Sets how the toggles inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its toggles in the style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) { $1.toggleStyles.append($0) }
  }
}

extension EnvironmentValues {
  private enum ToggleStylesKey: EnvironmentKey {
    static var defaultValue: [any ToggleStyle] { [] }
  }

  /// The styles of the views around, the innermost last.
  var toggleStyles: [any ToggleStyle] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}
