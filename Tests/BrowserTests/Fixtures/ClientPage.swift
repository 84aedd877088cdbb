import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// The page with its real script, and a test in the place of the server's session.
///
/// A stand-in for the browser's WebSocket gives the test every message of the page, and lets it answer
/// when and how it wants: late, twice, or with a gap.
@MainActor
struct ClientPage {
  let page: Page
  private let server: Server

  static func open(_ test: @MainActor (ClientPage) async throws -> Void) async throws {
    let log = HostLog { _ in }
    let registry = SessionRegistry(log: log) { _ in ViewGraph(root: EmptyView()) }
    var configuration = Server.Configuration()
    configuration.port = 0
    let server = try Server.start(configuration, registry: registry, log: log)
    defer { server.stop() }
    try await Browser.withShared { browser in
      let page = try await browser.newPage(server.url, preparedBy: socketStandIn)
      try await page.waitUntil("document.readyState === 'complete'")
      try await closing(page) { try await test(ClientPage(page: page, server: server)) }
    }
  }

  /// Opens a page that has its session and one insertion.
  static func open(
    showing tree: ElementTree,
    _ test: @MainActor (ClientPage) async throws -> Void
  ) async throws {
    try await open { client in
      try await client.welcome()
      try await client.deliver(
        ServerFrame(number: 1, .patches([.insert(tree, into: 0, before: nil)]))
      )
      try await test(client)
    }
  }

  static let session = SessionID(String(repeating: "5", count: 64))

  /// Lets the connection open, and gives the page a session.
  ///
  /// Where another process has made the session anew, it has the number before that of the first frame.
  func welcome(acknowledging event: Int = 0, after frame: Int? = nil) async throws {
    let session = try #require(Self.session)
    try await run("sockets.at(-1).open()")
    try await deliver(ServerFrame(acknowledged: event, .welcome(session, after: frame)))
  }

  func deliver(_ frames: ServerFrame...) async throws {
    for frame in frames {
      let text = String(decoding: frame.encoded(), as: UTF8.self)
      try await run("sockets.at(-1).deliver(\(String(reflecting: text)))")
    }
  }

  func patch(_ number: Int, acknowledging event: Int = 0, _ patches: Patch...) async throws {
    try await deliver(ServerFrame(number: number, acknowledged: event, .patches(patches)))
  }

  /// Cuts the connection, as a network that fails does.
  func drop() async throws {
    try await run("sockets.at(-1).drop()")
  }

  /// Waits until the page has opened so many connections, or more if it has given one up meanwhile.
  func waitForConnections(_ count: Int) async throws {
    try await page.waitUntil("document.documentElement.dataset.sockets >= \(count)")
  }

  /// The messages of the page since this was asked for the last time.
  ///
  /// Acknowledgements are left out, because the page sends them when it is idle.
  func takeMessages() async throws -> [ClientMessage] {
    try await takeAllMessages().filter { message in
      if case .acknowledge = message { false } else { true }
    }
  }

  func takeAllMessages() async throws -> [ClientMessage] {
    let texts: [String] = try await page.evaluate("sockets.flatMap((s) => s.sent.splice(0))")
    return try texts.map { try ClientMessage(decoding: Array($0.utf8)) }
  }

  /// Waits until the page's last message is this one.
  func waitForMessage(_ opcode: Opcode, _ fields: String) async throws {
    let message = "[\(opcode.rawValue),\(fields)]"
    try await page.waitUntil("document.documentElement.dataset.message === '\(message)'")
  }

  /// The content of the window, as markup.
  func markup() async throws -> String {
    try await page.evaluate("document.getElementById('window').innerHTML")
  }

  func status() async throws -> String {
    try await page.evaluate("document.getElementById('status').innerText")
  }

  /// Whether nothing in the window can be used.
  func isInert() async throws -> Bool {
    try await page.evaluate("document.getElementById('window').inert")
  }

  /// Changes the text of one of the fields at once, with the focus where it is.
  func enter(_ text: String, into field: Int) async throws {
    try await run(
      """
      const field = document.querySelectorAll("input")[\(field)];
      field.value = "\(text)";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      """
    )
  }

  func run(_ statement: String) async throws {
    let _: Bool = try await page.evaluate("(() => { \(statement); return true })()")
  }

  /// The stand-in, and a page that was opened at the beginning of time.
  ///
  /// So its connections have the numbers 1, 2, and so on.
  private static let socketStandIn = """
    Object.defineProperty(performance, "timeOrigin", { value: 0 });
    globalThis.sockets = [];
    globalThis.WebSocket = class {
      static OPEN = 1;
      readyState = 0;
      sent = [];
      constructor(address) {
        this.address = address;
        sockets.push(this);
        document.documentElement.dataset.sockets = sockets.length;
      }
      open() { this.readyState = 1; this.onopen(); }
      deliver(data) { this.onmessage({ data }); }
      drop(code = 1006) { this.readyState = 3; this.onclose({ code }); }
      send(text) {
        this.sent.push(text);
        document.documentElement.dataset.message = text;
      }
      close() { this.drop(); }
    };
    """
}

extension ClientMessage {
  /// Whether a page requests a session and reports the user's settings.
  var isHello: Bool {
    if case .hello(let setting) = self { setting.timeZone.isEmpty == false } else { false }
  }
}
