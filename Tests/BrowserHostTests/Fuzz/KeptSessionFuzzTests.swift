import BrowserHost
import Foundation
import Fuzzing
import RandomSequences
import Testing
import ViewCore

/// Processes that come and go with the same kept sessions, and pages of several browsers that ask for any of them.
@MainActor
struct KeptSessionFuzzTests {
  @Test func keptSessionsStayWithTheirBrowsersAndEnd() async {
    await Fuzzer("kept sessions", runs: 40).run { random in
      var walk = try Walk()
      for _ in 0..<80 { try walk.step(&random) }
      try walk.end()
    }
  }
}

@MainActor
private struct Walk {
  /// A page, with the process that it is connected to.
  private struct Page {
    let connection: RecordingConnection
    let process: Int
    let owner: String
  }

  private static let browsers: [Character] = ["a", "b"]
  private static let users = [nil, WindowUser(id: "anna"), WindowUser(id: "anna", name: "Anna")]

  private let store = MemorySessionStore()
  private let clock = KeptHost.Clock()
  private let limits: Limits
  private var hosts: [KeptHost] = []
  private var pages: [Page] = []
  /// The browser and the user of each session.
  private var owners: [SessionID: String] = [:]

  init() throws {
    var limits = Limits()
    (limits.sessions, limits.sessionsPerBrowser) = (4, 3)
    limits.keptValueBytesInAll = 3
    self.limits = limits
    for _ in 0..<2 { hosts.append(try makeHost()) }
  }

  private func makeHost() throws -> KeptHost {
    try KeptHost(store, clock: clock, limits: limits)
  }

  mutating func step(_ random: inout SeededGenerator) throws {
    let process = random.int(0...1)
    switch random.int(0...11) {
    case 0:
      // A process ends without a word, and pages lose their connections.
      pages.removeAll { $0.process == process }
      hosts[process] = try makeHost()
    case 1:
      hosts[process].registry.endAll()
      hosts[process] = try makeHost()
    case 2: clock.advance(by: TimeInterval(random.int(0...100)))
    case 3: for host in hosts { host.extendLease() }
    case 4: hosts[process].registry.endExpired(at: .now + .seconds(random.int(0...200)))
    case 5: hosts[process].registry.endSessions(ofUser: "anna")
    case 6, 7: hosts[process].save()
    case 8:
      var copy = self
      let messages = random.int(1...4)
      hosts[process].whileTheStoreWaits {
        for _ in 0..<messages { copy.act(on: process, &random) }
      }
      self = copy
    default: act(on: process, &random)
    }
    try check()
  }

  /// A page begins, asks for a session, does something, or goes.
  private mutating func act(on process: Int, _ random: inout SeededGenerator) {
    let registry = hosts[process].registry
    let open = pages.filter { $0.process == process }
    guard !open.isEmpty, !random.onceIn(4) else {
      let (browser, user) = (random.pick(Self.browsers), random.pick(Self.users))
      let connection = RecordingConnection(browser: .make(browser), user: user)
      let name = "\(browser) \(user?.name ?? "nobody")"
      return pages.append(Page(connection: connection, process: process, owner: name))
    }
    let page = random.pick(open)
    switch random.int(0...7) {
    case 0: registry.receive(.hello(PageSetting()), from: page.connection)
    case 1, 2:
      let id = owners.keys.sorted { $0.description < $1.description }
      let saved = random.onceIn(8) ? random.anyInteger() : random.int(0...4)
      guard !id.isEmpty else { return }
      let request = RestorationRequest(saved: saved, setting: PageSetting())
      let message = ClientMessage.resume(session: random.pick(id), received: 0, request)
      registry.receive(message, from: page.connection)
    case 3: registry.receive(.leave, from: page.connection)
    case 4:
      registry.disconnected(page.connection, at: .now)
      pages.removeAll { $0.connection === page.connection }
    default:
      let number = random.onceIn(8) ? abs(random.anyInteger() / 2) : random.int(1...8)
      registry.receive(
        .event(.make(number, received: 0, node: random.pick([KeptHost.Node.count, 4]))),
        from: page.connection
      )
    }
  }

  /// Checks that no page has the session of another browser or user, and that there are not too many.
  private mutating func check() throws {
    for page in pages {
      for frame in page.connection.takeFrames() {
        guard
          let id = frame.firstMatch(of: /\[8,"([0-9a-f]{64})"/).flatMap({ SessionID(String($0.1)) })
        else { continue }
        guard owners[id, default: page.owner] == page.owner else {
          throw Fuzzer.Failure("\(page.owner) has the session of \(owners[id] ?? "")")
        }
        owners[id] = page.owner
      }
    }
    for host in hosts where host.registry.count > limits.sessions {
      throw Fuzzer.Failure("There are \(host.registry.count) sessions.")
    }
  }

  /// Checks that nothing is left some time after the last page has gone.
  mutating func end() throws {
    for page in pages { hosts[page.process].registry.disconnected(page.connection, at: .now) }
    for host in hosts {
      host.save()
      host.registry.endExpired(at: .now + .seconds(200))
      guard host.registry.count == 0 else {
        throw Fuzzer.Failure("\(host.registry.count) sessions wait for no page.")
      }
    }
    clock.advance(by: 400)
    for host in hosts { host.registry.endExpired(at: .now) }
    let left = owners.keys.filter { store.session($0) != nil }
    guard left.isEmpty else { throw Fuzzer.Failure("\(left.count) sessions are kept for ever.") }
  }
}
