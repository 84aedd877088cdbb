internal import ConcurrencyExtras

/// A control that runs an action when the user taps it.
///
/// ```swift
/// Button("Increment") { count += 1 }
/// ```
@MainActor
@preconcurrency
public struct Button<Label: View> {
  private let role: ButtonRole?
  private var purpose = ButtonPurpose.action
  private let action: () -> Void
  private let label: Label

  /// Creates a button with a label of views.
  ///
  /// - Parameters:
  ///   - action: The action to run when the user taps the button.
  ///   - label: The content of the button.
  ///   - fileID: Where an issue of the action is reported.
  ///   - filePath: Where an issue of the action is reported.
  ///   - line: Where an issue of the action is reported.
  ///   - column: Where an issue of the action is reported.
  public init(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(role: nil, action: action, label: label(), at: location)
  }

  /// Creates a button with a role and a label of views.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action to run when the user taps the button.
  ///   - label: The content of the button.
  ///   - fileID: Where an issue of the action is reported.
  ///   - filePath: Where an issue of the action is reported.
  ///   - line: Where an issue of the action is reported.
  ///   - column: Where an issue of the action is reported.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(role: role, action: action, label: label(), at: location)
  }

  /// Creates a button that the app writes at a location.
  init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    label: Label,
    at location: SourceLocation
  ) {
    self.role = role
    self.action = BindingOrigin.action(action, at: location)
    self.label = label
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - role: The purpose of the button.
  ///   - action: The action to run when the user taps the button.
  ///   - fileID: Where an issue of the action is reported.
  ///   - filePath: Where an issue of the action is reported.
  ///   - line: Where an issue of the action is reported.
  ///   - column: Where an issue of the action is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(role: role, action: action, label: Text(titleKey), at: location)
  }

  /// Creates a button with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(role: role, action: action, label: Text(title), at: location)
  }
}

extension Button where Label == ViewCore.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button.
  ///   - action: The action to run when the user taps the button.
  ///   - fileID: Where an unknown symbol and issues of the action are reported.
  ///   - filePath: Where an unknown symbol and issues of the action are reported.
  ///   - line: Where an unknown symbol and issues of the action are reported.
  ///   - column: Where an unknown symbol and issues of the action are reported.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    self.init(role: role, action: action, label: label, at: location)
  }

  /// Creates a button with a symbol and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(title, systemImage: systemImage, at: location)
    self.init(role: role, action: action, label: label, at: location)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style's configuration, with the next outer style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
    purpose = configuration.purpose
  }
}

extension Button: View {
  public typealias Body = Never
}

extension Button: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    StyledButton(role: role, purpose: purpose, label: label, action: action)
      .resolve(in: environment)
  }
}

/// A button with the style of its environment.
struct StyledButton<Label: View> {
  var role: ButtonRole?
  var purpose = ButtonPurpose.action
  let label: Label
  let action: () -> Void
}

/// Whether a button runs an action or opens a screen.
enum ButtonPurpose {
  case action
  /// The button opens another screen.
  case navigation
}

extension StyledButton: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    let style = environment[styles: (any PrimitiveButtonStyle).self].last
    guard let style, !(style is any DrawnButtonStyle) else {
      return ButtonElement(
        name: (style as? any DrawnButtonStyle)?.name,
        role: role,
        purpose: purpose,
        action: action,
        label: label
      )
    }
    return style.styled(
      PrimitiveButtonStyleConfiguration(
        role: role,
        label: .init(content: AnyView(label)),
        purpose: purpose,
        action: action
      )
    )
  }
}

extension PrimitiveButtonStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any PrimitiveButtonStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

/// The element of a button.
struct ButtonElement<Label: View> {
  /// The class of the look, or `nil` for the default look.
  let name: String?
  let role: ButtonRole?
  var purpose = ButtonPurpose.action
  let action: () -> Void
  var pressed: ((Bool) -> Void)?
  let label: Label
}

extension ButtonElement: ElementView {
  static var isControl: Bool { true }

  func render(in context: NodeContext) -> Rendering<Label> {
    let drawn = look(isRow: context.isRow)
    let names = drawn.map { "\(ClassName.button) \($0)" } ?? ClassName.button.rawValue
    var element = Element(
      "button",
      attributes: [.init("class", names), .init("type", "button")],
      events: pressed == nil ? .click : [.click, .press]
    )
    element["style"] = context.environment.buttonStyle(of: drawn)
    element["data-role"] = role?.name
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element: element,
      content: label,
      behavior: ElementBehavior {
        [action, pressed, closed = context.environment.closedByButtons] event in
        if case .press(let isPressed) = event {
          pressed?(isPressed)
        } else {
          action()
          closed?.dismiss()
        }
      }
    )
    // A tap anywhere on a row follows the link in it. A link may be in the background of a view, which does
    // not know its row, so every link answers for its row.
    if purpose == .navigation { rendering.behavior?.answersForRow = true }
    rendering.followFocus(in: context.environment)
    return rendering
  }
}

extension ButtonElement {
  /// The classes of the stylesheet.
  ///
  /// A link in a row looks like a row in every style.
  private func look(isRow: Bool) -> String? {
    switch purpose {
    case .action: name ?? (isRow ? "in-row" : nil)
    case .navigation:
      isRow ? "in-row \(ClassName.link) \(ClassName.more)" : name ?? ClassName.link.rawValue
    }
  }
}

/// The purpose of a button, which the page shows.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// The button deletes something or cannot be undone.
  public static let destructive = Self(name: "destructive")
  /// The button leaves everything as it was.
  public static let cancel = Self(name: "cancel")
  /// The button closes what it is in.
  public static let close = Self(name: "close")
  /// The button confirms what the user has done.
  public static let confirm = Self(name: "confirm")
}
