import BrowserHost
import Metrics
import NIOHTTP1
import Testing

/// The port of the operators over a real socket of this machine.
struct OperationsServerTests {
  private let readiness = Readiness()
  private let metrics = PrometheusFactory()

  private func answer(
    to line: String,
    host: String = "localhost",
    field: String = "Host",
    boundTo bound: String = "127.0.0.1"
  ) async throws -> String {
    let routes = OperationsRoutes(
      host: bound,
      allowedHosts: ["metrics.example"],
      readiness: readiness,
      metrics: metrics
    )
    let server = try OperationsServer.start(host: bound, port: 0, routes: routes)
    defer { server.stop() }
    let socket = try RawSocket(port: server.port)
    await socket.send("\(line) HTTP/1.1\r\n\(field): \(host)\r\n\r\n")
    return await socket.receiveToEnd()
  }

  @Test func metricsAreInTheFormatOfPrometheus() async throws {
    Counter(label: "orders", factory: metrics).increment()
    let answer = try await answer(to: "GET /metrics")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("Content-Type: text/plain; version=0.0.4; charset=utf-8\r\n"))
    let body = try #require(answer.split(separator: "\r\n\r\n", maxSplits: 1).last)
    #expect(try PrometheusText(String(body)).samples["orders"] == 1)
  }

  @Test func healthStaysAndReadinessEndsWithDraining() async throws {
    #expect(try await answer(to: "GET /health").hasSuffix("\r\n\r\nok\n"))
    #expect(try await answer(to: "GET /ready").hasSuffix("\r\n\r\nready\n"))
    readiness.beginDraining()
    #expect(try await answer(to: "GET /health").hasSuffix("\r\n\r\nok\n"))
    let ready = try await answer(to: "GET /ready?verbose")
    #expect(ready.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
    #expect(ready.hasSuffix("\r\n\r\ndraining\n"))
  }

  @Test func headHasNoBody() async throws {
    #expect(try await answer(to: "HEAD /metrics").hasSuffix("\r\n\r\n"))
  }

  @Test(arguments: [
    ("POST /metrics", "405"), ("GET /", "404"), ("GET /metrics/../x", "404"),
    ("GET //ready", "404"),
  ])
  func otherRequestsAreRefused(line: String, status: String) async throws {
    #expect(try await answer(to: line).hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test func refusedMethodNamesTheOthers() async throws {
    #expect(try await answer(to: "POST /metrics").contains("\r\nAllow: GET, HEAD\r\n"))
  }

  /// The name of another site can point to any address that a browser reaches.
  @Test(arguments: ["127.0.0.1", "0.0.0.0"])
  func pageOfAnotherSiteCannotReadMetrics(bound: String) async throws {
    let refused = try await answer(to: "GET /metrics", host: "evil.example", boundTo: bound)
    #expect(refused.hasPrefix("HTTP/1.1 421 "))
    #expect(!refused.contains("webswiftui_"))
    for host in ["10.0.0.7:9464", "[fd00::1]", "localhost", "metrics.example:9464"] {
      let allowed = try await answer(to: "GET /metrics", host: host, boundTo: bound)
      #expect(allowed.hasPrefix("HTTP/1.1 200 "))
    }
    // Health checks contain nothing, and balancers use any name.
    #expect(try await answer(to: "GET /ready", host: "pod.example").hasPrefix("HTTP/1.1 200 "))
  }

  @Test func repeatedAndMissingHostsAreRefused() async throws {
    let twice = try await answer(to: "GET /metrics", host: "localhost\r\nHost: evil.example")
    #expect(twice.hasPrefix("HTTP/1.1 400 "))
    let missing = try await answer(to: "GET /metrics", field: "X-Host")
    #expect(missing.hasPrefix("HTTP/1.1 400 "))
  }

  @Test func healthIsOnThePortOfTheAppToo() {
    let routes = Routes(
      requestGuard: RequestGuard(boundHost: "localhost"),
      title: "App",
      readiness: readiness
    )
    let check = { (path: String) in
      let answer = routes.answer(.init(path: path, host: "10.0.0.7:8080"))
      return (answer.status, String(decoding: answer.body, as: UTF8.self))
    }
    #expect(check("/live/health") == (200, "ok\n"))
    #expect(check("/live/ready") == (200, "ready\n"))
    readiness.beginDraining()
    #expect(check("/live/health") == (200, "ok\n"))
    #expect(check("/live/ready") == (503, "draining\n"))
    #expect(routes.answer(.init(method: "POST", path: "/live/ready", host: nil)).status == 405)
    // Addresses of the app may have these names.
    #expect(
      routes.answer(.init(path: "/ready", host: "localhost", headers: ["Accept": "text/html"]))
        .status == 200
    )
  }
}
