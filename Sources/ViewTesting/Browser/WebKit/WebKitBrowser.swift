import ConcurrencyExtras
import Foundation
import NIOCore
import NIOPosix

/// A screen without a monitor, on which each page of WebKit is a browser of its own.
final class WebKitBrowser: BrowserDriver {
  private let driver: String
  private let display: BrowserProcess
  private let number: String
  private let pages = Locked<[BrowserProcess]>([])

  /// Starts the screen.
  ///
  /// - Parameters:
  ///   - driver: The path of `WebKitWebDriver`.
  ///   - server: The path of `Xvfb`.
  /// - Throws: A `BrowserError`.
  init(driver: String, server: String) async throws(BrowserError) {
    self.driver = driver
    display = try BrowserProcess(
      untilPipesClose: [
        server, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp",
      ],
      in: BrowserProcess.makeFolder(),
      writes: 1
    )
    guard let number = await display.line(after: "") else {
      display.end()
      throw .didNotStart(path: server, errno: 0)
    }
    self.number = number
  }

  func makePage(preparedBy script: String?) async throws(BrowserError) -> any PageDriver {
    guard script == nil else {
      throw .unsupported(operation: "run a script before the page's own", engine: .webKit)
    }
    return try await makePage()
  }

  /// Opens an empty page.
  ///
  /// A browser may not answer on a busy machine, or another process may take its port. So it is started once more.
  func makePage() async throws(BrowserError) -> WebKitPage {
    do { return try await startPage() } catch { return try await startPage() }
  }

  private func startPage() async throws(BrowserError) -> WebKitPage {
    let port = try await Self.freePort()
    let process = try BrowserProcess(
      untilPipesClose: ["/usr/bin/env", "DISPLAY=:\(number)", driver, "--port=\(port)"],
      in: BrowserProcess.makeFolder(),
      writes: 1
    )
    process.discardOutput()
    pages.withLock { $0.append(process) }
    do {
      return try await WebKitPage(WebDriverClient(port: port), process, in: self)
    } catch {
      end(process)
      throw error
    }
  }

  /// Ends the browser of a page.
  func end(_ process: BrowserProcess) {
    process.end()
    pages.withLock { pages in pages.removeAll { $0 === process } }
  }

  var hasEnded: Bool { display.hasEnded }

  func close() {
    pages.withLock(\.self).forEach { $0.end() }
    display.end()
  }

  private static func freePort() async throws(BrowserError) -> Int {
    do {
      let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .bind(host: "127.0.0.1", port: 0).get()
      let port = listener.localAddress?.port ?? 0
      try await listener.close()
      return port
    } catch {
      throw .refused(method: "bind", reason: "\(error)")
    }
  }
}
