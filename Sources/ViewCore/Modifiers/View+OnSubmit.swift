nonisolated extension View {
  /// Runs an action when the person presses return in a field inside.
  ///
  /// Actions of several views around a field all run, the outermost first, as in SwiftUI.
  ///
  /// - Parameters:
  ///   - triggers: Which fields it is for: those of texts, or those to search with.
  ///   - action: What to do.
  /// - Returns: The view with its action.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    let submit = SubmitAction.Submit(triggers: triggers, run: action)
    return EnvironmentView(content: self, value: submit) { submit, environment in
      environment.submitAction = SubmitAction(
        submits: (environment.submitAction?.submits ?? []) + [submit]
      )
    }
  }
}

/// The fields in which return does something.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields and secure fields.
  public static let text = Self(rawValue: 1)
  /// The fields of `searchable(text:placement:prompt:)`.
  public static let search = Self(rawValue: 2)
}

/// What return does, the outermost first.
struct SubmitAction {
  struct Submit {
    let triggers: SubmitTriggers
    let run: () -> Void
  }

  let submits: [Submit]

  func actions(for trigger: SubmitTriggers) -> [() -> Void] {
    submits.filter { $0.triggers.contains(trigger) }.map(\.run)
  }
}

extension EnvironmentValues {
  private enum SubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
  }

  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}
