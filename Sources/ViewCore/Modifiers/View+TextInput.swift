/// What a browser is told of the text fields inside a view.
struct InputTraits: Equatable {
  /// The keyboard that a phone shows.
  var keyboard: String?
  /// What the text is, for what a browser remembers.
  var content: String?
  /// Which letters a phone makes large by itself.
  var capitalization: String?
  /// Whether the browser corrects what a person types.
  var correction: Bool?
  /// What the return key of a phone's keyboard says.
  var submitLabel: String?

  /// Says it in the attributes of a control.
  func describe(_ element: inout Element) {
    element["inputmode"] = keyboard
    element["autocomplete"] = content
    element["autocapitalize"] = capitalization
    element["enterkeyhint"] = submitLabel
    if let correction {
      element["autocorrect"] = correction ? "on" : "off"
      element["spellcheck"] = correction ? "true" : "false"
    }
  }
}

extension EnvironmentValues {
  private enum InputTraitsKey: EnvironmentKey {
    static var defaultValue: InputTraits { InputTraits() }
  }

  var inputTraits: InputTraits {
    get { self[InputTraitsKey.self] }
    set { self[InputTraitsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets which keyboard a phone shows for the text fields inside.
  ///
  /// - Parameter type: The keyboard.
  /// - Returns: The view with its keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentView(content: self, value: type) { $1.inputTraits.keyboard = $0.mode }
  }

  /// Says what the text fields inside hold, so that the browser can fill them in.
  ///
  /// - Parameter textContentType: What they hold. `nil` says nothing.
  /// - Returns: The view, described.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    EnvironmentView(content: self, value: textContentType) {
      $1.inputTraits.content = $0?.autocomplete
    }
  }

  /// Sets which letters a phone makes large by itself.
  ///
  /// - Parameter style: Which letters.
  /// - Returns: The view with its text fields set.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    EnvironmentView(content: self, value: style) { $1.inputTraits.capitalization = $0.name }
  }

  /// Sets which letters a phone makes large by itself.
  ///
  /// - Parameter autocapitalization: Which letters. `nil` is what the browser likes.
  /// - Returns: The view with its text fields set.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    EnvironmentView(content: self, value: autocapitalization) {
      $1.inputTraits.capitalization = $0?.name
    }
  }

  /// Keeps the browser from correcting what a person types.
  ///
  /// - Parameter disable: Whether it does not correct. `nil` is what the browser likes.
  /// - Returns: The view with its text fields set.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    EnvironmentView(content: self, value: disable) {
      $1.inputTraits.correction = $0.map { !$0 }
    }
  }

  /// Keeps the browser from correcting what a person types.
  ///
  /// - Parameter disable: Whether it does not correct.
  /// - Returns: The view with its text fields set.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    disableAutocorrection(disable)
  }

  /// Sets what the return key of a phone's keyboard says.
  ///
  /// - Parameter submitLabel: What it says.
  /// - Returns: The view with its return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    EnvironmentView(content: self, value: submitLabel) { $1.inputTraits.submitLabel = $0.name }
  }
}

/// What the return key of a phone's keyboard says.
public struct SubmitLabel: Equatable, Sendable {
  let name: String

  public static let done = Self(name: "done")
  public static let go = Self(name: "go")
  public static let send = Self(name: "send")
  public static let search = Self(name: "search")
  public static let next = Self(name: "next")
  public static let `return` = Self(name: "enter")
  /// HTML has no word of its own for it: the key says "Go".
  public static let join = Self(name: "go")
  /// HTML has no word of its own for it: the key says "Go".
  public static let route = Self(name: "go")
  /// HTML has no word of its own for it: the key says "Next".
  public static let `continue` = Self(name: "next")
}

/// Which letters a phone makes large by itself.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let name: String

  public static let never = Self(name: "none")
  public static let words = Self(name: "words")
  public static let sentences = Self(name: "sentences")
  public static let characters = Self(name: "characters")
}
