/// The element that wraps each view of a container's content.
enum RowKind {
  /// The rows of a list, and their selection.
  case list(ListSelection?)
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
  ///
  /// - Parameters:
  ///   - context: The context of the view.
  ///   - name: The class of the element in a list or a form.
  ///   - isControl: Whether the view handles taps itself.
  ///   - node: The node of the element, if it exists.
  /// - Returns: The element.
  @MainActor
  func wrapper(
    for context: NodeContext,
    class name: String,
    isControl: Bool,
    node: ElementNode? = nil
  ) -> RowWrapper {
    switch self {
    case .list(let selection):
      var wrapper = RowWrapper(tag: "li", class: name, traits: context.traits)
      guard let selection, name == RowWrapper.className else { return wrapper }
      selection.annotate(
        &wrapper,
        tag: context.traits.flatMap { $0.values.cannotBeSelected ? nil : $0.values.tag },
        isControl: isControl,
        in: context.environment
      )
      return wrapper
    case .form: return RowWrapper(tag: "div", class: name, traits: context.traits)
    case .choices(let choices): return choices.wrapper(for: context)
    case .tabs(let tabs): return RowWrapper(element: tabs.panel(for: context, of: node))
    }
  }
}

extension NodeContext {
  /// Whether the view is a row of a list or a form, or inside one.
  var isAmongRows: Bool {
    switch row {
    case .list, .form: true
    case .choices, .tabs, nil: false
    }
  }

  /// Whether the views are options that are identified by their tags, as in a picker.
  var needsTags: Bool {
    guard wrapsRows else { return false }
    return switch row {
    case .choices, .tabs: true
    case .list(let selection): selection != nil
    case .form, nil: false
    }
  }
}

/// The element around a row, and its behavior.
struct RowWrapper {
  var element: Element
  var behavior: ElementBehavior?
}

extension RowWrapper {
  fileprivate static let className = ClassName.row.rawValue

  /// The row of a list or a form.
  @MainActor
  init(tag: String, class name: String, traits: RowTraits?) {
    element = Element(tag, attributes: [.init("class", name)])
    guard let traits, name == Self.className else { return }
    element["style"] = CSS.style(
      traits.values.background.map { "background:\(($0.content as? Color)?.css ?? "none")" },
      traits.values.insets.style,
      traits.values.separators.style
    )
    let separators = traits.values.separators.classNames
    if !separators.isEmpty {
      element["class"] = ([name] + separators).joined(separator: " ")
    }
    element.markOwn(traits.values)
    element.allow(traits.position == nil ? [] : traits.editing?.edits ?? [])
    guard traits.position != nil, traits.editing != nil else { return }
    behavior = ElementBehavior { event in
      switch event {
      case .delete: traits.delete()
      case .move(let distance): traits.move(by: distance)
      default: break
      }
    }
  }
}

extension Element {
  /// Whether the element wraps a row of a list or a form.
  package var isRow: Bool {
    self["class"]?.split(separator: " ").first == RowWrapper.className[...]
  }

  /// Whether the page lays a button on the row, which picks the row.
  package var hasRowButton: Bool { isRow && self["aria-pressed"] != nil }
}
