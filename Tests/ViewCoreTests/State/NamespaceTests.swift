import Testing

@testable import ViewCore
@testable import ViewTesting

@MainActor
struct NamespaceTests {
  private struct Screen: View {
    let seen: Received<[Namespace.ID]>
    @Namespace private var first
    @Namespace private var second
    @State private var count = 0

    var body: some View {
      let _ = seen.values.append([first, second])
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test func idsOfViewsDiffer() {
    let seen = Received<[Namespace.ID]>()
    let view = ViewHarness {
      Screen(seen: seen)
      Screen(seen: seen)
    }
    #expect(view.text == ["Count 0", "Count 0"])
    #expect(Set(seen.values.joined()).count == 4)
  }

  @Test func idStaysTheSameWhenTheBodyRunsAgain() throws {
    let seen = Received<[Namespace.ID]>()
    let view = ViewHarness { Screen(seen: seen) }
    try view.tap(.button("Count 0"))
    #expect(seen.values.count == 2)
    #expect(seen.values[0] == seen.values[1])
  }

  @Test func viewWithANamespaceAsItsIDIsScrolledTo() throws {
    struct Letter: View {
      @Namespace private var top
      @Namespace private var bottom

      var body: some View {
        ScrollViewReader { proxy in
          Text("Top").id(top)
          Text("Bottom").id(bottom)
          Button("Down") { proxy.scrollTo(bottom) }
        }
      }
    }
    let view = ViewHarness { Letter() }
    try view.tap(.button("Down"))
    #expect(view.patches == [.scroll(node: 2, anchor: nil)])
  }

  @Test func namespaceNamesACoordinateSpace() {
    struct Board: View {
      @Namespace private var first
      @Namespace private var second

      var body: some View {
        Text("a").coordinateSpace(.named(first))
        Text("b").coordinateSpace(name: second)
      }
    }
    let view = ViewHarness { Board() }
    let names = view.outline.matches(of: /data-coordinates="([^"]+)"/).map { $0.1 }
    #expect(Set(names).count == 2)
  }
}
