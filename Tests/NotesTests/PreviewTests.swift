import ComposableArchitecture
import Testing
import ViewTesting

@testable import SwiftUI

/// The notes' previews, as `--previews` finds and shows them.
@MainActor
struct PreviewTests {
  @Test func thePreviewsAreFoundAndShown() throws {
    let previews = try ListedPreview.all().filter { $0.id.contains("NotesTests") }
    #expect(previews.map(\.title).contains("토글"))

    let form = try #require(previews.first { $0.title == "수정" })
    let view = ViewHarness { form.content() }
    #expect(try view.attribute("value", of: .textField("제목")) == "Design")

    let cart = try #require(previews.first { $0.title.hasPrefix("NotesTests/Bindings.swift") })
    #expect(ViewHarness { cart.content() }.text.contains("1"))
  }

  @Test(arguments: [
    ("Prepared by its block", "1"), ("Prepared by others", "2"), ("Prepared by traits", "3"),
  ])
  func eachWindowOfAPreviewHasDependenciesOfItsOwn(title: String, date: String) throws {
    let previews = try ListedPreview.all()
    let preview = try #require(previews.first { $0.title == title })
    for _ in 1...2 {
      let graph = PreviewsView.makeWindow(of: previews, name: "Notes", at: preview.path)
      let outline = "\(graph.mount())"
      #expect(outline.contains("It is \(date), and Blob was here 1 times."))
      #expect(!outline.contains("Blob was here 2 times."))
    }
  }
}

private struct VisitsView: View {
  @Dependency(\.date.now) private var now
  @Shared(.inMemory("visits of \(#fileID)")) private var visits = 0

  var body: some View {
    Text("It is \(Int(now.timeIntervalSince1970)), and Blob was here \(visits) times.")
      .onAppear { $visits.withLock { $0 += 1 } }
  }
}

#Preview("Prepared by its block") {
  prepareDependencies { $0.date.now = Date(timeIntervalSince1970: 1) }
  return VisitsView()
}

#Preview("Prepared by others") {
  prepareDependencies { $0.date.now = Date(timeIntervalSince1970: 2) }
  return VisitsView()
}

#Preview("Prepared by traits", traits: .dependency(\.date.now, Date(timeIntervalSince1970: 3))) {
  VisitsView()
}
