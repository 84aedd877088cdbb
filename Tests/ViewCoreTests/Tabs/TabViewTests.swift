import Testing
import ViewCore
import ViewTesting

@MainActor
struct TabViewTests {
  private enum Tab: Hashable {
    case counter, profile
  }

  private struct Counter: View {
    let name: String
    var log: (String) -> Void = { _ in }
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(name) \(count)")
        .onAppear { log("+\(name)") }
        .onDisappear { log("-\(name)") }
      Button("Add to \(name)") { count += 1 }
    }
  }

  private struct Screens: View {
    var log: (String) -> Void = { _ in }
    @State private var tab = Tab.counter

    var body: some View {
      Text(verbatim: "\(tab)")
      Button("Go") { tab = .profile }
      TabView(selection: $tab) {
        VStack { Counter(name: "a", log: log) }.tabItem { Text("Counter") }.tag(Tab.counter)
        VStack { Counter(name: "b", log: log) }.tag(Tab.profile).tabItem {
          Label("Profile", systemImage: "person")
        }
      }
    }
  }

  private func tab(_ name: String) -> ElementQuery { ElementQuery(role: "tab", name: name) }

  @Test func selectedScreenIsVisible() throws {
    let view = ViewHarness { Screens() }
    #expect(view.text == ["counter", "Go", "Counter", "Profile", "a 0", "Add to a"])
    #expect(try view.attribute("aria-selected", of: tab("Counter")) == "true")
    try view.tap(tab("Profile"))
    #expect(view.text == ["profile", "Go", "Counter", "Profile", "b 0", "Add to b"])
    #expect(try view.attribute("aria-selected", of: tab("Counter")) == "false")
    #expect(try view.attribute("aria-selected", of: tab("Profile")) == "true")
  }

  @Test func appSelectsScreen() throws {
    let view = ViewHarness { Screens() }
    try view.tap(.button("Go"))
    #expect(view.contains(.text("b 0")))
  }

  @Test func modifiersAroundTabItemObserveTheTab() throws {
    struct Outside: View {
      let log: (String) -> Void

      var body: some View {
        TabView {
          Text("First").tabItem { Text("One") }.tag(1)
            .onAppear { log("+1") }
            .onDisappear { log("-1") }
          TabView { Text("Inner").tabItem { Text("Three") }.onAppear { log("+3") } }
            .tabItem { Text("Two") }
            .onAppear { log("+2") }
            .onDisappear { log("-2") }
            .tag(2)
        }
      }
    }
    var log: [String] = []
    let view = ViewHarness { Outside { log.append($0) } }
    #expect(log == ["+1"])
    try view.tap(tab("Two"))
    #expect(Set(log.dropFirst()) == ["-1", "+2", "+3"])
    #expect(log.count == 4)
    try view.tap(tab("One"))
    #expect(log.dropFirst(4).sorted() == ["+1", "-2"])
  }

  @Test func screensKeepTheirStateAndKnowTheirVisibility() throws {
    var log: [String] = []
    let view = ViewHarness { Screens { log.append($0) } }
    try view.tap(.button("Add to a"))
    try view.tap(tab("Profile"))
    #expect(log == ["+a", "-a", "+b"])
    try view.tap(tab("Counter"))
    #expect(view.contains(.text("a 1")))
    #expect(log.prefix(3) == ["+a", "-a", "+b"])
    #expect(log.dropFirst(3).sorted() == ["+a", "-b"])
  }

  @Test func selectingTheTabAgainPopsItsStackToRoot() throws {
    struct Stacks: View {
      @State private var tab = Tab.counter
      @State private var numbers = [1, 2]
      @State private var isShown = true
      @State private var picks = 0

      var body: some View {
        Text(verbatim: "\(numbers), \(isShown), \(picks)")
        TabView(selection: Binding(get: { tab }, set: pick)) {
          NavigationStack(path: $numbers) {
            Text("Numbers").navigationDestination(for: Int.self) {
              Text(verbatim: "Number \($0)").navigationBarBackButtonHidden()
            }
          }
          .tabItem { Text("Counter") }.tag(Tab.counter)
          VStack {
            NavigationStack {
              Text("Root").navigationDestination(isPresented: $isShown) {
                NavigationLink("Next") { Text("Last") }
              }
            }
          }
          .tabItem { Text("Profile") }.tag(Tab.profile)
        }
      }

      private func pick(_ tab: Tab) {
        picks += 1
        self.tab = tab
      }
    }
    let view = ViewHarness { Stacks() }
    #expect(view.contains(.text("Number 2")))
    try view.tap(tab("Counter"))
    #expect(view.text == ["[], true, 1", "Counter", "Profile", "Numbers"])
    try view.tap(tab("Counter"))
    try view.tap(tab("Profile"))
    try view.tap(.button("Next"))
    #expect(view.contains(.text("Last")))
    try view.tap(tab("Profile"))
    #expect(view.text == ["[], false, 4", "Counter", "Profile", "Root"])
  }

  @Test func userSelectsScreenWithoutSelectionBinding() throws {
    struct Plain: View {
      @State private var count = 0

      var body: some View {
        TabView {
          Text("first \(count)").tabItem { Text("One (\(count))") }
          Button("Count") { count += 1 }.tabItem { Text("Two") }
        }
      }
    }
    let view = ViewHarness { Plain() }
    #expect(view.text == ["One (0)", "Two", "first 0"])
    try view.tap(tab("Two"))
    try view.tap(.button("Count"))
    #expect(view.text == ["One (1)", "Two", "Count"])
    try view.tap(tab("One (1)"))
    #expect(view.text == ["One (1)", "Two", "first 1"])
  }

  @Test func tabsStandInTheOrderOfTheirScreens() throws {
    struct Growing: View {
      @State private var names = ["b", "c"]

      var body: some View {
        Button("More") { names.insert("a", at: 0) }
        TabView {
          ForEach(names, id: \.self) { name in
            Text("screen \(name)").tabItem { Text(name) }
          }
        }
      }
    }
    let view = ViewHarness { Growing() }
    #expect(view.text == ["More", "b", "c", "screen b"])
    try view.tap(.button("More"))
    #expect(view.text == ["More", "a", "b", "c", "screen b"])
    try view.tap(tab("a"))
    #expect(view.text == ["More", "a", "b", "c", "screen a"])
  }

  @Test func anotherScreenIsSelectedWhenTheSelectedOneIsRemoved() throws {
    struct Shrinking: View {
      let isPickedByApp: Bool
      @State private var picked = "c"
      @State private var names = ["a", "b", "c"]

      var body: some View {
        Button("Drop c") { names.removeAll { $0 == "c" } }
        Button("Drop a") { names.removeAll { $0 == "a" } }
        Button("Bring c") { names.append("c") }
        if isPickedByApp { TabView(selection: $picked) { screens } } else { TabView { screens } }
      }

      var screens: some View {
        ForEach(names, id: \.self) { name in
          Text("screen \(name)").tabItem { Text(name) }.tag(name)
        }
      }
    }
    for isPickedByApp in [true, false] {
      let view = ViewHarness { Shrinking(isPickedByApp: isPickedByApp) }
      try view.tap(tab("c"))
      #expect(view.text.last == "screen c")
      try view.tap(.button("Drop c"))
      #expect(view.text.last == "screen a")
      #expect(try view.attribute("aria-selected", of: tab("a")) == "true")
      try view.tap(.button("Drop a"))
      #expect(view.text.last == "screen b")
      #expect(try view.attribute("aria-selected", of: tab("b")) == "true")
      try view.tap(.button("Bring c"))
      #expect(view.text.last == "screen c")
    }
  }

  @Test func screenThatRemovesItselfIsReplacedByAnother() throws {
    struct Screens: View {
      @State private var hasFirst = true

      var body: some View {
        if hasFirst { Button("Go away") { hasFirst = false }.tabItem { Text("a") } }
        Text("screen b").tabItem { Text("b") }
      }
    }
    let view = ViewHarness { TabView { Screens() } }
    try view.tap(.button("Go away"))
    #expect(view.text == ["b", "screen b"])
  }

  @Test func tabLabelIgnoresTheEnvironmentOfItsScreen() {
    let view = ViewHarness {
      TabView {
        Text("screen").font(.title).tabItem { Text("tab") }
      }
      .font(.caption)
    }
    #expect(view.outline.contains("style=\"font:var(--font-title)\"> \"screen\""))
    #expect(view.outline.contains("style=\"font:var(--font-caption)\"> \"tab\""))
  }
}
