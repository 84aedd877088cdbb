import Testing
import ViewCore
import ViewTesting

/// Screens that views push: links with views in them, conditions, and items.
@MainActor
struct PushedScreenTests {
  @Test func linkPushesItsViews() throws {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Literal") { Text("First") }
            NavigationLink(String("String")) { Text("Second") }
            NavigationLink {
              Button("Count \(count)") { count += 1 }
              NavigationLink("Deeper") { Text("Deepest") }.navigationTitle("Third")
            } label: {
              Text("Views")
            }
            NavigationLink(destination: Text("Fourth")) { Text("Value") }
          }
        }
      }
    }
    let view = ViewHarness { Screen() }
    for (link, text) in [("Literal", "First"), ("String", "Second"), ("Value", "Fourth")] {
      try view.tap(.button(link))
      #expect(view.text == ["Back", text])
      try view.tap(.button("Back"))
    }
    try view.tap(.button("Views"))
    try view.tap(.button("Count 0"))
    #expect(view.contains(.button("Count 1")))
    try view.tap(.button("Deeper"))
    #expect(view.text == ["Third", "Deepest"])
    try view.tap(.button("Third"))
    try view.tap(.button("Back"))
    #expect(view.contains(.button("Views")))
  }

  @Test func conditionPushesScreenAndBackButtonResetsIt() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var isDeep = false

      var body: some View {
        NavigationStack {
          Text(verbatim: "\(isShown) \(isDeep)")
          Button("Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) {
              Button("Deeper") { isDeep = true }
              Button("Hide") { isShown = false }
                .navigationDestination(isPresented: $isDeep) {
                  Button("Hide all") { isShown = false }
                }
            }
        }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Show"))
    try view.tap(.button("Back"))
    #expect(view.text == ["false false", "Show"])
    try view.tap(.button("Show"))
    try view.tap(.button("Hide"))
    #expect(view.text == ["false false", "Show"])
    try view.tap(.button("Show"))
    try view.tap(.button("Deeper"))
    try view.tap(.button("Back"))
    #expect(view.text == ["Back", "Deeper", "Hide"])
    try view.tap(.button("Deeper"))
    // The screen above is popped, too, and its own condition keeps the app's value.
    try view.tap(.button("Hide all"))
    #expect(view.text == ["false true", "Show"])
  }

  @Test func itemPushesScreenAndAnotherItemIsAnotherScreen() throws {
    struct Detail: View {
      let number: Int
      @State private var count = 0

      var body: some View {
        Button("\(number): \(count)") { count += 1 }
      }
    }
    struct Screen: View {
      @State private var number: Int?

      var body: some View {
        NavigationStack {
          Text(verbatim: "\(number ?? 0)")
          Button("One") { number = 1 }
            .navigationDestination(item: $number) { number in
              Detail(number: number)
              Button("Next") { self.number = number + 1 }
            }
        }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("One"))
    try view.tap(.button("1: 0"))
    #expect(view.text == ["Back", "1: 1", "Next"])
    try view.tap(.button("Next"))
    #expect(view.text == ["Back", "2: 0", "Next"])
    try view.tap(.button("Back"))
    #expect(view.text == ["0", "One"])
  }

  @Test func deprecatedLinksKeepTheirConditionAtTheApp() throws {
    struct Screen: View {
      @State private var isActive = false
      @State private var selection: Int?

      var body: some View {
        NavigationView {
          Text(verbatim: "\(isActive) \(selection ?? 0)")
          NavigationLink("Literal", isActive: $isActive) { Text("Top") }
          NavigationLink(isActive: $isActive) {
            EmptyView()
          } label: {
            Text("Views")
          }
          NavigationLink("Tag", tag: 7, selection: $selection) {
            Text(verbatim: "Selected \(selection ?? 0)")
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Tag"))
    #expect(view.text == ["Back", "Selected 7"])
    try view.tap(.button("Back"))
    #expect(view.text == ["false 0", "Literal", "Views", "Tag"])
  }

  @Test func viewsAndValuesPushAboveEachOther() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "\(isShown) \(path)")
            .navigationDestination(isPresented: $isShown) {
              NavigationLink("Two", value: 2)
            }
            .navigationDestination(for: Int.self) { number in
              Text("Number \(number)")
              Button("Root") { path = [] }
            }
        }
      }
    }
    let view = ViewHarness { Screen() }
    // Both are there from the beginning: what the root pushes itself is below the path.
    #expect(view.text == ["Back", "Number 1", "Root"])
    try view.goBack()
    try view.tap(.button("Two"))
    try view.tap(.button("Root"))
    #expect(view.text == ["Back", "Two"])
    try view.goBack()
    #expect(view.text == ["false []"])
  }

  @Test func contentDoesNotRunBeforeItsRemoval() throws {
    struct Screen: View {
      @State private var name: String? = "Blob"

      var body: some View {
        NavigationStack {
          Group {
            Group {
              Text("root").navigationDestination(
                isPresented: Binding(get: { name != nil }, set: { if !$0 { name = nil } })
              ) {
                Detail(name: $name)
              }
            }
          }
        }
      }
    }
    struct Detail: View {
      @Binding var name: String?

      var body: some View {
        let _ = #expect(name != nil)
        Text(name ?? "nobody")
        Button("Forget") { name = nil }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Forget"))
    #expect(view.text == ["root"])
  }

  @Test func screenHasTheEnvironmentOfTheStack() throws {
    struct Screen: View {
      @Environment(\.isEnabled) private var isEnabled

      var body: some View {
        Text(verbatim: "enabled: \(isEnabled)")
      }
    }
    let view = ViewHarness {
      NavigationStack {
        Text("root")
          .navigationDestination(isPresented: .constant(true)) { Screen() }
          .disabled(true)
      }
    }
    #expect(view.contains(.text("enabled: true")))
    let disabled = ViewHarness {
      NavigationStack {
        Text("root").navigationDestination(isPresented: .constant(true)) { Screen() }
      }
      .disabled(true)
    }
    #expect(disabled.contains(.text("enabled: false")))
  }

  @Test func linkOutsideStackIsDisabled() {
    let view = ViewHarness {
      NavigationLink("Value", value: 1)
      NavigationLink("Views") { Text("Top") }
    }
    for name in ["Value", "Views"] {
      #expect(throws: HarnessError.self) { try view.tap(.button(name)) }
    }
  }
}
