internal import Foundation

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
    lazy var page = PageSnapshot(of: container, eventOn: node.id)
    journal.add(event, on: node.id, of: page)
    let handled = HandledEvent(
      text: description(
        of: event,
        on: node,
        label: node.element.isLabelled ? page.name(of: node.id) : nil
      ),
      journal: journal,
      number: journal.count
    )
    let outcome = HandledEvent.run(handled, handle)
    if outcome != .handled { journal.remove(after: number) }
    return outcome
  }

  private var currentJournal: EventJournal? {
    #if DEBUG
    // The inspector does not ask for the events of its own page, which take twice as long with a description.
    if journal == nil, HandledEvent.isDescribed, isInspectable {
      journal = EventJournal(
        locale: environment.locale.identifier,
        timeZone: environment.timeZone.identifier
      )
    }
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

  /// An event and its control in words for a developer, such as `Tap on button “Add”` or `Deletion of row “Milk”`.
  ///
  /// Unlike ``controlName(of:)`` it has the label, which may be what a user has typed. So it is for no log.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - node: The control.
  ///   - label: The label around a control that takes a value.
  /// - Returns: The words.
  private func description(of event: Event, on node: ElementNode, label: String?) -> String {
    let control = node.element
    let text = control.isLabelled ? nil : node.shownText
    let names = [control["aria-label"], label, text, control["placeholder"]]
    let name = (names + (control.isRow ? node.controlNames : []))
      .compactMap(\.self).first { !$0.isEmpty }
    return "\(event.interaction) \(control.kindName)" + (name.map { " “\($0.prefix(60))”" } ?? "")
  }
}

extension Event {
  /// The user's interaction, which comes before the name of the control.
  fileprivate var interaction: String {
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
  /// Whether the label around the control names it.
  fileprivate var isLabelled: Bool { ["input", "select", "textarea"].contains(tag) }

  /// The kind of the control.
  fileprivate var kindName: String {
    if takesText { return "text field" }
    if isRow { return "row" }
    return accessibleRole ?? self["type"] ?? tag
  }
}

extension ElementNode {
  /// The texts that the element shows, without those of a row's own controls and swipe actions.
  fileprivate var shownText: String {
    ([element.text].compactMap(\.self) + contentChildren.map(\.shownText))
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The texts of the fields and the labels of the controls in a row, which may show no other text.
  fileprivate var controlNames: [String?] {
    contentChildren.flatMap { child in
      let control = child.element
      let text = control.takesText && control["type"] != "password" ? control["value"] : nil
      return [text, control["aria-label"], control["placeholder"]] + child.controlNames
    }
  }

  private var contentChildren: [ElementNode] {
    children.filter { $0.element["class"]?.hasPrefix("row-") != true }
  }
}
