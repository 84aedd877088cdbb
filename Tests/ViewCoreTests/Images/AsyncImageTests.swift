import Foundation
import Testing
import ViewCore
import ViewTesting

/// Images that the page loads.
///
/// The tests report its events.
@MainActor
struct AsyncImageTests {
  private static let address = "https://example.com/a.png"

  /// Lets the page load the image that the server waits for, or fail to.
  private func load(_ size: CGSize?, in view: ViewHarness) throws {
    let loader = view.outline.firstMatch(of: /hidden="" alt="" src="([^"]*)"/)
    try view.loadImage(try #require(URL(string: String(loader?.1 ?? ""))), size: size)
  }

  @Test func pageLoadsTheImage() throws {
    let view = ViewHarness { AsyncImage(url: URL(string: Self.address), scale: 2) }
    #expect(view.outline.contains("<img hidden=\"\" alt=\"\" src=\"\(Self.address)\">"))
    #expect(view.outline.contains("<span class=\"shape picture"))
    try load(CGSize(width: 40, height: 20), in: view)
    #expect(!view.outline.contains("hidden=\"\""))
    #expect(view.outline.contains("style=\"width:20px;height:10px\" src=\"\(Self.address)\""))
  }

  @Test func contentAndPlaceholderTakeTurns() throws {
    let view = ViewHarness {
      AsyncImage(url: URL(string: Self.address)) {
        $0.resizable().scaledToFit()
      } placeholder: {
        Text("Loading")
      }
    }
    #expect(view.text == ["Loading"])
    try load(CGSize(width: 40, height: 20), in: view)
    #expect(view.text == [])
    #expect(view.outline.contains("aspect-ratio:2"))
  }

  @Test func failureHasError() throws {
    let view = ViewHarness {
      AsyncImage(url: URL(string: Self.address)) { phase in
        Text(phase.error?.localizedDescription ?? "None")
      }
    }
    #expect(view.text == ["None"])
    try load(nil, in: view)
    #expect(view.text == ["The page could not load an image from '\(Self.address)'."])
  }

  @Test(arguments: [
    "file:///etc/passwd", "data:image/png;base64,AA", "javascript:alert(1)", "a.png",
  ])
  func addressThatIsNotOfTheWebFails(address: String) throws {
    let view = ViewHarness {
      AsyncImage(url: URL(string: address)) { Text($0.error == nil ? "None" : "Failed") }
    }
    #expect(view.text == ["Failed"])
    #expect(!view.outline.contains("<img"))
  }

  @Test func missingAddressStaysEmpty() {
    let view = ViewHarness {
      AsyncImage(url: nil) { Text($0.image == nil && $0.error == nil ? "Empty" : "Full") }
    }
    #expect(view.text == ["Empty"])
    #expect(!view.outline.contains("<img"))
  }

  @Test func anotherAddressStartsAgain() throws {
    let view = ViewHarness { Gallery() }
    try load(CGSize(width: 1, height: 1), in: view)
    #expect(view.text == ["success", "Next"])
    try view.tap(.button("Next"))
    #expect(view.text == ["empty", "Next"])
    #expect(view.outline.contains("src=\"https://example.com/2.png\""))
    try load(nil, in: view)
    #expect(view.text == ["failure", "Next"])
  }

  @Test func changeOfThePhaseHasTheTransaction() throws {
    let transaction = Transaction(animation: .linear(duration: 1))
    let view = ViewHarness {
      AsyncImage(url: URL(string: Self.address), transaction: transaction) { phase in
        if phase.image != nil { Text("Loaded") }
      }
    }
    try load(CGSize(width: 1, height: 1), in: view)
    guard case .animate = view.patches.first else {
      Issue.record("The first patch is no animation: \(view.patches)")
      return
    }
  }
}

private struct Gallery: View {
  @State private var number = 1

  var body: some View {
    AsyncImage(url: URL(string: "https://example.com/\(number).png")) { phase in
      switch phase {
      case .empty: Text("empty")
      case .success: Text("success")
      case .failure: Text("failure")
      }
    }
    Button("Next") { number += 1 }
  }
}
