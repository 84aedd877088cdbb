import Testing
import ViewTesting

@testable import SwiftUI

/// The notes' previews, as `--previews` finds and shows them.
@MainActor
struct PreviewTests {
  @Test func thePreviewsAreFoundAndShown() throws {
    let previews = ListedPreview.all().filter { $0.id.contains("NotesTests") }
    #expect(previews.map(\.title).contains("토글"))

    let form = try #require(previews.first { $0.title == "수정" })
    let view = ViewHarness { form.content() }
    #expect(try view.attribute("value", of: .textField("제목")) == "Design")

    let cart = try #require(previews.first { $0.title.hasPrefix("NotesTests/Bindings.swift") })
    #expect(ViewHarness { cart.content() }.text.contains("1"))
  }
}
