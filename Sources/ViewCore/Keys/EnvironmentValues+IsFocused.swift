internal import ConcurrencyExtras

extension EnvironmentValues {
  /// Whether the nearest view around that ``View/focusable(_:)`` lets have the keyboard focus has it.
  ///
  /// ```swift
  /// struct CardView: View {
  ///   @Environment(\.isFocused) private var isFocused
  ///
  ///   var body: some View {
  ///     Text("Card").padding().border(isFocused ? .blue : .clear)
  ///   }
  /// }
  ///
  /// CardView().focusable()
  /// ```
  ///
  /// It is also true while a control inside of that view has the focus.
  public var isFocused: Bool {
    guard let mark = focusMark, let store = focusedValueStore, MainThread.isCurrent else {
      return false
    }
    return MainActor.assumeIsolated { store.values.focusMark === mark }
  }
}

/// The identity of a view that may have the focus.
final class FocusMark: Sendable {}

/// A view that tells those inside whether it has the focus.
struct FocusMarkedView<Content: View> {
  let content: Content
  let isFocusable: Bool
  @OwnObject private var mark = FocusMark()
  @Environment(\.focusMark) private var outer

  init(content: Content, isFocusable: Bool) {
    self.content = content
    self.isFocusable = isFocusable
  }
}

extension FocusMarkedView: View {
  var body: some View {
    let mark = isFocusable ? mark : outer
    EnvironmentView(content: content, value: mark) { $1.focusMark = $0 }
      .focusedValue(\.focusMark, mark)
  }
}

extension FocusedValues {
  private enum FocusMarkKey: FocusedValueKey {
    typealias Value = FocusMark
  }

  /// The innermost view that may have the focus and has it.
  fileprivate var focusMark: FocusMark? {
    get { self[FocusMarkKey.self] }
    set { self[FocusMarkKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum FocusMarkKey: EnvironmentKey {
    static var defaultValue: FocusMark? { nil }
  }

  /// The nearest view around that may have the focus.
  fileprivate var focusMark: FocusMark? {
    get { self[FocusMarkKey.self] }
    set { self[FocusMarkKey.self] = newValue }
  }
}
