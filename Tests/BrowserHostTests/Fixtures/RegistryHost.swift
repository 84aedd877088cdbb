import BrowserHost
import Testing
import ViewCore

/// A registry with its contents and the lines of its log.
@MainActor
final class RegistryHost {
  let lines = RecordedLines()
  private(set) var contents: [CounterContent] = []
  /// The settings of the sessions.
  private(set) var settings: [PageSetting] = []
  private(set) lazy var registry = SessionRegistry(
    limits: limits,
    log: HostLog { [lines] in lines.append($0) },
    redirects: redirects,
    now: { [unowned self] in now },
    allocatedBytes: { [unowned self] in
      contents.count(where: \.isMounted) * Self.bytesOfSession + otherBytes()
    },
    endedLogins: endedLogins
  ) { [unowned self] setting in
    settings.append(setting)
    let content = CounterContent(address: setting.path)
    contents.append(content)
    return content
  }
  /// The memory that each session takes in a test.
  static let bytesOfSession = 1 << 20
  /// The memory that other parts of the process take.
  var otherBytes = { 0 }
  let endedLogins = EndedLogins()
  private let limits: Limits
  private let redirects: RedirectPolicy
  /// The time of the registry.
  var now = ContinuousClock().systemEpoch
  private var ids: [ObjectIdentifier: String] = [:]

  init(limits: Limits = Limits(), redirects: RedirectPolicy = RedirectPolicy()) {
    self.limits = limits
    self.redirects = redirects
  }

  /// A page that was loaded and has its first frame.
  func open(
    in browser: BrowserID? = .make("c"),
    at address: String = "192.0.2.1",
    as user: String? = nil
  ) -> RecordingConnection {
    let page = RecordingConnection(
      browser: browser,
      address: address,
      user: user.map { WindowUser(id: $0) }
    )
    registry.receive(.hello(PageSetting()), from: page)
    ids[ObjectIdentifier(page)] = page.takeFrames().first
    // The registry looks at the memory ten times a second at most.
    now += .milliseconds(100)
    registry.receive(.acknowledge(received: 1), from: page)
    return page
  }

  func sessionID(of page: RecordingConnection) throws -> SessionID {
    let welcome = try #require(ids[ObjectIdentifier(page)])
    return try #require(SessionID(String(welcome.dropFirst(9).dropLast(3))))
  }

  /// Waits until the next main-actor job has run.
  func nextTurn() async {
    await Task { @MainActor in }.value
  }
}
