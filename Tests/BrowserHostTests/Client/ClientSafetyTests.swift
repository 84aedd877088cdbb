import Foundation
import Testing

/// The script treats all that the server sends as data.
struct ClientSafetyTests {
  /// A text of a user that became a part of a document or of a script could run in the pages of others.
  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "createContextualFragment",
    "DOMParser", "setHTML", "eval(", "new Function", "javascript:",
  ])
  func scriptMakesNoCodeOfTexts(name: String) throws {
    let texts = try ClientSources.texts(in: ClientSources.path("Script"), ending: ".js")
    #expect(texts.count > 20)
    for text in texts { #expect(!text.contains(name)) }
  }

  /// The id of a session stays in the tab, and opens nothing without a cookie that no script reads.
  @Test func scriptKeepsNothingBeyondItsTab() throws {
    let texts = try ClientSources.texts(in: ClientSources.path("Script"), ending: ".js")
    for text in texts {
      for name in ["localStorage", "document.cookie", "indexedDB"] { #expect(!text.contains(name)) }
    }
  }
}
