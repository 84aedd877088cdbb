/// An action that closes the presentation around a view, or pops its screen.
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
  /// It does nothing in a view that is not presented, as in SwiftUI on a phone.
  public func callAsFunction() {
    presentation?.dismiss()
  }
}

extension EnvironmentValues {
  /// Closes the presentation around the view.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether the view is in a presentation or on a pushed screen.
  public var isPresented: Bool { presentation != nil }
}
