import ConcurrencyExtras

/// Whether a view is presented, and a way to end that.
///
/// SwiftUI has deprecated it in favour of ``EnvironmentValues/dismiss`` and still accepts it.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
///
/// Button("Done") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode: Equatable, Sendable {
  /// Whether the view is presented above another one, or on a screen that was pushed.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Closes what the view is presented in.
  ///
  /// A view that is not presented stays as it is.
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, as a binding through which it can end that.
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding {
      PresentationMode(isPresented: presentation != nil)
    } set: {
      if !$0.isPresented { MainThread.run { presentation?.dismiss() } }
    }
  }
}
