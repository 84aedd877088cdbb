import Testing
import ViewCore
import ViewTesting

@MainActor
struct ToolbarVisibilityTests {
  private struct Screen: View {
    @State private var bars: [ToolbarPlacement] = []
    @State private var hides = true

    var body: some View {
      NavigationStack {
        VStack {
          Button("Top") { bars = [.navigationBar] }
          Button("Bottom") { bars = [.bottomBar] }
          hiding
        }
        .navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Text("below") }
          ToolbarItem { Text("above") }
        }
      }
    }

    @ViewBuilder
    private var hiding: some View {
      if bars == [.navigationBar] { Text("-").toolbar(.hidden) }
      if bars == [.bottomBar] { Text("-").toolbarVisibility(.hidden, for: .bottomBar) }
    }
  }

  @Test func screenHidesItsBars() throws {
    let view = ViewHarness { Screen() }
    #expect(view.text == ["above", "Title", "Top", "Bottom", "below"])
    try view.tap(.button("Top"))
    #expect(view.text == ["Top", "Bottom", "-", "below"])
    try view.tap(.button("Bottom"))
    #expect(view.text == ["above", "Title", "Top", "Bottom", "-"])
  }

  @Test func firstVisibilitySettingCounts() {
    let view = ViewHarness {
      NavigationStack {
        Text("content").navigationBarHidden(false).navigationTitle("Title")
        Text("more").toolbar(.visible, for: .navigationBar)
        Text("most").toolbar(.hidden, for: .navigationBar, .bottomBar)
      }
    }
    #expect(view.text == ["Title", "content", "more", "most"])
  }

  @Test func barThatWasHiddenKeepsItsButtons() throws {
    struct Hiding: View {
      @State private var isHidden = true
      @State private var count = 0

      var body: some View {
        NavigationStack {
          Button("Show") { isHidden = false }
            .toolbar { Button("Add \(count)") { count += 1 } }
            .navigationBarHidden(isHidden)
        }
      }
    }
    let view = ViewHarness { Hiding() }
    #expect(view.text == ["Show"])
    try view.tap(.button("Show"))
    try view.tap(.button("Add 0"))
    #expect(view.text == ["Add 1", "Show"])
  }

  @Test func screenHidesTabBarWhileItIsVisible() throws {
    let view = ViewHarness {
      TabView {
        NavigationStack {
          NavigationLink("Next", value: 1)
            .navigationDestination(for: Int.self) { _ in
              Text("full").toolbar(.hidden, for: .tabBar)
            }
        }
        .tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    #expect(view.text == ["One", "Two", "Next"])
    try view.tap(.button("Next"))
    #expect(view.text == ["Back", "full"])
    try view.tap(.button("Back"))
    #expect(view.text == ["One", "Two", "Next"])
  }
}
