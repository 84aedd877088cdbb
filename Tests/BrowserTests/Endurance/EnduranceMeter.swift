import BrowserTesting
import Foundation
import ViewTesting

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The size of an app and of its page.
struct EnduranceFigures: CustomStringConvertible {
  var sessions = 0
  /// The open files and connections of the app's process.
  var descriptors = 0
  var threads = 0
  var appKibibytes = 0
  /// The elements of the document.
  var elements = 0
  /// The style rules of the document.
  var rules = 0
  /// The nodes that the browser keeps for the page, also those in no document.
  var nodes = 0
  var listeners = 0
  var pageKibibytes = 0

  var description: String {
    """
    \(sessions) session, \(descriptors) descriptors, \(threads) threads, \(appKibibytes) KiB; \
    \(elements) elements, \(rules) rules, \(nodes) nodes, \(listeners) listeners, \(pageKibibytes) KiB
    """
  }
}

/// Measures an app in a process of its own, and its page.
@MainActor
struct EnduranceMeter {
  let app: ServingProcess
  let page: Page

  /// The figures, once the sessions of closed windows have ended.
  func figures() async throws -> EnduranceFigures {
    var figures = EnduranceFigures()
    figures.sessions = try await sessionsAtRest()
    let process = "/proc/\(app.id)"
    figures.descriptors = try FileManager.default.contentsOfDirectory(atPath: "\(process)/fd").count
    figures.threads = try FileManager.default.contentsOfDirectory(atPath: "\(process)/task").count
    let status = try String(contentsOfFile: "\(process)/status", encoding: .utf8)
    figures.appKibibytes = status.number(after: "VmRSS:") ?? 0
    figures.elements = try await page.evaluate("document.querySelectorAll('*').length")
    figures.rules = try await page.evaluate(
      "[...document.styleSheets].reduce((count, sheet) => count + sheet.cssRules.length, 0)"
    )
    let counts = try await page.objectCounts()
    figures.nodes = counts.nodes
    figures.listeners = counts.listeners
    figures.pageKibibytes = counts.heapBytes / 1024
    return figures
  }

  /// The number of sessions, once there is one, or after half a minute.
  private func sessionsAtRest() async throws -> Int {
    let end = ContinuousClock.now + .seconds(30)
    while true {
      let count = try await sessions()
      if count == 1 || .now > end { return count }
    }
  }

  private func sessions() async throws -> Int {
    guard let url = app.addresses.last.flatMap(URL.init) else { return 0 }
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self).number(after: "\nwebswiftui_sessions ") ?? 0
  }
}

extension String {
  /// The whole number behind a text.
  fileprivate func number(after text: String) -> Int? {
    guard let range = range(of: text) else { return nil }
    let digits = self[range.upperBound...].drop { $0 == " " || $0 == "\t" }.prefix(
      while: \.isNumber
    )
    return Int(digits)
  }
}
