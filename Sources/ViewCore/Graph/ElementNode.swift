/// The node of one element on the page.
final class ElementNode: ViewNode {
  let id: NodeID
  private(set) var element: Element
  /// What is inside the element.
  var content: ViewNode?
  /// Runs for an event that the element listens for.
  private var behavior: ElementBehavior?

  private unowned let graph: ViewGraph
  /// The elements inside, as the page knows them.
  private var childIDs: [NodeID] = []
  /// Whether the page has the element.
  private var isOnPage = false
  private var needsChildren = false

  init(_ element: Element, behavior: ElementBehavior?, in graph: ViewGraph) {
    id = graph.makeID()
    self.element = element
    self.behavior = behavior
    self.graph = graph
    super.init()
    if !element.events.isEmpty { graph.register(self) }
  }

  /// The page's own container, which is there before anything is in it.
  static func root(in graph: ViewGraph) -> ElementNode {
    ElementNode(rootIn: graph)
  }

  private init(rootIn graph: ViewGraph) {
    id = ViewGraph.rootID
    element = Element("")
    self.graph = graph
    isOnPage = true
  }

  /// Takes over the element and the behaviour that the view now has.
  func update(_ element: Element, behavior: ElementBehavior?) {
    self.behavior = behavior
    guard element != self.element else { return }
    if isOnPage { ElementDiff.patches(from: self.element, to: element, of: id, graph.emit) }
    if element.events != self.element.events {
      if element.events.isEmpty { graph.unregister(self) } else { graph.register(self) }
    }
    self.element = element
  }

  /// Has the elements inside compared with what the page knows at the end of the flush.
  func setNeedsChildren() {
    guard isOnPage, !needsChildren else { return }
    needsChildren = true
    graph.enqueueChildren(of: self)
  }

  /// Says how the elements inside differ from what the page knows.
  func commitChildren() {
    needsChildren = false
    guard isOnPage else { return }
    let children = self.children
    let newIDs = children.map(\.id)
    KeyedDiff.run(from: childIDs, to: newIDs) { step in
      switch step {
      case .remove(let node):
        graph.emit(.remove(node: node))
      case .insert(let offset):
        graph.emit(.insert(children[offset].makeTree(), into: id, before: newIDs.id(after: offset)))
      case .move(let offset):
        graph.emit(.move(node: newIDs[offset], into: id, before: newIDs.id(after: offset)))
      }
    }
    childIDs = newIDs
  }

  func handle(_ event: Event) -> EventOutcome {
    guard element.events.contains(event.kind), let behavior else { return .notListening }
    guard element["disabled"] == nil else { return .disabled }
    if let live = behavior.liveAttribute {
      // The page shows what the person did, whatever the app makes of it.
      element[live.name] = event.liveValue
      graph.enqueueStale(self)
    }
    behavior.handle(event)
    return .handled
  }

  /// Sets the page's value of a control to the app's, where the app did not follow the person.
  func restoreLiveValue() {
    guard let live = behavior?.liveAttribute, isOnPage else { return }
    var restored = element
    restored[live.name] = live.currentValue()
    update(restored, behavior: behavior)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    elements.append(self)
  }

  override func unmount() {
    isOnPage = false
    if !element.events.isEmpty { graph.unregister(self) }
    content?.unmount()
  }

  private var children: [ElementNode] {
    var children: [ElementNode] = []
    content?.appendElements(to: &children)
    return children
  }

  /// The element with all that is in it, for a page that does not have it yet.
  private func makeTree() -> ElementTree {
    isOnPage = true
    needsChildren = false
    let children = self.children
    childIDs = children.map(\.id)
    return ElementTree(id: id, element: element, children: children.map { $0.makeTree() })
  }
}

/// How an element answers what a person does.
struct ElementBehavior {
  /// An attribute that the person changes on the page, such as the text of a text field.
  struct LiveAttribute {
    let name: String
    /// What the app wants it to be.
    let currentValue: () -> String?
  }

  let handle: (Event) -> Void
  var liveAttribute: LiveAttribute?
}

extension Event {
  /// The live attribute's value after the event.
  fileprivate var liveValue: String? {
    switch self {
    case .input(let text): text
    case .change(let isOn): isOn ? "" : nil
    case .click, .submit: nil
    }
  }
}

extension [NodeID] {
  fileprivate func id(after offset: Int) -> NodeID? {
    offset + 1 < count ? self[offset + 1] : nil
  }
}
