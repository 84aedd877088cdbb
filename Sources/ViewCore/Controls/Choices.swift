/// The selected option of a picker, and the action that selects another.
///
/// Each run of the picker's body makes a new one.
@MainActor
final class Choices {
  enum Kind {
    case menu, segmented, inline
  }

  let kind: Kind
  private let keys: ChoiceKeys
  private let selected: AnyHashable
  private let pick: (AnyHashable) -> Void

  init(
    kind: Kind,
    keys: ChoiceKeys,
    selected: AnyHashable,
    pick: @escaping (AnyHashable) -> Void
  ) {
    self.kind = kind
    self.keys = keys
    self.selected = selected
    self.pick = pick
  }

  /// The key of the selected option.
  var selectedKey: String { keys.key(of: selected) }

  /// Returns whether a key belongs to an option, including one that was removed meanwhile.
  func hasOption(of key: String) -> Bool { keys.tag(of: key) != nil }

  /// Selects the option of a key, if there is one.
  func select(key: String) {
    if let tag = keys.tag(of: key) { pick(tag) }
  }

  /// The element around an option.
  func wrapper(for context: NodeContext) -> RowWrapper {
    let tag = context.traits?.values.tag
    return kind == .menu ? option(tag) : radio(tag, in: context.environment)
  }

  private func option(_ tag: AnyHashable?) -> RowWrapper {
    var element = Element("option")
    if let tag {
      element["value"] = keys.key(of: tag)
    } else {
      element["disabled"] = ""
    }
    return RowWrapper(element: element)
  }

  private func radio(_ tag: AnyHashable?, in environment: EnvironmentValues) -> RowWrapper {
    var element = Element(
      "button",
      attributes: [
        .init("class", kind == .inline ? "\(ClassName.choice) line" : ClassName.choice.rawValue),
        .init("type", "button"),
        .init("role", "radio"), .init("aria-checked", tag == selected ? "true" : "false"),
      ],
      events: .click
    )
    element["tabindex"] = tag == selected ? nil : "-1"
    element["disabled"] = environment.isEnabled && tag != nil ? nil : ""
    return RowWrapper(
      element: element,
      behavior: ElementBehavior { [pick] _ in
        if let tag { pick(tag) }
      }
    )
  }
}

/// Short keys for the values of a picker, with which the page reports the selection.
@MainActor
final class ChoiceKeys {
  private var keys: [AnyHashable: String] = [:]
  private var tags: [AnyHashable] = []

  nonisolated init() {}

  func key(of tag: AnyHashable) -> String {
    if let key = keys[tag] { return key }
    let key = String(tags.count)
    tags.append(tag)
    keys[tag] = key
    return key
  }

  func tag(of key: String) -> AnyHashable? {
    guard let index = Int(key), tags.indices.contains(index) else { return nil }
    return tags[index]
  }
}

extension AnyHashable {
  /// Wraps a value of a picker without its optional, because options are tagged with plain values.
  init<Value: Hashable>(unwrapped value: Value) {
    self = (value as? any OptionalValue)?.unwrapped ?? AnyHashable(value)
  }
}

private protocol OptionalValue {
  var unwrapped: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var unwrapped: AnyHashable? { map { AnyHashable(unwrapped: $0) } }
}
