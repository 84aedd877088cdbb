import Observation
import Testing
import ViewCore
import ViewTesting

/// Something that views keep.
@Observable
private final class Model: @unchecked Sendable {
  var count = 0
}

@MainActor
struct ReleaseTests {
  private struct Screen: View {
    let model: Model
    @State private var own = Model()
    let notice: (Model) -> Void

    var body: some View {
      Text("\(model.count)")
        .onAppear { notice(own) }
        .onDisappear { _ = model }
      Button("Count") { model.count += 1 }
      TextField("Count", text: Binding(get: { "\(model.count)" }, set: { _ in model.count = 1 }))
    }
  }

  @Test func aPageThatIsClosedKeepsNothing() throws {
    weak var shared: Model?
    weak var own: Model?
    func openAndClose() throws {
      let model = Model()
      shared = model
      let view = ViewHarness { Screen(model: model) { own = $0 } }
      try view.tap(.button("Count"))
      #expect(own != nil)
      view.unmount()
    }
    try openAndClose()
    #expect(own == nil)
    #expect(shared == nil)
  }

  @Test func removedViewIsReleased() throws {
    struct Parent: View {
      @State private var isShown = true
      let make: () -> Model

      var body: some View {
        Button("Close") { isShown = false }
        if isShown { Screen(model: make()) { _ in } }
      }
    }
    weak var model: Model?
    let view = ViewHarness {
      Parent {
        let new = Model()
        model = new
        return new
      }
    }
    try view.tap(.button("Count"))
    #expect(model?.count == 1)
    try view.tap(.button("Close"))
    #expect(model == nil)
  }

  /// To take hundreds of rows apart takes longer than to tell the page that they have gone.
  @Test func removedNodesAreReleasedAfterTheFrame() {
    struct Row: View {
      @State private var own = Model()
      let notice: (Model) -> Void

      var body: some View { Text("Row").onAppear { notice(own) } }
    }
    struct Parent: View {
      let rows: Model
      let notice: (Model) -> Void

      var body: some View {
        ForEach(0..<rows.count) { _ in Row(notice: notice) }
      }
    }
    weak var model: Model?
    let rows = Model()
    rows.count = 1
    let graph = ViewGraph(root: Parent(rows: rows) { model = $0 })
    _ = graph.mount()
    rows.count = 0
    #expect(graph.flush().count == 1)
    #expect(model != nil)
    graph.releaseRemovedNodes()
    #expect(model == nil)
    graph.unmount()
  }

  @Test func aScreenThatIsPoppedKeepsNothing() throws {
    struct Stack: View {
      let make: () -> Model

      var body: some View {
        NavigationStack {
          NavigationLink("Next", value: 1)
            .navigationDestination(for: Int.self) { _ in
              Screen(model: make()) { _ in }
                .toolbar { Button("Item") {} }
                .navigationTitle("Top")
            }
        }
      }
    }
    weak var model: Model?
    func openAndClose() throws {
      let view = ViewHarness {
        Stack {
          let new = Model()
          model = new
          return new
        }
      }
      try view.tap(.button("Next"))
      try view.tap(.button("Count"))
      #expect(model?.count == 1)
      try view.tap(.button("Back"))
      #expect(model == nil)
      try view.tap(.button("Next"))
      view.unmount()
    }
    try openAndClose()
    #expect(model == nil)
  }
}
