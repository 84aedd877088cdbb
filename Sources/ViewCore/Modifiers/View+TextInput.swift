/// The input settings of the text fields inside a view.
struct InputTraits: Equatable {
  /// The type of a phone's keyboard.
  var keyboard: String?
  /// The kind of text, for automatic completion.
  var content: String?
  /// The letters that a phone capitalizes.
  var capitalization: String?
  /// Whether the browser corrects typed text.
  var correction: Bool?
  /// The label of the return key on a phone's keyboard.
  var submitLabel: String?

  /// Sets the attributes of a control.
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
  /// Sets the keyboard type of the text fields inside.
  ///
  /// - Parameter type: The keyboard type.
  /// - Returns: The view with its keyboard type.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentView(content: self, value: type) { $1.inputTraits.keyboard = $0.mode }
  }

  /// Sets the content type of the text fields inside, so that the browser can fill them in.
  ///
  /// - Parameter textContentType: The content type. `nil` sets none.
  /// - Returns: The view with its content type.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    EnvironmentView(content: self, value: textContentType) {
      $1.inputTraits.content = $0?.autocomplete
    }
  }

  /// Sets the letters that a phone capitalizes.
  ///
  /// - Parameter style: The letters.
  /// - Returns: The view with its input settings.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    EnvironmentView(content: self, value: style) { $1.inputTraits.capitalization = $0.name }
  }

  /// Sets the letters that a phone capitalizes.
  ///
  /// - Parameter autocapitalization: The letters. `nil` is the browser's default.
  /// - Returns: The view with its input settings.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    EnvironmentView(content: self, value: autocapitalization) {
      $1.inputTraits.capitalization = $0?.name
    }
  }

  /// Disables the automatic correction of typed text.
  ///
  /// - Parameter disable: Whether correction is disabled. `nil` is the browser's default.
  /// - Returns: The view with its input settings.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    EnvironmentView(content: self, value: disable) {
      $1.inputTraits.correction = $0.map { !$0 }
    }
  }

  /// Disables the automatic correction of typed text.
  ///
  /// - Parameter disable: Whether correction is disabled.
  /// - Returns: The view with its input settings.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    disableAutocorrection(disable)
  }

  /// Sets the label of the return key on a phone's keyboard.
  ///
  /// - Parameter submitLabel: The label.
  /// - Returns: The view with its submit label.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    EnvironmentView(content: self, value: submitLabel) { $1.inputTraits.submitLabel = $0.name }
  }
}

/// The label of the return key on a phone's keyboard.
public struct SubmitLabel: Equatable, Sendable {
  let name: String

  public static let done = Self(name: "done")
  public static let go = Self(name: "go")
  public static let send = Self(name: "send")
  public static let search = Self(name: "search")
  public static let next = Self(name: "next")
  public static let `return` = Self(name: "enter")
  /// HTML has no such label: the key shows "Go".
  public static let join = Self(name: "go")
  /// HTML has no such label: the key shows "Go".
  public static let route = Self(name: "go")
  /// HTML has no such label: the key shows "Next".
  public static let `continue` = Self(name: "next")
}

/// The letters that a phone capitalizes.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let name: String

  public static let never = Self(name: "none")
  public static let words = Self(name: "words")
  public static let sentences = Self(name: "sentences")
  public static let characters = Self(name: "characters")
}
