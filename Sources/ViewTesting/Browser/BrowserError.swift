import Foundation

/// The reason why a browser could not do what a test asked for.
///
/// A test need not catch it. If an element is not found, does not appear or cannot be clicked, the call reports an
/// issue at its line, with the content of the page. Then the test ends. A test that expects a failure gets it from
/// ``Page/failure(isolation:of:)``.
public enum BrowserError: Error, Equatable, Sendable {
  /// No browser that can be driven was found under these names.
  case notInstalled(names: [String])
  /// The browser could not be started.
  case didNotStart(path: String, errno: Int32)
  /// The app, in a process of its own, did not print an address. `output` is its output.
  case appDidNotStart(name: String, output: String)
  /// The browser ended, or was closed.
  case ended
  /// The browser did not answer in time.
  case noAnswer(method: String)
  /// The browser refused a command.
  case refused(method: String, reason: String)
  /// Tests cannot have the engine do this.
  case unsupported(operation: String, engine: Browser.Engine)
  /// The page could not be opened.
  case notLoaded(url: String, reason: String)
  /// A script in the page threw.
  case scriptFailed(String)
  /// A script gave a value of another type.
  case unexpectedValue(String)
  /// No element on the page matches the query. `outline` is the content of the page.
  case notFound(ElementQuery, outline: String)
  /// Several elements match the query of a single one.
  case ambiguous(ElementQuery, count: Int, outline: String)
  /// The element exists but has no place on the screen.
  case notVisible(ElementQuery)
  /// Something else covers the element, so that a click would not reach it.
  case covered(ElementQuery, by: String)
  /// The control is disabled.
  case disabled(ElementQuery)
  /// The picker has no option with this title.
  case noOption(String, ElementQuery)
  /// An expected change did not happen in time.
  case timedOut(waitingFor: String, outline: String)
}

extension BrowserError: CustomStringConvertible {
  public var description: String { text.description }
}

extension BrowserError: CallFailure {
  var text: FailureText {
    switch self {
    case .notFound(let query, let outline): Issues.notOne(query, count: 0, page: outline)
    case .ambiguous(let query, let count, let outline):
      Issues.notOne(query, count: count, page: outline)
    case .timedOut(let condition, let outline):
      Issues.timedOut(waitingFor: condition, page: outline)
    default: FailureText(headline: headline)
    }
  }

  private var headline: String {
    switch self {
    case .notInstalled(let names):
      """
      No browser was found.

        Looked for \(names.joined(separator: ", ")) on the search path.

      To fix this, install one, such as with this package's 'Scripts/install-browser'.
      """
    case .didNotStart(let path, let errno):
      "The browser at '\(path)' did not start (error \(errno))."
    case .appDidNotStart(let name, let output):
      """
      The app '\(name)' did not start.

        It printed: \(output.trimmingCharacters(in: .whitespacesAndNewlines))

      To fix this, name the executable of a target that the test target depends on.
      """
    case .ended: "The browser has ended."
    case .noAnswer(let method): "The browser did not answer '\(method)' in time."
    case .refused(let method, let reason): "The browser refused '\(method)': \(reason)"
    case .unsupported(let operation, let engine):
      "Tests cannot \(operation) in \(engine.name)."
    case .notLoaded(let url, let reason): "The page \(url) could not be opened: \(reason)"
    case .scriptFailed(let reason): "A script in the page failed: \(reason)"
    case .unexpectedValue(let value):
      "A script in the page returned a value of another type: \(value)"
    case .notVisible(let query): "The \(query) has no place on the screen."
    case .covered(let query, let cover): "The \(query) cannot be clicked: \(cover) covers it."
    case .disabled(let query): "The \(query) cannot be used: it is disabled."
    case .noOption(let option, let query): "The \(query) has no option '\(option)'."
    case .notFound, .ambiguous, .timedOut: ""
    }
  }
}
