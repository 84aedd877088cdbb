/// A step of a user with an element of a page, for the source of a test.
struct JourneyStep: Sendable {
  enum Interaction: Equatable, Sendable {
    case tap
    case type(String)
    /// A text in a secure field, which is not kept.
    case typeSecret
    /// A text that may be a private value.
    case typePrivate
    case pick(String)
    /// A choice that may be a private value.
    case pickPrivate
    case submit
    case focus
    case blur
    case dismiss
    case goBack
    case goForward
    case delete
    case move(row: Int, places: Int)
    /// An interaction that no call of a test stands for, in words.
    case other(String)
  }

  private(set) var interaction: Interaction
  let node: NodeID
  private(set) var element: JourneyElement?
  /// The edge of the swipe that has shown the element, which belongs to a row's swipe actions.
  let swipe: JourneySwipe?
  /// Whether the element was not on the page at the event before.
  let isNew: Bool

  /// Creates a step, or nil if the element is not on the page.
  ///
  /// - Parameters:
  ///   - event: An interaction of the user.
  ///   - node: The element that receives the event.
  ///   - page: The page before the event.
  ///   - last: The page before the step that came before, if there was one.
  @MainActor
  init?(_ event: Event, on node: NodeID, in page: PageSnapshot, after last: PageSnapshot?) {
    guard let element = page.element(node),
      let interaction = Interaction(event, on: node, element, in: page)
    else { return nil }
    self.interaction = interaction
    self.node = node
    let found = JourneyElement(node, in: page)
    self.element = found
    swipe = JourneySwipe(around: node, in: page)
    // A row of its own is told by its texts, which may be new in an old element.
    isNew = last.map { JourneyElement(node, in: $0) != found } ?? true
  }
}

extension JourneyStep {
  /// The step without the text or the option of the user.
  var withoutText: Self {
    var step = self
    switch interaction {
    case .type: step.interaction = .typePrivate
    case .pick: step.interaction = .pickPrivate
    default: break
    }
    return step
  }
}

extension JourneyStep {
  /// The step on the element that another one found.
  func onElement(of other: Self) -> Self {
    var step = self
    step.element = other.element
    return step
  }
}

/// A swipe that has shown the buttons of a row.
struct JourneySwipe: Sendable {
  let row: JourneyElement?
  let isLeading: Bool

  init?(around node: NodeID, in page: PageSnapshot) {
    guard
      let actions = page.enclosing(
        node,
        where: { $0["class"]?.hasPrefix(ClassName.rowActions.rawValue) == true }
      )
    else { return nil }
    isLeading = page.element(actions)?["class"] == HorizontalEdge.leading.rowActionsClass
    row = page.parent(of: actions).flatMap { page.enclosing($0, where: \.isRow) }
      .flatMap { JourneyElement($0, in: page) }
  }
}

extension Event {
  /// Whether the event may be a step of a user, and not a report of the page such as a size.
  var isInteraction: Bool {
    switch self {
    case .click, .change, .input, .submit, .focus, .blur, .dismiss, .pushAgain, .delete, .move,
      .tap,
      .longPress, .key:
      true
    case .drag(let drag): drag.phase == .ended
    case .pinch(let pinch): pinch.phase == .ended
    case .drop(let drop): drop.phase == .ended
    default: false
    }
  }
}

extension JourneyStep.Interaction {
  fileprivate init?(
    _ event: Event,
    on node: NodeID,
    _ element: Element,
    in page: PageSnapshot
  ) {
    switch event {
    case .click, .change: self = .tap
    case .input(let text): self = Self.input(text, of: node, element, in: page)
    case .submit: self = .submit
    case .focus: self = .focus
    case .blur: self = .blur
    case .dismiss: self = element.tag == "dialog" ? .dismiss : .goBack
    case .pushAgain: self = .goForward
    case .delete: self = .delete
    case .move(let places):
      let rows = page.reachable.filter { page.element($0)?.events.contains(.move) == true }
      guard let row = rows.firstIndex(of: node) else { return nil }
      self = .move(row: row, places: places)
    case .tap(let tap): self = .other(tap.count == 1 ? "a tap" : "\(tap.count) taps")
    case .longPress: self = .other("a long press")
    case .drag: self = .other("a drag")
    case .pinch: self = .other("a pinch")
    case .key: self = .other("a key")
    case .drop: self = .other("a drop")
    default: return nil
    }
  }

  private static func input(
    _ text: String,
    of node: NodeID,
    _ element: Element,
    in page: PageSnapshot
  ) -> Self {
    guard element.tag == "select" else {
      return element["type"] == "password" ? .typeSecret : .type(text)
    }
    let option = page.options(of: node).first { page.element($0)?["value"] == text }
    return option.map { .pick(page.text(in: $0)) } ?? .other("a choice")
  }
}
