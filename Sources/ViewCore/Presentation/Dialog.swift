/// Views above the page, which the person deals with before anything else.
struct Dialog<Content: View> {
  let style: DialogStyle
  /// What the dialog is called, where its content does not say.
  var name: Text?
  let dismiss: () -> Void
  let content: Content
}

enum DialogStyle: String {
  case sheet, cover, alert
}

extension Dialog: View {
  typealias Body = Never
}

extension Dialog: ElementView {
  static var isInFlow: Bool { false }

  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element(
      "dialog",
      attributes: [.init("class", style.rawValue)],
      events: .dismiss
    )
    if style == .alert { element["role"] = "alertdialog" }
    element["aria-label"] = name?.string(in: context.environment.locale)
    var environment = context.environment
    environment.dismiss = DismissAction(dismiss)
    // What the views around do to their own controls ends here; how they look goes on.
    environment.isEnabled = true
    environment.submitAction = nil
    environment.focusTarget = nil
    environment.closingAction = nil
    return Rendering(
      element: element,
      content: content,
      environment: environment,
      behavior: ElementBehavior { [dismiss] event in
        if event == .dismiss { dismiss() }
      }
    )
  }
}

/// Closes what a view is presented in.
///
/// ```swift
/// struct Editor: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View {
///     Button("Done") { dismiss() }
///   }
/// }
/// ```
public struct DismissAction {
  private let action: (() -> Void)?

  init(_ action: (() -> Void)?) {
    self.action = action
  }

  /// Closes the sheet, cover or alert around the view.
  ///
  /// In a view that is not presented it does nothing, as in SwiftUI on a phone.
  public func callAsFunction() {
    action?()
  }

  var isPresented: Bool { action != nil }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) }
  }

  /// Closes what the view is presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented above another one.
  public var isPresented: Bool { dismiss.isPresented }
}
