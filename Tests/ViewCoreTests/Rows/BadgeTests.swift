import Testing
import ViewCore
import ViewTesting

@MainActor
struct BadgeTests {
  @Test func aRowEndsWithItsBadge() throws {
    struct Mailboxes: View {
      @State private var count = 1
      private let word = String("old")

      var body: some View {
        List {
          Button("Inbox") { count -= 1 }.badge(count)
          Text("Drafts").badge("new")
          Text("Sent").badge(word)
          Text("Archive").badge(Text("none").bold())
          Text("Junk").badge(String?.none)
        }
      }
    }
    let view = ViewHarness { Mailboxes() }
    let others = ["Drafts", "new", "Sent", "old", "Archive", "none", "Junk"]
    #expect(view.text == ["Inbox", "1"] + others)
    try view.tap(.button("Inbox"))
    #expect(view.text == ["Inbox"] + others)
    try view.tap(.button("Inbox"))
    #expect(view.text == ["Inbox", "-1"] + others)
  }

  @Test func aBadgeIsBesideTheActionsOfARow() throws {
    let view = ViewHarness {
      List {
        Text("Row").badge(3).swipeActions { Button("Archive") {} }
      }
    }
    try view.swipe(.text("Row"))
    #expect(view.text == ["Row", "3", "Archive"])
  }

  @Test func aTabHasABadge() throws {
    let view = ViewHarness {
      TabView {
        Text("one").tabItem { Text("One") }.badge(1200)
        Text("two").badge("!").tabItem { Text("Two") }
      }
    }
    #expect(view.text == ["One", "1,200", "Two", "!", "one"])
  }
}
