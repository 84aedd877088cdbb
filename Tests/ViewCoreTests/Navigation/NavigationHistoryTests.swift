import Testing
import ViewCore
import ViewTesting

/// The browser's back and forward buttons.
@MainActor
struct NavigationHistoryTests {
  private struct Stack: View {
    @State var path: [Int] = []
    var hidesBackButton = false
    @State private var isShown = false
    @State private var isPresented = false
    @State private var isAsking = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text(verbatim: "root \(path)")
          NavigationLink("One", value: 1)
          NavigationLink("Views") {
            Text("views")
            NavigationLink("Deeper") { Text("deeper") }
            NavigationLink("Two", value: 2)
          }
          Button("Present") { isPresented = true }
        }
        .navigationDestination(isPresented: $isPresented) { Text("presented") }
        .navigationDestination(for: Int.self) { number in
          Text(verbatim: "at \(number)")
          NavigationLink("Next", value: number + 1)
          NavigationLink("Views") { Text("views") }
          Button("Pop") { path.removeLast() }
          Button("Sheet") { isShown = true }
            .sheet(isPresented: $isShown) { Button("Ask") { isAsking = true } }
            .navigationBarBackButtonHidden(hidesBackButton)
            .alert("Sure?", isPresented: $isAsking) {}
        }
      }
    }
  }

  @Test func forwardPushesPoppedScreenAgain() throws {
    let view = ViewHarness { Stack(path: [1, 2, 3]) }
    try view.goBack()
    try view.tap(.button("Back"))
    #expect(view.contains(.text("at 1")))
    try view.goForward()
    #expect(view.contains(.text("at 2")))
    try view.goForward()
    #expect(view.contains(.text("at 3")))
    #expect(throws: HarnessError.self) { try view.goForward() }
  }

  @Test func anotherPushClearsPoppedScreens() throws {
    let view = ViewHarness { Stack(path: [1, 2]) }
    try view.goBack()
    try view.tap(.button("Views"))
    #expect(throws: HarnessError.self) { try view.goForward() }
    try view.goBack()
    try view.tap(.button("Next"))
    try view.goBack()
    try view.tap(.button("Next"))
    #expect(throws: HarnessError.self) { try view.goForward() }
  }

  @Test func screenPoppedByTheAppCannotBePushedAgain() throws {
    let view = ViewHarness { Stack(path: [1, 2]) }
    try view.goBack()
    try view.tap(.button("Pop"))
    #expect(view.contains(.text("root []")))
    #expect(throws: HarnessError.self) { try view.goForward() }
  }

  @Test func forwardFollowsALinkToViewsAgain() throws {
    let view = ViewHarness { Stack(path: [1]) }
    try view.goBack()
    try view.tap(.button("Views"))
    try view.goBack()
    try view.goForward()
    #expect(view.contains(.text("views")))
    #expect(throws: HarnessError.self) { try view.goForward() }
    try view.tap(.button("Deeper"))
    try view.goBack()
    try view.goForward()
    #expect(view.contains(.text("deeper")))
    #expect(throws: HarnessError.self) { try view.goForward() }
  }

  /// A link is made anew with its screen.
  @Test func linkOnScreenThatHasGoneIsNotFollowedAgain() throws {
    let view = ViewHarness { Stack() }
    try view.tap(.button("Views"))
    try view.tap(.button("Deeper"))
    try view.goBack()
    try view.goBack()
    try view.goForward()
    #expect(view.contains(.text("views")))
    #expect(throws: HarnessError.self) { try view.goForward() }
  }

  @Test func forwardPushesScreensAboveLinkedView() throws {
    let view = ViewHarness { Stack() }
    try view.tap(.button("Views"))
    try view.tap(.button("Two"))
    try view.goBack()
    try view.goBack()
    #expect(view.contains(.text("root []")))
    try view.goForward()
    #expect(view.contains(.text("views")))
    try view.goForward()
    #expect(view.contains(.text("at 2")))
  }

  @Test func screenPresentedByTheAppCannotBePushedAgain() throws {
    let view = ViewHarness { Stack() }
    try view.tap(.button("Views"))
    try view.goBack()
    try view.tap(.button("Present"))
    #expect(view.contains(.text("presented")))
    try view.goBack()
    #expect(throws: HarnessError.self) { try view.goForward() }
  }

  @Test func backClosesTopPresentationFirst() throws {
    let view = ViewHarness { Stack(path: [1]) }
    try view.tap(.button("Sheet"))
    try view.tap(.button("Ask"))
    #expect(view.contains(.alert("Sure?")))
    try view.goBack()
    #expect(view.contains(.button("Ask")))
    try view.goBack()
    #expect(view.contains(.text("at 1")))
    try view.goBack()
    #expect(view.contains(.text("root []")))
    #expect(throws: HarnessError.self) { try view.goBack() }
  }

  @Test func screenWithoutBackButtonStays() throws {
    let view = ViewHarness { Stack(path: [1], hidesBackButton: true) }
    #expect(!view.contains(.button("Back")))
    try view.goBack()
    #expect(view.contains(.text("at 1")))
    try view.tap(.button("Pop"))
    #expect(view.contains(.text("root []")))
  }

  @Test func appCanRejectPop() throws {
    let view = ViewHarness {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { Text("at \($0)") }
      }
    }
    try view.goBack()
    #expect(view.text == ["Back", "at 1"])
    #expect(throws: HarnessError.self) { try view.goForward() }
  }
}
