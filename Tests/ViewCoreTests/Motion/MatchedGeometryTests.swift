import Testing
import ViewCore
import ViewTesting

/// Views that share their geometry, as the page hears of them.
@MainActor
struct MatchedGeometryTests {
  private struct Screen: View {
    @Namespace private var first
    @Namespace private var second

    var body: some View {
      Text("a").matchedGeometryEffect(id: "id", in: first)
      Text("b").matchedGeometryEffect(id: "id", in: first, isSource: false)
      Text("c").matchedGeometryEffect(id: "id", in: second)
      Text("d").matchedGeometryEffect(id: 1, in: first)
      Text("e").matchedGeometryEffect(id: "1", in: first)
    }
  }

  private func attribute(_ name: String, of view: some View) -> [String] {
    ViewHarness { view }.outline.matches(of: /(data-\w+|class)="([^"]*)"/)
      .filter { $0.1 == name }.map { String($0.2) }
  }

  @Test func viewsMatchByIDWithinANamespace() {
    let keys = attribute("data-match", of: Screen())
    #expect(keys.count == 5)
    #expect(keys[0] == keys[1])
    #expect(Set(keys).count == 4)
  }

  @Test func idIsNotReadable() {
    struct Secret: View {
      @Namespace private var namespace

      var body: some View { Text("a").matchedGeometryEffect(id: "password", in: namespace) }
    }
    #expect(!ViewHarness { Secret() }.outline.contains("password"))
  }

  @Test func sourceAndFollowerDiffer() {
    let classes = attribute("class", of: Screen()).filter { $0.hasPrefix("effect") }
    #expect(classes.prefix(2) == ["effect match-source", "effect match-follower"])
  }

  @Test func sharedPartsAndAnchorReachThePage() {
    struct Parts: View {
      @Namespace private var namespace

      var body: some View {
        Text("a").matchedGeometryEffect(id: 1, in: namespace)
        Text("b").matchedGeometryEffect(id: 1, in: namespace, properties: .size)
        Text("c")
          .matchedGeometryEffect(
            id: 1,
            in: namespace,
            properties: .position,
            anchor: .bottomLeading
          )
      }
    }
    #expect(attribute("data-parts", of: Parts()) == ["position size", "size", "position"])
    #expect(attribute("data-anchor", of: Parts()) == ["0 1"])
  }
}
