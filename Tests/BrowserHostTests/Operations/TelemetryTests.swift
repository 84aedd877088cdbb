import BrowserHost
import ComposableArchitecture
import ConcurrencyExtras
import InMemoryTracing
import Testing
import Tracing
import ViewCore

/// The metrics, spans and log lines of a server that has a page over a real socket of this machine.
@MainActor
struct TelemetryTests {
  private let metrics = PrometheusFactory()
  private let tracer = InMemoryTracer()
  private let lines = RecordedLines()

  private func run(
    behind proxies: [IPAddressRange] = [],
    _ test: (Server) async throws -> Void
  ) async throws {
    let telemetry = Telemetry(factory: metrics, tracer: tracer)
    let log = HostLog(linesPerSecond: 100, telemetry: telemetry) { [lines] in lines.append($0) }
    let limits = Limits.withoutDeadlines
    let registry = SessionRegistry(limits: limits, log: log) { _ in CounterContent() }
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.limits = limits
    configuration.site.trustedProxies = proxies
    let server = try Server.start(configuration, registry: registry, log: log)
    defer { server.stop() }
    try await test(server)
  }

  private func samples() throws -> [String: Double] { try PrometheusText(metrics.text).samples }

  /// A click on the counter's button, by a page that has the first frame.
  private static let click =
    "[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),\(EventKinds.click.rawValue)]"

  @Test func metricsCountSessionsEventsFramesAndBytes() async throws {
    try await run { server in
      let page = try await RawWebSocket.open(server)
      let frames = try await page.begin()
      let before = try samples()
      #expect(before["webswiftui_sessions"] == 1)
      #expect(before["webswiftui_connections"] ?? 0 >= 1)
      #expect(before["webswiftui_frames_total"] == 2)
      #expect(
        before["webswiftui_sent_bytes_total"] == Double(frames.map(\.utf8.count).reduce(0, +))
      )
      #expect(before["webswiftui_event_seconds_count"] == 0)
      await page.send(Self.click)
      _ = try await page.receive()
      // The main actor has handled the event when it runs this.
      await Task { @MainActor in }.value
      let after = try samples()
      #expect(after["webswiftui_events_total"] == 1)
      #expect(after["webswiftui_event_seconds_count"] == 1)
      #expect(after["webswiftui_frames_total"] == 3)
      // A probe adds to the two messages now and then.
      #expect(after["webswiftui_main_actor_lag_seconds_count"] ?? 0 >= 2)
      #expect(
        after["webswiftui_received_bytes_total"]
          == Double(Self.click.utf8.count + "[\(Opcode.hello.rawValue)]".utf8.count)
      )
    }
    #expect(try samples()["webswiftui_sessions"] == 0)
  }

  @Test func refusalsAreCountedByReason() async throws {
    try await run { server in
      let socket = try RawSocket(port: server.port)
      await socket.send("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
      _ = await socket.receiveToEnd()
      let refusals = try samples().filter { $0.key.hasPrefix("webswiftui_refusals_total") }
      #expect(
        refusals == [#"webswiftui_refusals_total{reason="refusedRequest.foreignHost"}"#: 1]
      )
    }
  }

  @Test(arguments: [true, false])
  func spansLeadFromTheRequestOfATrustedProxyOverTheEventToTheFlush(isTrusted: Bool) async throws {
    let proxies = try isTrusted ? [#require(IPAddressRange("127.0.0.1"))] : []
    try await run(behind: proxies) { server in
      let token = try await RawWebSocket.token(of: server)
      let socket = try RawSocket(port: server.port)
      let upgrade = RawWebSocket.upgrade(port: server.port, token: token)
      let headers =
        "\(InMemoryTracer.traceIDKey): outer-1\r\n\(InMemoryTracer.spanIDKey): proxy-1\r\n\r\n"
      await socket.send(String(upgrade.dropLast()) + headers)
      _ = try await socket.receiveHead()
      let page = RawWebSocket(socket: socket)
      _ = try await page.begin()
      await page.send(Self.click)
      _ = try await page.receive()
      await Task { @MainActor in }.value
    }
    let spans = tracer.finishedSpans
    let event = try #require(spans.first { $0.operationName == "event" })
    let flush = try #require(spans.first { $0.operationName == "flush" })
    #expect((event.traceID == "outer-1") == isTrusted)
    #expect((event.parentSpanID == "proxy-1") == isTrusted)
    #expect(flush.parentSpanID == event.spanID)
  }

  @Test func reducersAndBodiesAreMeasured() throws {
    let telemetry = Telemetry(factory: metrics, tracer: tracer)
    let observer = WorkObserver(log: HostLog(telemetry: telemetry) { _ in })
    let result = observer.perform(MainActorWork(.reducer, of: Int.self) { "App.Action.save" }) { 7 }
    #expect(result == 7)
    observer.perform(MainActorWork(.body, of: Int.self) { "App.Row" }) {}
    #expect(try samples()["webswiftui_reducer_seconds_count"] == 1)
    #expect(try samples()["webswiftui_body_seconds_count"] == 1)
    #expect(tracer.finishedSpans.map(\.operationName) == ["App.Action.save"])
  }

  @Test func actionsOfAnEventHaveTheirSpansInThatOfTheEvent() throws {
    let telemetry = Telemetry(factory: metrics, tracer: tracer)
    let log = HostLog(slowTime: .seconds(3600), telemetry: telemetry) { _ in }
    let outer = MainActorWork.observer
    WorkObserver.begin(log: log)
    defer { MainActorWork.observer = outer }
    let registry = SessionRegistry(log: log) { setting in
      ViewGraph(root: TappingView(), environment: setting.environment)
    }
    let page = RecordingConnection()
    registry.receive(.hello(PageSetting()), from: page)
    let match = try #require(page.takeFrames().joined().firstMatch(of: /\[(\d+),"button"/))
    let message = ClientMessage.event(.make(1, node: try #require(Int(match.1))))
    let delivery = MessageDelivery(of: message, bytes: 1, in: nil, telemetry: telemetry)
    delivery.perform { registry.receive(message, from: page) }

    #expect(page.takeFrames().joined().contains("1 taps"))
    let spans = tracer.finishedSpans
    let event = try #require(spans.last { $0.operationName == "event" })
    let action = try #require(spans.first { $0.operationName.hasSuffix("Tapping.Action.tapped") })
    let flush = try #require(spans.last { $0.operationName == "flush" })
    #expect(action.parentSpanID == event.spanID)
    #expect(flush.parentSpanID == event.spanID)
  }

  @Test func workOfATenthOfASecondIsLoggedWithItsCause() {
    let log = HostLog { [lines] in lines.append($0) }
    log.report(.milliseconds(99), ifSlow: "an event of button 'Save'")
    log.report(.milliseconds(100), ifSlow: "an event of button 'Save\n'")
    #expect(
      lines.all == [
        "The main actor was busy for 100 ms with an event of button 'Save?'. All windows waited."
      ]
    )
  }
}

@Reducer
private struct Tapping {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

private struct TappingView: View {
  @State private var store = Store(initialState: Tapping.State()) { Tapping() }

  var body: some View {
    Button("\(store.count) taps") { store.send(.tapped) }
  }
}
