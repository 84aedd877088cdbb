/// Closes what a view is presented in, or pops the screen that it is on.
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
@MainActor
@preconcurrency
public struct DismissAction {
  let presentation: Presentation?

  nonisolated init(_ presentation: Presentation?) {
    self.presentation = presentation
  }

  /// Closes the sheet, cover, popover or alert around the view, or pops its screen.
  ///
  /// In a view that is not presented it does nothing, as in SwiftUI on a phone.
  public func callAsFunction() {
    presentation?.dismiss()
  }
}

extension EnvironmentValues {
  /// Closes what the view is presented in.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether the view is presented above another one, or on a screen that was pushed.
  public var isPresented: Bool { presentation != nil }
}
