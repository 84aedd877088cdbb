import BrowserTesting
import Fuzzing
import RandomSequences
import RandomViews
import Testing

/// A page that has followed random changes of a random view is the page that a new one would be.
@MainActor
@Suite(.needsBrowser)
struct RandomDocumentTests {
  @Test func pageAfterRandomChangesIsThatOfANewWindow() async {
    await Fuzzer("pageAfterRandomChangesIsThatOfANewWindow", runs: 3).run { random in
      // Each change has a seed of its own, so that it is the same one where others are left out.
      let seeds = (0..<40).map { _ in random.next() }
      try await Fuzzer.check(seeds, failure: failure(of:))
    }
  }

  /// The first difference after some changes.
  private func failure(of seeds: [UInt64]) async -> String? {
    do {
      let document = RandomDocument()
      var failure: String?
      try await LivePage.show(RandomDocumentView(document: document)) { live in
        for seed in seeds where failure == nil {
          var random = SeededGenerator(seed: seed)
          document.change(with: &random)
          let isShown = "document.body.innerText.includes('revision \(document.revision)')"
          try await live.page.waitUntil(isShown)
          guard document.revision.isMultiple(of: 5) || document.revision == seeds.count else {
            continue
          }
          failure = try await live.differenceFromNewPage(where: isShown)
            .map { "\($0.joined(separator: "\n"))\n\n\(document.pieces)" }
        }
        if failure == nil, !live.log.all.isEmpty { failure = "\(live.log.all)" }
        if failure == nil, !live.page.problems.isEmpty { failure = "\(live.page.problems)" }
      }
      return failure
    } catch {
      return "\(error)"
    }
  }
}
