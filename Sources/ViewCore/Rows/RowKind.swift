/// What each view of a container's content is wrapped in.
enum RowKind {
  case list
  case form
  /// The options of a picker.
  case choices(Choices)
  /// The panels of a tab view.
  case tabs(Tabs)

  /// The tag of the element around the rows of a section.
  var groupTag: String {
    if case .list = self { "ul" } else { "div" }
  }

  /// The element around a view.
  @MainActor
  func wrapper(for context: NodeContext, class name: String) -> RowWrapper {
    switch self {
    case .list: RowWrapper(tag: "li", class: name, traits: context.traits)
    case .form: RowWrapper(tag: "div", class: name, traits: context.traits)
    case .choices(let choices): choices.wrapper(for: context)
    case .tabs(let tabs): RowWrapper(element: tabs.panel(for: context))
    }
  }
}

extension NodeContext {
  /// Whether each view is a part of a picker or a tab view, which tells its parts apart by their tags.
  var needsTags: Bool {
    guard wrapsRows else { return false }
    return switch row {
    case .choices, .tabs: true
    case .list, .form, nil: false
    }
  }
}

/// The element around a view that is a row, and how it answers a person.
struct RowWrapper {
  var element: Element
  var behavior: ElementBehavior?
}

extension RowWrapper {
  fileprivate static let className = "row"

  /// The row of a list or a form.
  @MainActor
  init(tag: String, class name: String, traits: RowTraits?) {
    element = Element(tag, attributes: [.init("class", name)])
    guard let traits, name == Self.className else { return }
    element["style"] = CSS.style(
      (traits.values.background?.content as? Color).map { "background:\($0.css)" },
      traits.values.insets.map(\.style)
    )
    guard traits.position != nil, let editing = traits.editing else { return }
    editing.mark(&element)
    behavior = ElementBehavior { event in
      switch event {
      case .delete: traits.delete()
      case .move(let distance): traits.move(by: distance)
      default: break
      }
    }
  }
}

extension ElementNode {
  /// Whether the element is one that rows of a list or a form are wrapped in.
  var isRow: Bool { element["class"] == RowWrapper.className }
}
