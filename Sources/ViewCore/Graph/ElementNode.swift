/// The node of one element on the page.
///
/// There are some of them for each row of a list: what they keep is kept small.
final class ElementNode: ViewNode {
  private let packedID: PackedNodeID
  /// Whether the page has the element.
  private(set) var isOnPage = false
  private var needsChildren = false
  private var shape: ElementShape
  private var text: String?
  /// What is inside the element.
  var content: ViewNode?
  /// The elements inside, as the page knows them.
  private var childIDs = PackedNodeIDs.none
  /// Runs for an event that the element listens for.
  private var behaviorBox: BehaviorBox?

  init(_ element: Element, behavior: ElementBehavior?, in graph: ViewGraph) {
    packedID = PackedNodeID(graph.makeID())
    shape = graph.shape(of: element)
    text = element.text
    behaviorBox = behavior.map(BehaviorBox.init)
    super.init()
    let claimed = claimFocus(for: element)
    if claimed != element { self.element = claimed }
    if !shape.events.isEmpty { graph.register(self) }
  }

  /// The page's own container, which is there before anything is in it.
  static func root(in graph: ViewGraph) -> ElementNode {
    ElementNode(rootIn: graph)
  }

  private init(rootIn graph: ViewGraph) {
    packedID = PackedNodeID(ViewGraph.rootID)
    shape = graph.shape(of: Element(""))
    isOnPage = true
  }

  var id: NodeID { packedID.id }

  private(set) var element: Element {
    get {
      Element(shape.tag, attributes: shape.attributes, text: text, events: shape.events)
    }
    set {
      if !shape.fits(newValue) { shape = graph.shape(of: newValue) }
      text = newValue.text
    }
  }

  private var behavior: ElementBehavior? {
    get { behaviorBox?.value }
    set {
      switch (behaviorBox, newValue) {
      case (let kept?, let value?): kept.value = value
      default: behaviorBox = newValue.map(BehaviorBox.init)
      }
    }
  }

  private var graph: ViewGraph { shape.graph }

  /// Takes over the element and the behaviour that the view now has.
  func update(_ element: Element, behavior: ElementBehavior?) {
    let interrupted = graph.interactions.isOngoing(on: id) ? self.behavior : nil
    self.behavior = behavior
    let element = claimFocus(for: element)
    let old = self.element
    guard element != old else { return }
    if let interrupted {
      cancelInteractions(with: interrupted, except: element.isEnabled ? element.events : [])
    }
    if isOnPage {
      tellFocus(changing: old, to: element)
      ElementDiff.patches(from: old, to: element, of: id, graph.emit)
    }
    if element.events.isEmpty != old.events.isEmpty {
      if element.events.isEmpty { graph.unregister(self) } else { graph.register(self) }
    }
    self.element = element
  }

  /// Changes a part of the element that something else than its view decides.
  func change(_ change: (inout Element) -> Void) {
    var element = self.element
    change(&element)
    update(element, behavior: behavior)
  }

  /// Changes a part of the element as of others: what has the same shape changes in the same way.
  func change(by change: inout ShapeChange) {
    let new = change.shape(after: shape)
    guard new !== shape else { return }
    var element = self.element
    element.attributes = new.attributes
    element.events = new.events
    update(element, behavior: behavior)
  }

  /// The element with its part in the focus, unless another control has that part.
  private func claimFocus(for element: Element) -> Element {
    guard let holder = behavior?.focusTarget?.holder else { return element }
    if holder.control == nil { holder.control = self }
    guard holder.control !== self else { return element }
    var element = element
    element["autofocus"] = nil
    element.events.subtract([.focus, .blur])
    return element
  }

  /// Tells the graph when the app moves the focus here or away.
  private func tellFocus(changing old: Element, to new: Element) {
    if new["autofocus"] == nil || new["disabled"] != nil {
      graph.forgetFocus(of: self)
    } else if old["autofocus"] == nil {
      graph.appMovedFocus(to: self)
    }
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
    let newIDs = children.map { $0.id }
    KeyedDiff.run(from: childIDs.ids, to: newIDs) { step in
      switch step {
      case .remove(let node):
        graph.emit(.remove(node: node))
      case .insert(let offset):
        graph.emit(.insert(children[offset].makeTree(), into: id, before: newIDs.id(after: offset)))
      case .move(let offset):
        graph.emit(.move(node: newIDs[offset], into: id, before: newIDs.id(after: offset)))
      }
    }
    childIDs = PackedNodeIDs(newIDs)
  }

  func handle(_ event: Event) -> EventOutcome {
    guard shape.events.contains(event.kind), let behavior else { return .notListening }
    guard element["disabled"] == nil else { return .disabled }
    let change = event.change(of: element)
    if let change, !behavior.allows(change) { return .invalidValue }
    switch event {
    case .focus: graph.userMovedFocus(to: self)
    case .blur: graph.forgetFocus(of: self)
    default: break
    }
    if let change {
      // The page shows what the person did, whatever the app makes of it.
      element[change.name] = change.value
      graph.enqueueStale(self)
    }
    graph.interactions.note(event, on: id)
    behavior.handle(event)
    return .handled
  }

  /// Ends what a person was doing with the element, where the page will not tell of its end.
  func cancelInteractions() {
    cancelInteractions(with: behavior, except: [])
  }

  private func cancelInteractions(with behavior: ElementBehavior?, except kinds: EventKinds) {
    for event in graph.interactions.cancel(on: id, except: kinds) {
      graph.afterUpdate { behavior?.handle(event) }
    }
  }

  /// Sets what a person changed to what the app wants, where the app did not follow the person.
  func restoreLiveAttributes() {
    guard let behavior, isOnPage else { return }
    var restored = element
    for live in behavior.liveAttributes { restored[live.name] = live.currentValue() }
    update(restored, behavior: behavior)
  }

  /// Notes that the page has moved the focus from the element to another one.
  func loseFocusOnPage() {
    element["autofocus"] = nil
    graph.enqueueStale(self)
  }

  /// How the element takes part in the focus.
  var focusTarget: FocusTarget? { behavior?.focusTarget }

  override func appendElements(to elements: inout [ElementNode]) {
    elements.append(self)
  }

  override func unmount() {
    isOnPage = false
    let graph = self.graph
    // Thousands go at once, of which most have nothing to let go of.
    if let behaviorBox {
      graph.forgetFocus(of: self)
      if let holder = behaviorBox.value.focusTarget?.holder, holder.control === self {
        holder.control = nil
      }
    }
    if shape.events.rawValue != 0 {
      if graph.interactions.isOngoing(on: id) { cancelInteractions() }
      graph.unregister(self)
    }
    graph.elementVisibility.forget(id)
    content?.unmount()
  }

  /// The elements inside, as they are now.
  var children: [ElementNode] {
    var children: [ElementNode] = []
    content?.appendElements(to: &children)
    return children
  }

  /// The element with all that is in it, for a page that does not have it yet.
  private func makeTree() -> ElementTree {
    isOnPage = true
    needsChildren = false
    if element["autofocus"] != nil { graph.appMovedFocus(to: self) }
    return ElementTree(
      id: id,
      element: graph.elementVisibility.annotated(element, of: id),
      children: makeChildTrees()
    )
  }

  /// All that is in the element, for a page that does not have it yet.
  func makeChildTrees() -> [ElementTree] {
    let children = self.children
    childIDs = PackedNodeIDs(children.map { $0.id })
    return children.map { $0.makeTree() }
  }
}

/// How an element answers what a person does.
struct ElementBehavior {
  /// An attribute that the person changes on the page, such as the text of a text field.
  struct LiveAttribute {
    let name: String
    /// What the app wants it to be.
    let currentValue: () -> String?
    /// Whether the element can have a value that the page tells of.
    var isValid: (String) -> Bool = { _ in true }
  }

  var handle: (Event) -> Void
  var liveAttributes: [LiveAttribute] = []
  private(set) var focusTarget: FocusTarget?

  /// Whether what the page tells of an attribute can be.
  func allows(_ change: (name: String, value: String?)) -> Bool {
    guard let value = change.value else { return true }
    return liveAttributes.first { $0.name == change.name }?.isValid(value) ?? true
  }

  /// Lets the element take part in the focus, too.
  mutating func follow(_ target: FocusTarget) {
    focusTarget = target
    liveAttributes.append(.init(name: "autofocus") { target.hasFocus() ? "" : nil })
    handle = { [handle] event in
      switch event {
      case .focus: target.setFocused(true)
      case .blur: target.setFocused(false)
      default: handle(event)
      }
    }
  }
}

extension Rendering {
  /// Lets the element take part in the focus of the environment, where there is one.
  mutating func followFocus(in environment: EnvironmentValues) {
    guard let target = environment.focusTarget, behavior != nil else { return }
    element.events.formUnion([.focus, .blur])
    element["autofocus"] = target.isFocused ? "" : nil
    behavior?.follow(target)
  }
}

extension Event {
  /// The attribute of an element that a page changes with the event, and its value afterwards.
  package func change(of element: Element) -> (name: String, value: String?)? {
    switch self {
    case .input(let text): ("value", text)
    case .change(let isOn): (element.tag == "details" ? "open" : "checked", isOn ? "" : nil)
    case .focus: ("autofocus", "")
    case .blur: ("autofocus", nil)
    default: nil
    }
  }
}

extension Element {
  /// Whether a person can use the element.
  fileprivate var isEnabled: Bool { self["disabled"] == nil && self["aria-disabled"] != "true" }
}

extension [NodeID] {
  fileprivate func id(after offset: Int) -> NodeID? {
    offset + 1 < count ? self[offset + 1] : nil
  }
}
