import Fuzzing
import RandomViews
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Patches turn a page into that of a new window, whatever changes.
@MainActor
struct RandomPatchTests {
  @Test func pageAfterRandomChangesIsThatOfANewGraph() async {
    await Fuzzer("pageAfterRandomChangesIsThatOfANewGraph", runs: 50).run { random in
      let document = RandomDocument()
      var window = GraphWindow(RandomDocumentView(document: document))
      window.take(window.graph.mount())
      for step in 1...40 {
        document.change(with: &random)
        window.take(window.graph.flush())
        window.finish()
        var other = GraphWindow(RandomDocumentView(document: document))
        other.take(other.graph.mount())
        other.finish()
        guard words(of: window) == words(of: other) else {
          throw Fuzzer.Failure(
            "step \(step)\n\(window.page.markup)\n\nA new one:\n\(other.page.markup)"
          )
        }
      }
    }
  }

  /// The lines of a page, whose attributes may be in any order.
  private func words(of window: GraphWindow) -> [[Substring]] {
    window.page.markup.split(separator: "\n").map { $0.split(separator: " ").sorted() }
  }
}
