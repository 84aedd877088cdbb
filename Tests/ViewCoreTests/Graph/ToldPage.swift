import Testing
import ViewCore

@testable import ViewTesting

/// A graph and the page that it tells, one flush after the other.
@MainActor
struct ToldPage {
  let graph: ViewGraph
  var page = PageModel()

  /// Mounts a view.
  init(_ view: some View) {
    graph = ViewGraph(root: view)
    take(graph.mount())
  }

  mutating func take(_ patches: [Patch]) {
    for patch in patches {
      do { try page.apply(patch) } catch { Issue.record(error) }
    }
  }

  /// Takes in all that is to come.
  mutating func finish() {
    while graph.isUnfinished { take(graph.advance()) }
  }

  /// Taps a button, and takes in what the next flush says.
  @discardableResult
  mutating func tap(_ title: String) throws -> [Patch] {
    let button = try #require(page.find(.button(title)).first)
    #expect(graph.handle(.click, on: button) == .handled)
    let patches = graph.flush()
    take(patches)
    return patches
  }
}
