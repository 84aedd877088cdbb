nonisolated extension View {
  /// Runs an action when the user presses return in a field inside.
  ///
  /// The actions of all enclosing views run, the outermost first, as in SwiftUI.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of fields that trigger the action: text fields or search fields.
  ///   - action: The action to run.
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

extension View {
  /// Keeps the return key in fields inside from triggering the actions of views around this one.
  ///
  /// - Parameter isBlocking: Whether it does.
  /// - Returns: The view with its fields.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self, value: isBlocking) { isBlocking, environment in
      if isBlocking { environment.submitAction = nil }
    }
  }
}

/// The kinds of fields whose return key triggers an action.
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

/// The actions of the return key, the outermost first.
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
