import Testing
import ViewCore
import ViewTesting

/// Elements for screen readers whose name is made of what is inside.
@MainActor
struct CombinedElementTests {
  private struct Dish: View {
    @State private var count = 2
    @State private var isOrdered = false

    var body: some View {
      HStack {
        Image(systemName: "heart").accessibilityLabel("Favorite")
        Text("Soup")
        Text("\(count) left")
        if isOrdered { Button("Cancel") {} }
      }
      .accessibilityElement(children: .combine)
      Button("Take one") { count -= 1 }
      Button("Order") { isOrdered = true }
    }
  }

  @Test func nameIsMadeOfTheTextsAndFollowsThem() throws {
    let view = ViewHarness { Dish() }
    #expect(view.contains(.image("Favorite Soup 2 left")))
    let name = try view.attribute("id", of: .image("Favorite Soup 2 left"))
    #expect(name != nil)
    #expect(try view.attribute("aria-labelledby", of: .image("Favorite Soup 2 left")) == name)
    try view.tap(.button("Take one"))
    #expect(view.contains(.image("Favorite Soup 1 left")))
  }

  @Test func controlInsideIsNotHidden() throws {
    let view = ViewHarness { Dish() }
    #expect(!view.outline.contains("role=\"group\""))
    try view.tap(.button("Order"))
    #expect(view.outline.contains("class=\"effect\" role=\"group\" id="))
    try view.tap(.button("Cancel"))
  }

  @Test(arguments: [true, false])
  func tappedViewInsideIsAControl(isTapped: Bool) {
    let view = ViewHarness {
      VStack {
        if isTapped { Text("Soup").onTapGesture {} } else { Text("Soup") }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(view.outline.contains("role=\"group\"") == isTapped)
  }

  @Test func ownNameReplacesThatOfTheTexts() {
    let view = ViewHarness {
      VStack { Text("Soup") }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Dish")
    }
    #expect(view.contains(.image("Dish")))
    #expect(!view.outline.contains("labelledby"))
  }

  @Test func elementsOfAWindowHaveDifferentNames() {
    let view = ViewHarness {
      ForEach(0..<3, id: \.self) { Text("Row \($0)").accessibilityElement(children: .combine) }
    }
    let names = view.outline.matches(of: /id="(combined-\d+)"/).map(\.1)
    #expect(Set(names).count == 3)
  }
}
