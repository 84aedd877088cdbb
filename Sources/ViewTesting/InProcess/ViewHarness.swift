public import Foundation
public import ViewCore

/// Mounts a view in a test, without a browser: the test taps and types by role and name, and sees
/// what the page shows and what it was told.
///
/// ```swift
/// @Test @MainActor func counts() throws {
///   let view = ViewHarness { CounterView() }
///   try view.tap(.button("Increment"))
///   #expect(view.text == ["1", "Increment"])
///   #expect(view.patches == [.setText(node: 3, "1")])
/// }
/// ```
///
/// The harness applies the patches to a page of its own, as the client script does in a browser, and
/// answers from that page. Changes that come from effects are taken in whenever the test asks for
/// something; ``wait(until:timeout:)`` awaits those that are not there yet.
@MainActor
public final class ViewHarness {
  private let graph: ViewGraph
  private var page = PageModel()
  private var log: [Patch] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// The size that every element has that asks for its own.
  private let size: CGSize
  /// Whether all that there is is in sight.
  private let seesEverything: Bool

  /// Mounts the view of a block.
  ///
  /// - Parameters:
  ///   - size: The size that the page reports for each view that asks for its own, such as a
  ///     `GeometryReader`.
  ///   - environment: The values that the window has, such as the person's locale.
  ///   - seesEverything: Whether all rows of lists and lazy containers are in sight, so that their
  ///     `onAppear` runs. Otherwise a test says what is: ``scroll(to:)``.
  ///   - content: The view.
  public init(
    size: CGSize = CGSize(width: 390, height: 844),
    environment: EnvironmentValues = EnvironmentValues(),
    seesEverything: Bool = true,
    @ViewBuilder content: () -> some View
  ) {
    self.size = size
    self.seesEverything = seesEverything
    graph = ViewGraph(root: content(), environment: environment)
    takeAll(graph.mount())
    measure()
    log = []
    graph.needsFlush = { [weak self] in self?.resumeWaiters() }
  }

  /// The texts that the page shows, in order.
  public var text: [String] {
    flush()
    return page.texts
  }

  /// What the page was told since the last interaction, or since the view was mounted.
  public var patches: [Patch] {
    flush()
    return log
  }

  /// The page as an indented outline.
  public var outline: String {
    flush()
    return page.outline
  }

  /// Whether the page has an element.
  public func contains(_ query: ElementQuery) -> Bool {
    flush()
    return !page.find(query).isEmpty
  }

  /// What an attribute of an element is on the page, such as the `value` of a text field.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element.
  public func attribute(_ name: String, of query: ElementQuery) throws -> String? {
    // Looked for first, because that takes in what has changed.
    let id = try find(query)
    return page.node(id)?.element[name]
  }

  /// Taps an element.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element, or a person
  ///   could not tap it.
  public func tap(_ query: ElementQuery) throws {
    if query.role == "switch" {
      try send(.change(try attribute("checked", of: query) == nil), to: query)
    } else {
      try send(.click, to: query)
    }
  }

  /// Replaces the text of a text field, as if it was typed, or moves a slider to a number.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element, or a person
  ///   could not type into it.
  public func type(_ text: String, into query: ElementQuery) throws {
    try send(.input(text), to: query)
  }

  /// Picks an option of a picker that opens them, by what the option reads.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such picker, or it has no
  ///   such option.
  public func pick(_ option: String, in query: ElementQuery) throws {
    guard let key = page.key(ofOption: option, in: try find(query)) else {
      throw HarnessError.refused(query, reason: "no option '\(option)'", page: page.outline)
    }
    try send(.input(key), to: query)
  }

  /// Deletes the row that an element is in, as the delete key does.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element, or it is in
  ///   no row that can be deleted.
  public func delete(_ query: ElementQuery) throws {
    try send(.delete, nearest: query)
  }

  /// Swipes the row that an element is in, so that the button that deletes it is shown.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element, or it is in
  ///   no row that can be deleted.
  public func swipe(_ query: ElementQuery) throws {
    guard let row = page.listener(for: .delete, at: try find(query)) else {
      throw HarnessError.refused(query, reason: "notListening", page: page.outline)
    }
    page.reveal(row)
  }

  /// Moves a row by its handle, so many places down, or up where the number is negative.
  ///
  /// - Parameters:
  ///   - index: Which of the handles on the page.
  ///   - distance: By how many places.
  /// - Throws: A ``HarnessError`` where the page does not have that many handles, or the row cannot be
  ///   moved.
  public func moveRow(_ index: Int, by distance: Int) throws {
    flush()
    let query = ElementQuery.button("Reorder")
    let handles = page.find(query)
    guard handles.indices.contains(index) else {
      throw HarnessError.notOne(query, count: handles.count, page: page.outline)
    }
    try send(.move(distance), to: handles[index], foundBy: query)
  }

  /// Lets any event happen to an element, or to the nearest one around it that answers the event.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element, or none
  ///   around it answers.
  public func send(_ event: Event, nearest query: ElementQuery) throws {
    let id = try find(query)
    guard let listener = page.listener(for: event.kind, at: id) else {
      throw HarnessError.refused(query, reason: "notListening", page: page.outline)
    }
    try send(event, to: listener, foundBy: query)
  }

  /// Presses the return key in a text field.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element, or it does
  ///   not do anything with the key.
  public func submit(_ query: ElementQuery) throws {
    try send(.submit, to: query)
  }

  /// Closes the dialog on top, as the escape key does, which is the cancel button of an alert.
  ///
  /// - Throws: A ``HarnessError`` where there is no dialog, or it cannot be closed.
  public func dismiss() throws {
    flush()
    let query = contains(.dialog) ? ElementQuery.dialog : ElementQuery(role: "alertdialog")
    if let cancel = page.cancelButton {
      try send(.click, to: cancel, foundBy: query)
    } else {
      try send(.dismiss, to: query)
    }
  }

  /// Goes back, as the browser's back button does: closes what is on top, a dialog or a screen.
  ///
  /// - Throws: A ``HarnessError`` where nothing is on top, or it stays there.
  public func goBack() throws {
    flush()
    guard let step = page.step else { throw HarnessError.nowhereToGo(page: page.outline) }
    if page.nodes[step]?.element.tag == "dialog" { return try dismiss() }
    try send(.dismiss, to: step, foundBy: .screen)
  }

  /// Goes forward, as the browser's forward button does: pushes the screen again that was popped last.
  ///
  /// - Throws: A ``HarnessError`` where no screen can be pushed again.
  public func goForward() throws {
    flush()
    guard let screen = page.screenToPushAgain else {
      throw HarnessError.nowhereToGo(page: page.outline)
    }
    try send(.pushAgain, to: screen, foundBy: .screen)
  }

  /// Moves the keyboard's focus to an element, as a tap or the tab key does.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element, or it is not
  ///   tied to a focus of the app.
  public func focus(_ query: ElementQuery) throws {
    try send(.focus, to: query)
  }

  /// Takes the keyboard's focus away from an element.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element, or it is not
  ///   tied to a focus of the app.
  public func blur(_ query: ElementQuery) throws {
    try send(.blur, to: query)
  }

  /// Makes the person's system light or dark, as the system's own setting does.
  public func prefer(_ scheme: ColorScheme) {
    _ = send(.change(scheme == .dark), to: ViewGraph.rootID)
  }

  /// Covers the window or shows it, as a change to another tab does.
  public func setSeen(_ isSeen: Bool) {
    _ = send(.press(isSeen), to: ViewGraph.rootID)
  }

  /// Scrolls an element of a list or a lazy container into sight, and all others out of it.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element.
  public func scroll(to query: ElementQuery) throws {
    let id = try find(query)
    let lazy = page.nodes.filter { $0.value.element["data-sight"] != nil }.keys
    let shown = lazy.filter { page.isElement(id, within: $0) || page.isElement($0, within: id) }
    let hidden = lazy.filter { !shown.contains($0) }
    let sight = Event.Sight(shown: shown.sorted(), hidden: hidden.sorted())
    _ = send(.sight(sight), to: ViewGraph.rootID)
  }

  /// Waits until a condition holds, looking again each time the view changes.
  ///
  /// - Parameters:
  ///   - condition: What the test waits for.
  ///   - timeout: When to give up.
  /// - Throws: A ``HarnessError`` where the condition does not hold in time.
  public func wait(
    until condition: (ViewHarness) throws -> Bool,
    timeout: Duration = .seconds(60)
  ) async throws {
    let timer = Task {
      try? await Task.sleep(for: timeout)
      resumeWaiters()
    }
    defer { timer.cancel() }
    let deadline = ContinuousClock.now + timeout
    while try !condition(self) {
      guard ContinuousClock.now < deadline else { throw HarnessError.timedOut(page: page.outline) }
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  /// Takes the view off the screen, as closing the page does.
  public func unmount() {
    graph.unmount()
  }

  /// Finds an element once, to act on it many times.
  ///
  /// - Throws: A ``HarnessError`` where the page does not have exactly one such element.
  public func element(_ query: ElementQuery) throws -> HarnessElement {
    HarnessElement(id: try find(query), query: query, harness: self)
  }

  /// Lets a person's event happen on the page and in the graph.
  func send(_ event: Event, to id: NodeID, foundBy query: ElementQuery) throws {
    let outcome = send(event, to: id)
    guard outcome == .handled else {
      throw HarnessError.refused(query, reason: "\(outcome)", page: page.outline)
    }
  }

  private func send(_ event: Event, to query: ElementQuery) throws {
    try send(event, to: try find(query), foundBy: query)
  }

  private func send(_ event: Event, to id: NodeID) -> EventOutcome {
    log = []
    guard let (event, id) = page.meaning(of: event, on: id) else { return .handled }
    let outcome = graph.handle(event, on: id)
    if outcome == .handled { page.apply(event, to: id) }
    flush()
    return outcome
  }

  private func find(_ query: ElementQuery) throws -> NodeID {
    flush()
    let found = page.find(query)
    guard let id = found.first, found.count == 1 else {
      throw HarnessError.notOne(query, count: found.count, page: page.outline)
    }
    return id
  }

  private func flush() {
    takeAll(graph.flush())
    measure()
  }

  /// Tells of the sizes of elements that ask for them, and of what is in sight, as a browser does after
  /// its layout.
  private func measure() {
    for _ in 0..<10 {
      let unmeasured = page.takeUnmeasured()
      let unseen = seesEverything ? page.takeUnseen() : []
      guard !unmeasured.isEmpty || !unseen.isEmpty else { return }
      for id in unmeasured { _ = graph.handle(.resize(size), on: id) }
      if !unseen.isEmpty { _ = graph.handle(.sight(.init(shown: unseen)), on: ViewGraph.rootID) }
      takeAll(graph.flush())
    }
  }

  /// Takes in what was told, and the rest of what is told bit by bit.
  private func takeAll(_ patches: [Patch]) {
    take(patches)
    while graph.isUnfinished { take(graph.advance()) }
    graph.releaseGone()
  }

  private func take(_ patches: [Patch]) {
    for patch in patches {
      do { try page.apply(patch) } catch { Issues.report(error) }
    }
    log += patches
  }

  private func resumeWaiters() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}

extension ElementQuery {
  /// What the browser's buttons leave or come back to.
  fileprivate static let screen = ElementQuery(role: "screen")
}
