import Testing
import ViewCore
import ViewTesting

@MainActor
struct NavigationStackTests {
  private struct Numbers: View {
    @State var path: [Int] = []
    @State private var count = 0

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("One", value: 1)
          Button("Count \(count)") { count += 1 }
          Button("Path") { path = [1, 2, 3] }
        }
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { Number(number: $0, path: $path) }
      }
    }
  }

  private struct Number: View {
    let number: Int
    @Binding var path: [Int]
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text(verbatim: "Number \(number), path \(path), presented: \(isPresented)")
        NavigationLink("Next", value: number + 1)
        Button("Count \(number): \(count)") { count += 1 }
        Button("Done") { dismiss() }
        Button("Root") { path = [] }
        Button("Swap") { path.swapAt(0, 1) }
        Button("Drop first") { path.removeFirst() }
      }
      .navigationTitle("Number \(number)")
    }
  }

  @Test func linkPushesAndTheBackButtonPops() throws {
    let view = ViewHarness { Numbers() }
    #expect(view.text == ["Numbers", "One", "Count 0", "Path"])
    try view.tap(.button("Count 0"))
    try view.tap(.button("One"))
    #expect(view.contains(.heading("Number 1")))
    #expect(view.contains(.text("Number 1, path [1], presented: true")))
    #expect(!view.contains(.button("Count 1")))
    try view.tap(.button("Next"))
    #expect(view.contains(.text("Number 2, path [1, 2], presented: true")))
    #expect(try view.attribute("title", of: .button("Number 1")) == "Number 1")
    try view.tap(.button("Number 1"))
    #expect(view.contains(.text("Number 1, path [1], presented: true")))
    try view.tap(.button("Numbers"))
    #expect(view.text == ["Numbers", "One", "Count 1", "Path"])
    #expect(!view.contains(.button("Numbers")))
  }

  @Test func linkOnCoveredScreenPushesNothing() throws {
    let view = ViewHarness { Numbers() }
    let link = try view.element(.button("One"))
    try link.tap()
    #expect(throws: HarnessError.self) { try link.tap() }
    #expect(view.contains(.text("Number 1, path [1], presented: true")))
    try view.tap(.button("Numbers"))
    try link.tap()
    #expect(view.contains(.text("Number 1, path [1], presented: true")))
  }

  @Test func twoClicksAtOncePushOneScreen() throws {
    let graph = ViewGraph(root: Numbers())
    let link = try #require(graph.mount().elements.first { $0.element.events.contains(.click) })
    #expect(graph.handle(.click, on: link.id) == .handled)
    #expect(graph.handle(.click, on: link.id) == .handled)
    let texts = graph.flush().elements.compactMap(\.element.text)
    #expect(texts.contains("Number 1, path [1], presented: true"))
  }

  @Test func dismissPopsTheScreenAndAllAboveIt() throws {
    let view = ViewHarness { Numbers(path: [1, 2]) }
    try view.tap(.button("Done"))
    #expect(view.contains(.text("Number 1, path [1], presented: true")))
    try view.tap(.button("Done"))
    #expect(view.contains(.heading("Numbers")))
  }

  @Test func initialPathOpensItsScreens() throws {
    let view = ViewHarness { Numbers(path: [1, 2, 3]) }
    #expect(view.contains(.text("Number 3, path [1, 2, 3], presented: true")))
    #expect(!view.contains(.button("One")))
    try view.tap(.button("Number 2"))
    #expect(view.contains(.heading("Number 2")))
  }

  @Test func appSetsThePath() throws {
    let view = ViewHarness { Numbers() }
    try view.tap(.button("Path"))
    #expect(view.contains(.heading("Number 3")))
    try view.tap(.button("Root"))
    #expect(view.contains(.heading("Numbers")))
  }

  @Test func screenKeepsItsStateWhileItsValueIsInThePath() throws {
    let view = ViewHarness { Numbers(path: [1, 2]) }
    try view.tap(.button("Count 2: 0"))
    try view.tap(.button("Swap"))
    #expect(view.contains(.heading("Number 1")))
    #expect(view.contains(.button("Count 1: 0")))
    try view.tap(.button("Number 2"))
    #expect(view.contains(.button("Count 2: 1")))
    try view.tap(.button("Next"))
    try view.tap(.button("Drop first"))
    #expect(view.contains(.text("Number 3, path [3], presented: true")))
    try view.tap(.button("Numbers"))
    #expect(view.contains(.heading("Numbers")))
  }

  @Test func equalValuesAreSeparateScreens() throws {
    let view = ViewHarness { Numbers(path: [5, 5]) }
    try view.tap(.button("Count 5: 0"))
    try view.tap(.button("Number 5"))
    #expect(view.contains(.button("Count 5: 0")))
  }

  @Test func stackKeepsThePathItself() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Three", value: 3)
            NavigationLink(value: "three") { Text("In words") }
            NavigationLink("Nothing", value: Int?.none)
          }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationDestination(for: String.self) { Text("Word \($0)") }
        }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Three"))
    #expect(view.text == ["Back", "Number 3"])
    try view.tap(.button("Back"))
    try view.tap(.button("In words"))
    #expect(view.text == ["Back", "Word three"])
    try view.tap(.button("Back"))
    #expect(throws: HarnessError.self) { try view.tap(.button("Nothing")) }
  }

  @Test func pathTakesValuesOfAnyTypes() throws {
    struct Screen: View {
      @State private var path = NavigationPath([1, 2])

      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "\(path.count) \(path.isEmpty)")
            .navigationDestination(for: Int.self) { number in
              Text("Number \(number)")
              Button("Append") { path.append("word") }
              Button("Remove two") { path.removeLast(2) }
            }
            .navigationDestination(for: String.self) { word in
              Text("Word \(word)")
              Button("Remove one") { path.removeLast() }
            }
        }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Append"))
    #expect(view.contains(.text("Word word")))
    try view.tap(.button("Remove one"))
    try view.tap(.button("Remove two"))
    #expect(view.text == ["0 true"])
  }

  @Test func pushSendsTheNewScreenAndCoversTheOld() throws {
    let view = ViewHarness {
      NavigationStack {
        NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { _ in Text("Top") }
      }
    }
    try view.tap(.button("Next"))
    guard case .setAttribute(let root, "hidden", "") = view.patches.first,
      case .insert(let tree, let stack, nil) = view.patches.last
    else {
      Issue.record("\(view.patches)")
      return
    }
    #expect(view.patches.count == 2)
    try view.tap(.button("Back"))
    #expect(
      view.patches == [
        .removeAttribute(node: root, name: "hidden"), .setEvents(node: root, .pushAgain),
        .remove(node: tree.id),
      ]
    )
    try view.goForward()
    guard case .insert(_, stack, nil) = view.patches.last else {
      Issue.record("\(view.patches)")
      return
    }
  }

  @Test func pushDoesNotRunTheRootAgain() throws {
    var runs = 0
    struct Root: View {
      let ran: () -> Void

      var body: some View {
        let _ = ran()
        NavigationLink("Next", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("Top") }
      }
    }
    let ran = { runs += 1 }
    let view = ViewHarness { NavigationStack { Root(ran: ran) } }
    try view.tap(.button("Next"))
    try view.tap(.button("Back"))
    #expect(runs == 1)
  }
}

extension [Patch] {
  /// The elements that come to the page, with those in them.
  fileprivate var elements: [ElementTree] {
    flatMap { patch in
      if case .insert(let tree, _, _) = patch { tree.all } else { [ElementTree]() }
    }
  }
}

extension ElementTree {
  fileprivate var all: [ElementTree] { [self] + children.flatMap(\.all) }
}
