/// The node of one element on the page.
///
/// A list has several of them for each row, so they store as little as possible.
final class ElementNode: ViewNode {
  let id: NodeID
  /// Whether the element is on the page.
  private(set) var isOnPage = false
  private var needsChildren = false
  /// Whether the element is or was a barrier.
  ///
  /// Elements inside refer to it until it is unmounted.
  private(set) var isBarrier = false
  private var shape: ElementShape
  private var text: String?
  /// The node of the element's content.
  var content: ViewNode?
  /// The element's children as the page knows them.
  private var childIDs = ChildIDs.none
  /// The behavior that handles the element's events.
  private var behaviorBox: BehaviorBox?

  init(_ element: Element, behavior: ElementBehavior?, in context: NodeContext) {
    let graph = context.graph
    let element = element.reached(in: context.environment)
    id = graph.makeID()
    shape = graph.shape(of: element)
    text = element.text
    behaviorBox = behavior.map { BehaviorBox($0, inside: context.barrier) }
    super.init()
    noteBarrier(in: context)
    if let combined = context.environment.combinedElement, element.isControl {
      combined.noteControl(in: graph)
    }
    let claimed = claimFocus(for: element)
    if claimed != element { self.element = claimed }
    if !shape.events.isEmpty { graph.register(self) }
  }

  /// The page's root container, which exists before it has any content.
  static func root(in graph: ViewGraph) -> ElementNode {
    ElementNode(rootIn: graph)
  }

  private init(rootIn graph: ViewGraph) {
    id = ViewGraph.rootID
    shape = graph.shape(of: Element(""))
    isOnPage = true
  }

  private(set) var element: Element {
    get {
      Element(shape.tag, attributes: shape.attributes, text: text, events: shape.events)
    }
    set {
      if !shape.fits(newValue) { shape = graph.shape(of: newValue) }
      text = newValue.text
    }
  }

  private var behavior: ElementBehavior? { behaviorBox?.value }

  /// How the element keeps the user from others now.
  var barrier: Barrier? { shape.barrier }

  private var graph: ViewGraph { shape.graph }

  /// Replaces the element and its behavior by those that the view has now.
  func update(_ element: Element, behavior: ElementBehavior?, in context: NodeContext) {
    if behaviorBox == nil, let behavior {
      behaviorBox = BehaviorBox(behavior, inside: context.barrier)
    }
    update(element.reached(in: context.environment), behavior: behavior)
    noteBarrier(in: context)
  }

  private func noteBarrier(in context: NodeContext) {
    guard !isBarrier, shape.barrier != nil else { return }
    isBarrier = true
    graph.reachability.add(self, inside: context.barrier)
  }

  /// Replaces the element, and its behavior if it has any.
  func update(_ element: Element, behavior: ElementBehavior?) {
    let interrupted = graph.interactions.isOngoing(on: id) ? self.behavior : nil
    if let behavior { behaviorBox?.value = behavior } else { behaviorBox = nil }
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
    let barrier = shape.barrier
    self.element = element
    if isOnPage, shape.barrier?.isStricter(than: barrier) == true { graph.reachability.close(id) }
  }

  /// Changes an attribute that something other than the element's view decides.
  func change(_ change: (inout Element) -> Void) {
    var element = self.element
    change(&element)
    update(element, behavior: behavior)
  }

  /// The element with its focus attributes, unless another control represents the same focus value.
  private func claimFocus(for element: Element) -> Element {
    guard let holder = behavior?.focusTarget?.holder else {
      guard behavior?.focusScope != nil else { return element }
      // The page alone moves the focus of an element that no state follows.
      var element = element
      element["autofocus"] = self.element["autofocus"]
      return element
    }
    if holder.control == nil { holder.control = self }
    guard holder.control !== self else { return element }
    var element = element
    element["autofocus"] = nil
    element.events.subtract([.focus, .blur])
    return element
  }

  /// Notifies the graph when the app moves the focus here or away.
  private func tellFocus(changing old: Element, to new: Element) {
    if new["autofocus"] == nil || new["disabled"] != nil {
      graph.forgetFocus(of: self)
    } else if old["autofocus"] == nil {
      graph.appMovedFocus(to: self)
    }
  }

  /// Marks the children for comparison with the page at the end of the flush.
  func setNeedsChildren() {
    guard isOnPage, !needsChildren else { return }
    needsChildren = true
    graph.enqueueChildren(of: self)
  }

  /// Emits the patches that update the element's children on the page.
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
    childIDs = ChildIDs(newIDs)
  }

  /// Handles an event of a page that lacks some barriers.
  func handle(_ event: Event, unseen: Set<NodeID>) -> EventOutcome {
    guard shape.events.contains(event.kind), let behavior else { return .notListening }
    let element = element
    guard element.isEnabled else { return .disabled }
    guard isReachable(for: event, element, unseen: unseen) else { return .unreachable }
    let change = event.change(of: element)
    if let change, !behavior.allows(change) { return .invalidValue }
    switch event {
    case .focus: graph.userMovedFocus(to: self)
    case .blur: graph.forgetFocus(of: self)
    default: break
    }
    if let change {
      // The page already shows the user's change, even if the app will reject it.
      self.element[change.name] = change.value
      graph.enqueueStale(self)
    }
    graph.interactions.note(event, on: id)
    behavior.handle(event)
    return .handled
  }

  /// Whether the user can tap the element.
  var isTappable: Bool { isReachable(byTap: true, unseen: []) }

  private func isReachable(for event: Event, _ element: Element, unseen: Set<NodeID>) -> Bool {
    event.needsNoReach
      || isReachable(byTap: !event.isTyping(into: element), unseen: unseen)
      || graph.interactions.isContinued(by: event, on: id)
  }

  private func isReachable(byTap: Bool, unseen: Set<NodeID>) -> Bool {
    guard let behaviorBox else { return true }
    return graph.reachability.isReachable(
      inside: behaviorBox.barrier,
      byTap: byTap,
      throughRow: behaviorBox.value.answersForRow,
      unseen: unseen
    )
  }

  /// Cancels the ongoing interactions, whose end the page will not report.
  func cancelInteractions() {
    cancelInteractions(with: behavior, except: [])
  }

  private func cancelInteractions(with behavior: ElementBehavior?, except kinds: EventKinds) {
    for event in graph.interactions.cancel(on: id, except: kinds) {
      graph.afterUpdate { behavior?.handle(event) }
    }
  }

  /// Resets attributes that the user changed and the app did not accept.
  func restoreLiveAttributes() {
    guard let behavior, isOnPage else { return }
    var restored = element
    for live in behavior.liveAttributes { restored[live.name] = live.currentValue() }
    update(restored, behavior: behavior)
  }

  /// Notes that the page has moved the focus from this element to another one.
  func loseFocusOnPage() {
    element["autofocus"] = nil
    graph.enqueueStale(self)
  }

  /// The views that provide values while the element has the focus, if there are any.
  var focusScope: FocusScope.Choice? { behavior?.focusScope }

  /// The element's focus value, if it has one.
  var focusTarget: FocusTarget? { behavior?.focusTarget }

  override func appendElements(to elements: inout [ElementNode]) {
    elements.append(self)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func collect(_ preference: AnyPreferenceReduction) {
    // The views of a dialog are no part of the view that presents it.
    guard let content, barrier != .dialog else { return }
    preference.enterContainer()
    content.collect(preference)
    preference.leaveContainer()
  }

  override func unmount() {
    isOnPage = false
    let graph = self.graph
    // Thousands of nodes unmount at once, and most of them have nothing to clean up.
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
    if isBarrier { graph.reachability.remove(id) }
    graph.elementVisibility.forget(id)
    content?.unmount()
  }

  /// Takes the element off the page, with all inside, while its view stays.
  func leavePage() {
    guard isOnPage else { return }
    isOnPage = false
    needsChildren = false
    graph.forgetFocus(of: self)
    cancelInteractions()
    graph.elementVisibility.forget(id)
    for child in children { child.leavePage() }
  }

  override var isInUse: Bool {
    isOnPage
      && (graph.focusedNode == id || graph.interactions.isOngoing(on: id) || barrier == .dialog)
  }

  /// The current child elements.
  var children: [ElementNode] {
    var children: [ElementNode] = []
    content?.appendElements(to: &children)
    return children
  }

  /// The element with all its descendants, for a page that does not have it yet.
  private func makeTree() -> ElementTree {
    isOnPage = true
    needsChildren = false
    if shape.barrier == .dialog { graph.reachability.open(id) }
    if element["autofocus"] != nil { graph.appMovedFocus(to: self) }
    return ElementTree(
      id: id,
      element: graph.elementVisibility.annotated(element, of: id),
      children: makeChildTrees()
    )
  }

  /// The descendants of the element, for a page that does not have them yet.
  func makeChildTrees() -> [ElementTree] {
    let children = self.children
    childIDs = ChildIDs(children.map { $0.id })
    return children.map { $0.makeTree() }
  }
}

/// The behavior of an element: how it handles events.
struct ElementBehavior {
  /// An attribute that the user changes on the page, such as the text of a text field.
  struct LiveAttribute {
    let name: String
    /// Returns the value that the app wants.
    let currentValue: () -> String?
    /// Whether the element can have a value that the page reports.
    var isValid: (String) -> Bool = { _ in true }
  }

  var handle: (Event) -> Void
  var liveAttributes: [LiveAttribute] = []
  /// Whether a tap on a row around the element counts as one on the element.
  var answersForRow = false
  private(set) var focusTarget: FocusTarget?
  /// The views that provide values while the element has the focus, if there are any.
  var focusScope: FocusScope.Choice?

  /// Whether a value that the page reports for an attribute is valid.
  func allows(_ change: (name: String, value: String?)) -> Bool {
    guard let value = change.value else { return true }
    return liveAttributes.first { $0.name == change.name }?.isValid(value) ?? true
  }

  /// Connects the element with a focus value.
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
  /// Connects the element with the environment's focus value, if there is one.
  mutating func followFocus(in environment: EnvironmentValues) {
    guard behavior != nil else { return }
    if let scope = environment.focusScope {
      element.events.formUnion([.focus, .blur])
      behavior?.focusScope = .of(scope)
    }
    guard let target = environment.focusTarget else { return }
    element.events.formUnion([.focus, .blur])
    element["autofocus"] = target.isFocused ? "" : nil
    behavior?.follow(target)
  }
}

extension Event {
  /// The attribute of an element that the event changes on the page, and its new value.
  package func change(of element: Element) -> (name: String, value: String?)? {
    switch self {
    case .input(let text): ("value", text)
    case .select(let range): ("data-selection", range.attribute)
    case .change(let isOn): (element.tag == "details" ? "open" : "checked", isOn ? "" : nil)
    case .focus: ("autofocus", "")
    case .blur: ("autofocus", nil)
    default: nil
    }
  }
}

extension Element {
  /// Whether the user can interact with the element.
  fileprivate var isEnabled: Bool { self["disabled"] == nil && self["aria-disabled"] != "true" }
}

extension [NodeID] {
  fileprivate func id(after offset: Int) -> NodeID? {
    offset + 1 < count ? self[offset + 1] : nil
  }
}
