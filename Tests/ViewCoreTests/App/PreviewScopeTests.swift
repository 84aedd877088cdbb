import Testing
import ViewCore

/// A preview's own values apply to all code of its window.
@MainActor
struct PreviewScopeTests {
  // NB: Generic, so that the previews of the process do not find it.
  private struct Named<Mark>: PreviewScope {
    let name = PreviewName()

    func run<Result>(_ operation: () -> Result) -> Result {
      PreviewName.$current.withValue(name, operation: operation)
    }
  }

  private final class PreviewName: Sendable {
    @TaskLocal static var current: PreviewName?
  }

  private struct Reader: View {
    let note: (String) -> Void

    var body: some View {
      Button("Read") { read("tap") }
        .onAppear { read("appearance") }
        .onDisappear { read("disappearance") }
      let _ = read("body")
    }

    private func read(_ place: String) {
      note("\(place), \(PreviewName.current == nil ? "outside" : "inside")")
    }
  }

  @Test func previewScopeAppliesToAllCodeOfTheWindow() {
    var notes: [String] = []
    let graph = ViewGraph(root: Reader { notes.append($0) }, scope: Named<Void>())
    let patches = graph.mount()
    for case .insert(let tree, _, _) in patches where tree.element.tag == "button" {
      _ = graph.handle(.click, on: tree.id)
    }
    graph.unmount()
    #expect(
      notes == ["body, inside", "appearance, inside", "tap, inside", "disappearance, inside"]
    )
  }

  @Test func otherWindowsHaveNoPreviewScope() {
    var notes: [String] = []
    let graph = ViewGraph(root: Reader { notes.append($0) })
    _ = graph.mount()
    #expect(notes == ["body, outside", "appearance, outside"])
  }
}
