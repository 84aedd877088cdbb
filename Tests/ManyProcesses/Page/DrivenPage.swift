import BrowserHost
import Foundation
import NIOHTTP1
import RandomSequences
import ViewCore

/// A page without a browser: a model of `connection.js` that reconnects, reloads, and does again what was not saved.
///
/// It does nothing with sizes, gestures and the focus. Its times are those of the script.
actor DrivenPage {
  let number: Int
  private let network: PageNetwork
  private var generator: SeededGenerator
  private var document = PageDocument()
  private var events = PageEvents()
  private var token = ""
  private var session: String?
  private var socket: PageSocket?
  private var lastReceived = 0
  private var socketNumber = 0
  /// The welcome to a session that another process has made anew, until its content comes.
  private var heldTexts: [String] = []
  private(set) var isWelcome = false
  private var hasStopped = false
  private var isOver = false
  private var attempts = 0
  private var refusals = 0
  private var hasAnswered = false
  private var wantsReload = false
  private var silence: Task<Void, Never>?
  private var absence: Absence?
  private var reportTimes: [Int: ContinuousClock.Instant] = [:]
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private(set) var figures = PageFigures()
  private(set) var history: PageHistory

  init(_ number: Int, port: Int, seed: UInt64, since begin: ContinuousClock.Instant) {
    self.number = number
    history = PageHistory(of: number, since: begin)
    network = PageNetwork(port: port)
    generator = SeededGenerator(seed: seed)
  }

  // MARK: The user

  /// Whether all that the user has done is saved, as the page knows.
  var isSafe: Bool { isWelcome && events.areSafe && events.isKept }

  /// Whether the user can do the next thing.
  private var isUsable: Bool {
    !hasStopped && !isOver && events.areShown && events.pending.count < 3
  }

  /// Waits until the page is as a condition says, or the task is cancelled.
  func wait(until condition: @Sendable (isolated DrivenPage) -> Bool) async throws {
    while !condition(self) {
      try Task.checkCancellation()
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiters.append($0) }
      } onCancel: {
        Task { await self.changed() }
      }
    }
  }

  private func changed() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Waits for an element that the user sees, and reports an event of it.
  func act(
    _ kind: EventKinds,
    value: String? = nil,
    on isElement: @Sendable (PageElement) -> Bool
  ) async throws {
    let kind = Int(kind.rawValue)
    try await wait { page in
      page.isUsable && page.document.shown.contains { isElement($0) && $0.kinds & kind != 0 }
    }
    guard let element = document.shown.first(where: { isElement($0) && $0.kinds & kind != 0 })
    else {
      return
    }
    report(kind, of: element, value: value)
    history.note("event \(events.lastNumber) of \(element.name) on \(titles)")
    reportTimes[events.lastNumber] = .now
  }

  /// Waits until the user sees an element.
  func see(_ isElement: @Sendable (PageElement) -> Bool) async throws {
    try await wait { page in page.isUsable && page.document.shown.contains(where: isElement) }
  }

  var texts: [String] { document.texts }

  /// The titles of the screens that the user sees.
  var titles: [String] { document.shown.filter { $0.tag == "h1" }.map(\.textContent) }

  /// The texts in the fields that the user sees.
  var fields: [String] { document.shown.filter { $0.tag == "input" }.map(\.value) }

  var summary: String {
    """
    \(session?.prefix(8) ?? "no session"), welcome \(isWelcome), stopped \(hasStopped), over \(isOver), \
    pending \(events.pending.map(\.number)), unsaved \(events.unsaved.map(\.number)), \
    repeated \(events.repeated.count), saved \(events.lastSaved), \
    shows \(document.shown.map(\.text).filter { !$0.isEmpty })
    """
  }

  private func report(_ kind: Int, of element: PageElement, value: String?, key: Int? = nil) {
    let place = document.place(of: element)
    let key = key ?? Int.random(in: 0..<1 << 53, using: &generator)
    if let value { element.value = value }
    events.add(kind, of: element, value: value, at: place, key: key, received: lastReceived)
    if isWelcome { sendUnsent() }
  }

  // MARK: The connection

  /// Loads the page, and keeps it connected until the task is cancelled.
  func run() async {
    await load()
    while !Task.isCancelled, !isOver {
      let wasOpen = await connectOnce()
      guard !Task.isCancelled, !isOver else { break }
      if wantsReload {
        await reload()
      } else {
        await retry(wasOpen: wasOpen)
      }
    }
    changed()
  }

  /// Ends the page as a closed tab does.
  func close() {
    isOver = true
    send([Opcode.leave.rawValue])
    socket?.close()
  }

  private func connectOnce() async -> Bool {
    guard let socket = try? await network.openSocket("/live?token=\(token)") else {
      absence?.end(.refusal)
      return false
    }
    absence?.end(.connection)
    self.socket = socket
    socketNumber += 1
    heldTexts = []
    send(firstMessage())
    silence = Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(8))) != nil else { return }
      await self?.giveUp(socket)
    }
    for await text in socket.texts {
      receive(text)
      if wantsReload { break }
    }
    socket.close()
    self.socket = nil
    silence?.cancel()
    silence = nil
    isWelcome = false
    absence?.end(.nothing)
    absence = absence ?? Absence(of: number, at: network.process)
    changed()
    return true
  }

  private func firstMessage() -> [Any] {
    let settings: [Any] = ["en-US", "UTC", false, "/"]
    guard let session else { return [Opcode.hello.rawValue] + settings }
    let message: [Any] = [Opcode.resume.rawValue, session, lastReceived, socketNumber]
    return events.mayBeKept ? message + [events.savedNumber] + settings : message
  }

  private func retry(wasOpen: Bool) async {
    attempts += 1
    refusals = wasOpen ? 0 : refusals + 1
    if wasOpen { hasAnswered = false }
    let isRefused = refusals > (events.mayBeKept ? 0 : 2)
    if isRefused, let answer = try? await network.request(.HEAD) {
      absence?.end(.question)
      let isTooOld = hasAnswered && answer.status == .ok
      hasAnswered = answer.status == .ok
      if isTooOld { return await reload() }
      if hasAnswered { return }
    } else if isRefused {
      hasAnswered = false
    }
    let delay = min(5, 0.15 * pow(2, Double(attempts - 1)))
    let factor = Double.random(in: 0.5...1.5, using: &generator)
    try? await Task.sleep(for: .seconds(delay * factor))
    absence?.end(.pause)
  }

  /// Loads the page again, which resumes its session.
  private func reload() async {
    figures.reloads += 1
    history.note("reload")
    beginAnew()
    (attempts, refusals) = (0, 0)
    (hasAnswered, wantsReload, hasStopped) = (false, false, false)
    changed()
    await load()
  }

  /// Forgets all that the page shows, before another process shows it anew.
  private func beginAnew() {
    document = PageDocument()
    events = PageEvents(of: events.kept)
    lastReceived = 0
  }

  /// Loads the document.
  ///
  /// A browser shows its own page if the network fails, and loads again by itself. It does not after an answer that is
  /// an error.
  private func load() async {
    while !Task.isCancelled {
      do {
        let answer = try await network.request(.GET)
        absence?.end(.document)
        let parts = answer.body.components(separatedBy: "name=\"live-token\" content=\"")
        if answer.status == .ok, parts.count == 2 {
          token = String(parts[1].prefix { $0 != "\"" })
          return
        }
        figures.errorPages.append(Int(answer.status.code))
      } catch {
        absence?.end(.failure)
        figures.networkErrors += 1
      }
      try? await Task.sleep(for: .seconds(1))
    }
  }

  // MARK: The frames

  private func receive(_ text: String) {
    silence?.cancel()
    silence = nil
    guard let frame = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any],
      let number = frame.first as? Int, let acknowledged = frame.dropFirst().first as? Int
    else { return fail("the frame \(text.prefix(100)) is not valid") }
    let first = frame.dropFirst(2).first as? [Any]
    let code = (first?.first as? Int).flatMap(Opcode.init(rawValue:))
    let isWelcomeAnew = code == .welcome && (first?.count ?? 0) > 2 && lastReceived > 0
    if isWelcomeAnew || !heldTexts.isEmpty && number <= 0 && code != .ended {
      heldTexts.append(text)
      return
    }
    if !heldTexts.isEmpty, number > 0 {
      let texts = heldTexts
      heldTexts = []
      figures.takeovers += 1
      history.note("content of another process")
      beginAnew()
      for text in texts { receive(text) }
    }
    if number > 0 {
      guard number > lastReceived else { return }
      guard number == lastReceived + 1 else {
        socket?.close()
        return
      }
    }
    if events.acknowledge(upTo: acknowledged) {
      history.note("acknowledged \(acknowledged)")
      if isWelcome { sendUnsent() }
    }
    noteAnswers(upTo: acknowledged)
    for operation in frame.dropFirst(2).compactMap({ $0 as? [Any] }) {
      apply(operation, acknowledged)
    }
    if number > 0 {
      lastReceived = number
      send([Opcode.acknowledge.rawValue, number])
    }
    repeatNext()
    changed()
  }

  private func noteAnswers(upTo number: Int) {
    for (event, time) in reportTimes where event <= number {
      figures.answers.append(.now - time)
      reportTimes[event] = nil
    }
  }

  private func apply(_ operation: [Any], _ acknowledged: Int) {
    let second = operation.dropFirst().first
    switch (operation.first as? Int).flatMap(Opcode.init(rawValue:)) {
    case .welcome:
      begin(second as? String ?? "", after: operation.dropFirst(2).first as? Int, acknowledged)
    case .saved:
      events.save(upTo: second as? Int ?? -1)
      history.note("saved \(events.lastSaved)")
      if !events.isKept { fail("its session is no longer kept") }
      if operation.count > 2 { fail("its window began anew, because its state was unreadable") }
    case .ended: end(second as? String ?? "")
    case .refused: fail("event \(second ?? "") was refused")
    default:
      do {
        try document.apply(operation, acknowledged: acknowledged)
      } catch {
        fail("\(error)")
      }
    }
  }

  private func begin(_ id: String, after number: Int?, _ acknowledged: Int) {
    if let session, session != id { fail("it began anew with another session") }
    if var absence = absence.take() {
      absence.end(.session)
      figures.absences.append(absence)
    }
    events.resume(after: acknowledged, isFirst: lastReceived == 0)
    history.note("welcome after event \(acknowledged), with \(events.repeated.count) to do again")
    session = id
    lastReceived = number ?? lastReceived
    (attempts, isWelcome, hasStopped) = (0, true, false)
    sendUnsent()
  }

  private func end(_ reason: String) {
    switch EndReason(rawValue: reason) {
    case .stopped: hasStopped = true
    case .outdated where events.mayBeKept: socket?.close()
    case .outdated: wantsReload = true
    case .gone where lastReceived == 0:
      fail("its session was gone")
      session = nil
      _ = events.forgetRepeated()
      socket?.close()
    default:
      fail("its session ended: \(reason)")
      isOver = true
      socket?.close()
    }
  }

  private func repeatNext() {
    guard let event = events.takeRepeated() else { return }
    guard let element = document.element(at: event.place), element.kinds & event.kind != 0 else {
      return fail("\(1 + events.forgetRepeated()) events were lost, of \(event.place)")
    }
    report(event.kind, of: element, value: event.value, key: event.key)
    events.noteRepeated()
    history.note("event \(events.lastNumber) of \(element.name) again, on \(titles)")
    figures.repeated += 1
  }

  private func sendUnsent() {
    let lost = events.drop { document[$0.element] == nil }
    if lost > 0 { fail("\(lost) events were lost with their element") }
    for event in events.takeUnsent() {
      var message: [Any] = [
        Opcode.event.rawValue, event.number, event.received, event.element, event.kind,
      ]
      if let value = event.value { message.append(value) }
      if let key = event.key { message.append(key) }
      send(message)
    }
  }

  private func send(_ message: [Any]) {
    guard let socket, let data = try? JSONSerialization.data(withJSONObject: message) else {
      return
    }
    socket.send(String(decoding: data, as: UTF8.self))
    guard silence == nil, message.first as? Int == Opcode.event.rawValue else { return }
    silence = Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(4))) != nil else { return }
      socket.send("[\(Opcode.ping.rawValue)]")
      guard (try? await Task.sleep(for: .seconds(4))) != nil else { return }
      await self?.giveUp(socket)
    }
  }

  private func giveUp(_ socket: PageSocket) {
    figures.silences += 1
    socket.close()
  }

  private func fail(_ text: String) {
    history.noteFailure(text)
    figures.failures.append("page \(number): \(text)")
  }
}
