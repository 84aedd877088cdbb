import ConcurrencyExtras

/// The presentation state of a view.
///
/// SwiftUI has deprecated it in favor of ``EnvironmentValues/dismiss`` and still accepts it.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
///
/// Button("Done") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode: Equatable, Sendable {
  /// Whether the view is in a presentation or on a pushed screen.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Closes the presentation around the view.
  ///
  /// It does nothing in a view that is not presented.
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// A binding of the view's presentation state, with which the view can close itself.
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding {
      PresentationMode(isPresented: presentation != nil)
    } set: {
      if !$0.isPresented { MainThread.run { presentation?.dismiss() } }
    }
  }
}
