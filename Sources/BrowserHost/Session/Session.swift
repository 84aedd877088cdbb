import Foundation
import ViewCore
import ViewValues

/// One window of the app: its content, and the protocol with the page that shows it.
///
/// ``SessionState`` decides, and the session performs its actions.
@MainActor
package final class Session {
  package let id: SessionID
  /// The browser and the address that opened the session.
  let browser: BrowserID?
  let address: String?
  /// The address as limits count it.
  let network: IPAddress?
  /// The login of the session's user, if the app has authentication.
  let login: LoginID?
  /// The user's settings, which the page sent when it opened the session.
  let setting: PageSetting
  /// The files that the user has sent or received.
  let files: SessionFiles
  private let content: any SessionContent
  private let log: HostLog
  private let now: () -> ContinuousClock.Instant
  /// The time at which the session began, or the user has done something last.
  private(set) var lastUse: ContinuousClock.Instant
  /// Called when the user has done something that the content has accepted.
  private let onUse: () -> Void
  /// How the session is kept, if it is.
  private var keeping: SessionKeeping?
  /// Whether the page has to learn that its events are no longer saved.
  private var hasStoppedKeeping = false
  /// The bytes of frames that the page has not acknowledged.
  private let frameBytes: BudgetShare
  /// The bytes of texts that are kept to be merged with those of the user.
  private let typedBytes: BudgetShare
  private var state: SessionState
  /// The number of the session in this process.
  private let run = UInt64.random(in: 0...UInt64.max)
  private(set) var connection: (any Connection)?
  /// The number of the latest connection of the page that has asked to resume.
  var lastConnection = 0

  init(
    id: SessionID,
    login: LoginID?,
    browser: BrowserID?,
    address: String?,
    setting: PageSetting,
    content: any SessionContent,
    files: SessionFiles,
    limits: Limits,
    budgets: SessionBudgets,
    log: HostLog,
    now: @escaping () -> ContinuousClock.Instant,
    keeping: SessionKeeping? = nil,
    onUse: @escaping () -> Void,
    onLogout: @escaping (String) -> Void
  ) {
    self.id = id
    self.login = login
    self.browser = browser
    self.address = address
    network = address.flatMap { IPAddress($0) }?.network
    self.setting = setting
    self.content = content
    self.files = files
    self.log = log
    frameBytes = BudgetShare(of: budgets.frames)
    typedBytes = BudgetShare(of: budgets.typedTexts)
    self.now = now
    lastUse = now()
    self.onUse = onUse
    self.keeping = keeping
    state = SessionState(
      id: id,
      limits: limits,
      lastEvent: keeping?.savedEvent ?? 0,
      lastFrame: keeping?.firstFrame ?? 0
    )
    keeping?.begin()
    content.needsFlush = { [weak self] in self?.contentChanged() }
    if login != nil { content.onLogout = onLogout }
    #if DEBUG
    if setting.request.isOfThisMachine { content.allowPicking() }
    #endif
    update("the opening of a window", span: "open") { show(content.mount()) }
    if let path = content.ignoredAddress { log.report(.ignoredAddress(path.text), of: source) }
  }

  /// The window, for lines of the log.
  var source: LogSource {
    LogSource(session: id, address: address, user: setting.user?.id)
  }

  /// The number of bytes in frames that the page has not acknowledged.
  var unacknowledgedBytes: Int { state.unacknowledgedBytes }

  /// The number of bytes in texts that are kept to be merged with those of the user.
  var typedTextBytes: Int { state.typedBytes }

  /// The files that the content asks for and offers.
  var fileTransfers: FileTransfers { content.fileTransfers }

  func canResume(received: Int) -> Bool {
    state.canResume(received: received)
  }

  /// Whether events were saved that this session has not handled, because another process has run it since.
  func isOlder(than request: RestorationRequest?) -> Bool {
    guard keeping != nil, let request else { return false }
    return request.saved > state.lastEvent
  }

  /// Whether no later connection of the page has asked to resume.
  func isNewConnection(_ number: Int) -> Bool { number >= lastConnection }

  /// Connects a page, which replaces the one before.
  func connect(_ connection: any Connection, received: Int) {
    self.connection = connection
    perform(state.connected(received: received))
    sendSaved()
  }

  /// Connects a page that was loaded anew.
  func reopen(_ connection: any Connection) {
    self.connection = connection
    perform(state.reopened())
    sendSaved()
  }

  func disconnect() {
    connection = nil
    state.disconnected()
    countBytes()
  }

  func writabilityChanged(_ isWritable: Bool) {
    perform(state.writabilityChanged(isWritable))
    if isWritable { sendSaved() }
  }

  func reported(_ event: PageEvent) {
    let actions = state.reported(event, at: now()) { content.text(in: $0) }
    perform(actions, of: EventIdentity(event, of: id, run: run))
    if event.event.isOfUser(on: event.node) { keeping?.noteEvent() }
    guard !event.refusedNodes.isEmpty else { return }
    refused(event.number, received: event.received, nodes: event.refusedNodes)
  }

  func refused(_ number: Int, received: Int, nodes: [NodeID] = []) {
    perform(state.refused(number, received: received, nodes: nodes))
    keeping?.noteEvent()
  }

  func acknowledged(_ received: Int) {
    perform(state.acknowledged(received))
  }

  func pinged() {
    perform(state.pinged())
  }

  /// Sends pending changes now, unless the connection is congested.
  func flush() {
    perform(state.scheduledFlushDue())
  }

  /// Unmounts the content.
  ///
  /// The session cannot be used afterwards.
  func end() {
    content.needsFlush = nil
    content.onLogout = nil
    keeping?.end()
    content.unmount()
    files.removeAll()
    connection = nil
    state.disconnected()
    frameBytes.end()
    typedBytes.end()
  }

  /// Takes the changes of the session that are not saved yet, if it is kept.
  func takeChange(build: String, at time: Date) -> SessionChange? {
    guard let browser, keeping?.values.isUsed == true, let changes = keeping?.takeChanges() else {
      return nil
    }
    if !changes.unreadable.isEmpty {
      log.report(.unreadableValues(changes.unreadable.keys.sorted()), of: source)
    }
    let session = KeptSession(
      id: id,
      browser: browser.keptName,
      user: setting.user?.id,
      userDigest: setting.user?.keptDigest,
      build: build,
      lastEvent: state.lastEvent,
      lastSeen: time,
      values: changes.values
    )
    return SessionChange(session, unreadable: changes.unreadable)
  }

  /// The changes of the events up to a number are saved.
  func saved(through event: Int) {
    keeping?.savedEvent = event
    sendSaved()
  }

  /// The session ends with the process from now on.
  func stopKeeping() {
    guard let keeping else { return }
    keeping.end()
    self.keeping = nil
    hasStoppedKeeping = keeping.savedEvent != nil
    sendSaved()
  }

  private func sendSaved() {
    guard connection != nil else { return }
    guard !hasStoppedKeeping else { return perform(state.saved(through: nil)) }
    guard let event = keeping?.savedEvent else { return }
    let actions = state.saved(through: event, isAnew: keeping?.isAnew ?? false)
    if !actions.isEmpty { keeping?.isAnew = false }
    perform(actions)
  }

  private func contentChanged() {
    perform(state.contentChanged())
  }

  private func perform(_ actions: [SessionState.Action], of identity: EventIdentity? = nil) {
    for action in actions {
      switch action {
      case .send(let frame): send(frame)
      case .handle(let event, let node, let unseen):
        CurrentEvent.$value.withValue(identity?.event) {
          handle(event, on: node, unseen: unseen)
        }
      case .flush: update { showChanges(content.flush()) }
      case .advance: update { showChanges(content.advance()) }
      case .rebuild:
        update("the rebuilding of a window", span: "rebuild") { show(content.rebuild()) }
      case .scheduleFlush: scheduleFlush()
      case .refuse(let refusal): log.report(.refusedReport(refusal), of: source)
      }
    }
    countBytes()
  }

  private func send(_ frame: SessionState.Frame) {
    guard let connection else { return }
    connection.send(frame.bytes)
    #if DEBUG
    GraphInspection.observer?.sent(bytes: frame.bytes.count, to: content)
    #endif
    log.telemetry?.metrics?.sentFrame(bytes: frame.bytes.count)
  }

  /// Updates the views and sends what changed.
  ///
  /// - Parameters:
  ///   - name: The work as a line about slow work names it.
  ///   - span: The name of its span.
  ///   - work: The work.
  private func update(
    _ name: String = "an update of a window",
    span: String = "flush",
    _ work: () -> Void
  ) {
    let (start, source) = (ContinuousClock.now, source)
    LogSource.$current.withValue(source) {
      if let telemetry = log.telemetry { telemetry.span(span, work) } else { work() }
    }
    log.report(.now - start, ifSlow: name, of: source)
  }

  /// Drops all frames that the page has not acknowledged: a page that comes back is rebuilt.
  func forgetFrames() {
    state.forgetFrames()
    countBytes()
  }

  /// Forgets the texts that are kept to be merged: the next text of each field is taken as the user has typed it.
  ///
  /// A page that has not taken the app's last text of a field goes on showing the user's.
  func forgetTypedTexts() {
    state.forgetTypedTexts()
    countBytes()
  }

  /// Counts the bytes of the session in the budgets of all sessions.
  private func countBytes() {
    frameBytes.count(unacknowledgedBytes)
    typedBytes.count(state.typedBytes)
  }

  private func showChanges(_ patches: [Patch]) {
    show(
      patches,
      removedListeners: content.removedListeners,
      closedBarriers: content.closedBarriers
    )
  }

  private func show(
    _ patches: [Patch],
    removedListeners: [NodeID] = [],
    closedBarriers: [NodeID] = []
  ) {
    let isUnfinished = content.isUnfinished
    let patches = patches + textsToSendAgain(beside: patches)
    perform(
      state.flushed(
        patches,
        focus: content.focusedNode,
        removedListeners: removedListeners,
        closedBarriers: closedBarriers,
        isUnfinished: isUnfinished,
        at: now()
      )
    )
    content.releaseRemovedNodes()
  }

  /// Patches for text fields whose last text the page has ignored.
  private func textsToSendAgain(beside patches: [Patch]) -> [Patch] {
    state.passedOverTexts.compactMap { node in
      guard let text = content.text(in: node) else { return nil }
      let patch = Patch.setAttribute(node: node, name: "value", value: text)
      return patches.contains(patch) ? nil : patch
    }
  }

  private func handle(_ event: Event, on node: NodeID, unseen: Set<NodeID>) {
    let (start, source) = (ContinuousClock.now, source)
    let outcome = LogSource.$current.withValue(source) {
      content.handle(event, on: node, unseen: unseen)
    }
    log.report(
      .now - start,
      ifSlow: "an event of \(content.controlName(of: node))",
      of: source
    )
    if outcome == .handled, event.isOfUser(on: node) {
      lastUse = now()
      onUse()
    }
    guard outcome != .handled, !state.isBehind(on: node) else { return }
    log.report(.refusedReport(.event(outcome, node: node)), of: source)
  }

  /// Flushes in the next main-actor job, so that all changes of this one go into the same frame.
  private func scheduleFlush() {
    // The views that a flush brings up belong to no event, and changes of several events go into one flush.
    CurrentEvent.$value.withValue(nil) {
      _ = Task { [weak self] in
        guard let self else { return }
        perform(state.scheduledFlushDue())
      }
    }
  }
}
