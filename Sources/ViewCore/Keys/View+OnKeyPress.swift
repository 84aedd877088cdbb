public import Foundation

nonisolated extension View {
  /// Runs an action when the user presses a key while the view, or one inside, has the keyboard focus.
  ///
  /// ```swift
  /// Board(game: game)
  ///   .focusable()
  ///   .onKeyPress(.upArrow) {
  ///     game.move(.up)
  ///     return .handled
  ///   }
  /// ```
  ///
  /// A stack or a drawing needs ``focusable(_:)`` for that. The page does nothing else with a key that a view waits
  /// for, before it knows what the action returns. So the result only says whether views further out get the key. Text
  /// fields keep the keys that enter text, and do what they do with the others. A disabled view waits for no key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: The action. It returns whether it has used the key.
  /// - Returns: The view with its action.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action with the phases of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phases: The phases that matter.
  ///   - action: The action. It returns whether it has used the key.
  /// - Returns: The view with its action.
  public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: [key], phases: phases, action: action)
  }

  /// Runs an action when the user presses one of several keys.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - phases: The phases that matter.
  ///   - action: The action. It returns whether it has used the key.
  /// - Returns: The view with its action.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: keys, phases: phases, action: action)
  }

  /// Runs an action when the user presses a key that enters certain characters.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - phases: The phases that matter.
  ///   - action: The action. It returns whether it has used the key.
  /// - Returns: The view with its action.
  public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: nil, phases: phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Runs an action when the user presses any key.
  ///
  /// The tab key, and keys together with the control or the command key, keep what they do in the browser.
  ///
  /// - Parameters:
  ///   - phases: The phases that matter.
  ///   - action: The action. It returns whether it has used the key.
  /// - Returns: The view with its action.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: nil, phases: phases, action: action)
  }
}

/// The action of a view for keys, and that of the views around it.
private final class KeyPressScope {
  var keys: Set<KeyEquivalent>?
  var phases: KeyPress.Phases = []
  var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }
  weak var outer: KeyPressScope?

  /// Offers a key to the view, and then to those around it until one has used it.
  func offer(_ press: KeyPress) {
    let isMeant = phases.contains(press.phase) && keys?.contains(press.key) != false
    if isMeant, action(press) == .handled { return }
    outer?.offer(press)
  }
}

struct KeyPressView<Content: View> {
  let content: Content
  let keys: Set<KeyEquivalent>?
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
  /// Whether the keys count in a text field, too.
  var isForFields = true
  @OwnObject private var scope = KeyPressScope()
  @Environment(\.keyPressScope) private var outer
  @Environment(\.isEnabled) private var isEnabled

  init(
    content: Content,
    keys: Set<KeyEquivalent>?,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.content = content
    self.keys = keys
    self.phases = phases
    self.action = action
  }
}

extension KeyPressView: View {
  var body: some View {
    scope.keys = keys
    // A dialog of a disabled view is enabled, and offers its keys to the views around.
    scope.phases = isEnabled ? phases : []
    scope.action = action
    scope.outer = outer
    var element = Element("div", attributes: [.init("class", "effect")])
    if isEnabled {
      element.events = .key
      let letters = phases.letters + (isForFields ? "" : "c")
      element["data-keys"] = ([letters] + (keys ?? []).map(\.name).sorted())
        .joined(separator: " ")
    }
    return BoxedView(
      EnvironmentView(content: content, value: scope) { $1.keyPressScope = $0 },
      behavior: ElementBehavior { [scope] event in
        if case .key(let press) = event { scope.offer(press) }
      }
    ) { [element] _ in element }
  }
}

extension EnvironmentValues {
  private enum KeyPressScopeKey: EnvironmentKey {
    static var defaultValue: KeyPressScope? { nil }
  }

  /// The innermost view around that waits for keys.
  fileprivate var keyPressScope: KeyPressScope? {
    get { self[KeyPressScopeKey.self] }
    set { self[KeyPressScopeKey.self] = newValue }
  }
}
