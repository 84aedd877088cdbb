import Foundation

/// The side of a page that differs between browser engines.
///
/// A ``Page`` waits, matches queries and reports failures. Its driver carries out one operation at a time, and throws
/// `BrowserError.refused` if the page has been replaced in between.
protocol PageDriver: Sendable {
  /// Errors of scripts and violations of the security policy so far.
  var problems: [String] { get }

  // Documents.

  /// Opens an address and waits until it is loaded.
  func open(_ url: String) async throws(BrowserError)
  /// Begins to reload the page.
  func reload() async throws(BrowserError)
  /// Closes the page and deletes its storage.
  func close() async throws(BrowserError)
  /// Opens an empty page in the same browser, with the same storage or one of its own.
  func makeAnother(sharingStorage: Bool) async throws(BrowserError) -> any PageDriver
  /// Goes to another entry of the history from outside of the page, counting from the shown one.
  func travel(by distance: Int) async throws(BrowserError)
  /// The titles of the entries of the history, oldest first.
  func historyTitles() async throws(BrowserError) -> [String]
  /// A picture of the screen, as PNG.
  func screenshot() async throws(BrowserError) -> Data

  // Scripts.

  /// The value of an expression, after waiting for a promise.
  func evaluate(
    _ expression: String,
    in world: ScriptWorld,
    timeout: Duration
  ) async throws(BrowserError) -> JSON
  /// The value of the body of a function in which an element is `this`, after waiting for a promise.
  func run(_ body: String, on element: PageElement) async throws(BrowserError) -> JSON

  // Elements.

  /// The document that the page shows.
  func document() async throws(BrowserError) -> PageElement
  /// The elements with a role and a name within another one, in the order of the page.
  ///
  /// The role `text` means text nodes.
  func elements(
    role: String?,
    name: String?,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement]
  /// The elements of a selector that the user can reach.
  func elements(
    _ selector: String,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement]
  /// Scrolls to an element that is not visible as a whole.
  func scroll(to element: PageElement) async throws(BrowserError)
  /// The middle of an element, or `nil` without a place on the screen.
  func middle(of element: PageElement) async throws(BrowserError) -> (x: Double, y: Double)?
  /// The page as assistive technology reads it: one indented line for each element.
  func outline() async throws(BrowserError) -> String

  // Input.

  /// Moves the mouse, or presses or releases its button.
  func mouse(
    _ action: MouseAction,
    _ x: Double,
    _ y: Double,
    clicks: Int
  ) async throws(BrowserError)
  /// Puts fingers on the page, moves them, or lifts those that are not listed any more.
  func touch(
    _ action: TouchAction,
    _ points: [(x: Double, y: Double)]
  ) async throws(BrowserError)
  /// Presses the key of a character and lets it go.
  func type(_ character: Character, with modifiers: Page.Modifiers) async throws(BrowserError)
  /// Presses a key and lets it go.
  func press(_ key: Page.Key, with modifiers: Page.Modifiers) async throws(BrowserError)
  /// Shows a text that is being composed with an input method.
  func compose(_ text: String) async throws(BrowserError)
  /// Ends a composition with its final text.
  func commit(_ text: String) async throws(BrowserError)

  // Files.

  /// Chooses files for the field of a selector, and returns whether the field exists.
  func chooseFiles(_ files: [URL], for selector: String) async throws(BrowserError) -> Bool
  /// Stores downloads in a folder.
  func keepDownloads(in folder: URL) async throws(BrowserError)

  // Emulation.

  func show(on screen: Page.Screen) async throws(BrowserError)
  func prefer(
    _ scheme: Page.ColorScheme,
    reducesMotion: Bool,
    forcesColors: Bool
  ) async throws(BrowserError)
  /// Makes the screen a touch screen, on which clicks are those of a finger.
  func useFingers() async throws(BrowserError)
  func setLetterSize(_ points: Double) async throws(BrowserError)
  func setOffline(_ isOffline: Bool) async throws(BrowserError)
  /// Accepts every certificate of servers from now on.
  func acceptAllCertificates() async throws(BrowserError)
  /// The cookies that the browser sends with the page's requests.
  func cookies() async throws(BrowserError) -> [Page.Cookie]

  // Measurements.

  /// Counts the objects of the page after the garbage is collected.
  func objectCounts() async throws(BrowserError) -> Page.ObjectCounts
}

/// The scripts among which an expression is computed.
enum ScriptWorld: Sendable {
  /// The page's own scripts.
  case page
  /// A world that the page's own scripts cannot see.
  case apart
}

/// An element of a page by the identity that its engine has given it.
struct PageElement: Hashable, Sendable {
  let id: String
}

/// A step of the mouse.
package enum MouseAction: String, Sendable {
  case move = "mouseMoved"
  case press = "mousePressed"
  case release = "mouseReleased"
}

/// A step of fingers on a touch screen.
package enum TouchAction: String, Sendable {
  case start = "touchStart"
  case move = "touchMove"
  case end = "touchEnd"
}
