import Foundation
import Testing
import ViewCore
import ViewTesting

/// The items that links tell the page to share.
@MainActor
struct ShareLinkTests {
  private func shared(_ link: some View) -> String? {
    ViewHarness { link }.outline.firstMatch(of: /data-share="([^\n]*?)"(?: |>)/).map {
      String($0.1).replacing("&quot;", with: "\"").replacing("\\\"", with: "\"")
    }
  }

  @Test func titleOfThePreviewIsTheSubject() {
    let preview = SharePreview("Soup", image: Image(systemName: "star"))
    for link in [
      AnyView(ShareLink(item: "Broth", preview: preview)),
      AnyView(ShareLink("Share", item: "Broth", preview: preview)),
      AnyView(ShareLink(String("Share"), item: "Broth", preview: SharePreview(String("Soup")))),
      AnyView(ShareLink(item: "Broth", preview: SharePreview(Text("Soup"))) { Text("Share") }),
    ] {
      #expect(shared(link) == #"{"text":"Broth","title":"Soup"}"#)
    }
    let icon = SharePreview("Soup", image: 1, icon: 2)
    let other = ShareLink(item: "Broth", subject: Text("Mine"), preview: icon)
    #expect(shared(other) == #"{"text":"Broth","title":"Mine"}"#)
  }

  @Test func severalItemsAreLinesOfOneText() {
    let texts = ["Broth", "Stew"]
    #expect(shared(ShareLink(items: texts)) == #"{"text":"Broth\nStew"}"#)
    #expect(
      shared(ShareLink("All", items: texts, message: Text("Enjoy")))
        == #"{"text":"Broth\nStew\nEnjoy"}"#
    )
    let previewed = ShareLink(items: texts) { SharePreview($0, icon: 1) }
    #expect(shared(previewed) == #"{"text":"Broth\nStew","title":"Broth"}"#)
    let url = URL(string: "https://example.com/1")
    let urls = ShareLink(items: [url, url].compactMap(\.self)) { Text("Links") }
    #expect(shared(urls) == #"{"text":"https://example.com/1\nhttps://example.com/1"}"#)
    #expect(shared(ShareLink(items: [String]())) == #"{"text":""}"#)
  }
}
