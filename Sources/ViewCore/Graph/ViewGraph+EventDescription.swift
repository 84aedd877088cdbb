extension ViewGraph {
  /// Handles an event, which is described if the page has a journal or the inspector asks for it.
  func describing(
    _ event: Event,
    on node: ElementNode,
    _ handle: () -> EventOutcome
  ) -> EventOutcome {
    guard let journal = currentJournal else { return handle() }
    if journal.views.isEmpty { journal.views = outerViews }
    let number = journal.count
    journal.add(event, on: node.id, of: PageSnapshot(of: container, eventOn: node.id))
    let handled = HandledEvent(
      text: description(of: event, on: node),
      journal: journal,
      number: journal.count
    )
    let outcome = HandledEvent.run(handled, handle)
    if outcome != .handled { journal.remove(after: number) }
    return outcome
  }

  private var currentJournal: EventJournal? {
    #if DEBUG
    if journal == nil, HandledEvent.isDescribed { journal = EventJournal() }
    #endif
    return journal
  }

  /// The types of the views that are around the whole page, from the outermost.
  private var outerViews: [Any.Type] {
    var views: [Any.Type] = []
    var nodes: [ViewNode] = [container]
    while nodes.count == 1, let node = nodes.popLast() {
      if let node = node as? UpdatableNode { views.append(node.viewType) }
      node.forEachChild { nodes.append($0) }
    }
    return views
  }

  /// An event and its control in words for a developer, such as `Tap on button “Add”`.
  ///
  /// Unlike ``controlName(of:)`` it has the label, which may be what a user has typed. So it is for no log.
  func description(of event: Event, on node: ElementNode) -> String {
    let control = node.element
    let name = [control["aria-label"], node.shownText, control["placeholder"]]
      .compactMap(\.self).first { !$0.isEmpty }
    return "\(event.deed) \(control.kindName)" + (name.map { " “\($0.prefix(60))”" } ?? "")
  }
}

extension Event {
  /// The user's deed, which comes before the name of the control.
  fileprivate var deed: String {
    switch self {
    case .click, .tap, .press: "Tap on"
    case .input: "Text in"
    case .change: "Change of"
    case .submit: "Return key in"
    case .focus: "Focus on"
    case .blur: "Focus left"
    case .dismiss: "Dismissal of"
    case .delete: "Deletion of"
    case .move: "Move of"
    default: "Event of"
    }
  }
}

extension Element {
  /// The kind of the control.
  fileprivate var kindName: String {
    if takesText { return "text field" }
    return self["role"] ?? (tag == "a" ? "link" : self["type"] ?? tag)
  }
}

extension ElementNode {
  /// The texts that the element shows.
  fileprivate var shownText: String {
    ([element.text].compactMap(\.self) + children.map(\.shownText))
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
