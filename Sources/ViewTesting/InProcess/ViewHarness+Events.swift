import Foundation
import ViewCore

extension ViewHarness {
  /// Lets a user's event happen on the page and in the graph.
  func send(_ event: Event, to id: NodeID, foundBy query: ElementQuery) throws {
    log = []
    try sendOn(event, to: id, foundBy: query)
  }

  func send(_ event: Event, to query: ElementQuery) throws {
    try send(event, to: try find(query), foundBy: query)
  }

  func send(_ event: Event, to id: NodeID) -> EventOutcome {
    log = []
    return sendOn(event, to: id)
  }

  /// Taps an element, which focuses a text field and switches a toggle.
  func tap(_ id: NodeID, foundBy query: ElementQuery) throws {
    let element = page.node(id)?.element
    if page.takesText(id) {
      guard element?["disabled"] == nil else { throw refusal(of: query, "disabled") }
      guard graph.isTappable(id) else { throw refusal(of: query, "unreachable") }
      log = []
      moveFocus(to: id)
    } else if element?["type"] == "checkbox" {
      try send(.change(element?["checked"] == nil), to: id, foundBy: query)
    } else if let group = page.group(openedBy: id) {
      let isOpen = page.node(group)?.element["open"] != nil
      try send(.change(!isOpen), to: group, foundBy: query)
    } else {
      try send(.click, to: id, foundBy: query)
    }
  }

  /// Focuses a field and sends it an event, as typing into it does.
  func sendToField(_ event: Event, foundBy query: ElementQuery) throws {
    let id = try find(query)
    log = []
    moveFocus(to: id)
    do {
      try sendOn(event, to: id, foundBy: query)
    } catch {
      focusedField = nil
      throw error
    }
  }

  /// Moves the focus to an element, and notifies the app if the old or the new element has a focus
  /// value.
  func moveFocus(to id: NodeID) {
    if let listener = page.focusListener(at: id) {
      focusedField = nil
      if graph.focusedNode != listener { _ = sendOn(.focus, to: listener) }
    } else {
      if let focused = graph.focusedNode { _ = sendOn(.blur, to: focused) }
      focusedField = id
    }
  }

  /// Whether an element has the focus.
  func isFocused(_ id: NodeID) -> Bool {
    guard let focused = graph.focusedNode else { return focusedField == id }
    return page.focusListener(at: id) == focused
  }

  func find(_ query: ElementQuery) throws -> NodeID {
    flush()
    let found = page.find(query)
    guard let id = found.first, found.count == 1 else {
      let missing = found.isEmpty ? page.missing(query) : query
      let outline = page.outline(hasIdentifiers: missing.identifier != nil)
      throw HarnessError.notOne(missing, count: found.count, page: outline)
    }
    return id
  }

  func refusal(of query: ElementQuery, _ reason: String) -> HarnessError {
    .refused(query, reason: reason, page: page.outline)
  }

  /// Sends a further event of the same interaction.
  func sendOn(_ event: Event, to id: NodeID, foundBy query: ElementQuery) throws {
    let outcome = sendOn(event, to: id)
    guard outcome == .handled else { throw refusal(of: query, "\(outcome)") }
  }

  func sendOn(_ event: Event, to id: NodeID) -> EventOutcome {
    if event == .click { page.shownActions = nil }
    guard let (event, id) = page.report(of: event, on: id) else { return .handled }
    let outcome = graph.handle(event, on: id)
    if outcome == .handled { page.apply(event, to: id) }
    flush()
    return outcome
  }

  func flush() {
    takeAll(graph.flush())
    measure()
    // The app may have moved the focus to a field with a focus value.
    if graph.focusedNode != nil { focusedField = nil }
  }

  /// Reports the sizes and the visibility of elements, as a browser does after its layout.
  func measure() {
    for _ in 0..<10 {
      let unmeasured = page.takeUnmeasured()
      let unseen = seesEverything ? page.takeUnseen() : []
      guard !unmeasured.isEmpty || !unseen.isEmpty else { return }
      for id in unmeasured {
        let size = sizes[id] ?? size
        let corner = page.asksForSizes(id) ? CGPoint(x: size.width, y: size.height) : .zero
        let corners = Array(repeating: corner, count: 1 + page.numberOfSpaces(of: id))
        _ = graph.handle(.resize(size), on: id)
        _ = graph.handle(.place(.init(size: size, corners: corners)), on: id)
      }
      if !unseen.isEmpty {
        _ = graph.handle(.visibility(.init(shown: unseen)), on: ViewGraph.rootID)
      }
      takeAll(graph.flush())
    }
  }

  /// Applies patches, and then those of deferred rows.
  func takeAll(_ patches: [Patch]) {
    take(patches)
    while graph.isUnfinished { take(graph.advance()) }
    graph.releaseRemovedNodes()
  }

  private func take(_ patches: [Patch]) {
    for patch in patches {
      do { try page.apply(patch) } catch { Issues.report(error) }
    }
    log += patches
  }

  func resumeWaiters() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}
