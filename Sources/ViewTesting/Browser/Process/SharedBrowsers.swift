import ConcurrencyExtras
import Foundation

/// The browsers that the tests of a process share, which end with it.
actor SharedBrowsers {
  static let all = SharedBrowsers()

  private static let running = Locked<[Browser]>([])

  private var shared: [Browser.Engine: Task<Result<Browser, BrowserError>, Never>] = [:]
  private var idle: [Browser.Engine: [Browser]] = [:]

  /// Runs a test with a browser: one for all tests, or one that no other test uses meanwhile.
  static func with<Value>(
    _ engine: Browser.Engine,
    isolation: isolated (any Actor)? = #isolation,
    _ test: (Browser) async throws -> sending Value
  ) async throws -> sending Value {
    let browser = try await all.take(engine)
    let result: Result<Value, any Error>
    do { result = .success(try await test(browser)) } catch { result = .failure(error) }
    await all.putBack(browser, engine)
    return try result.get()
  }

  private func take(_ engine: Browser.Engine) async throws(BrowserError) -> Browser {
    if let browser = idle[engine]?.popLast() { return browser }
    guard engine.isShared else { return try await Self.start(engine).get() }
    let task = shared[engine] ?? Task { await Self.start(engine) }
    shared[engine] = task
    return try await task.value.get()
  }

  private func putBack(_ browser: Browser, _ engine: Browser.Engine) {
    if browser.hasEnded {
      shared[engine] = nil
    } else if !engine.isShared {
      idle[engine, default: []].append(browser)
    }
  }

  private static func start(_ engine: Browser.Engine) async -> Result<Browser, BrowserError> {
    do throws(BrowserError) {
      let browser = try await Browser.launch(engine)
      running.withLock { browsers in
        if browsers.isEmpty {
          atexit { SharedBrowsers.running.withLock(\.self).forEach { $0.close() } }
        }
        browsers.append(browser)
      }
      return .success(browser)
    } catch {
      return .failure(error)
    }
  }
}
