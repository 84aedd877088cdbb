import Foundation
import Testing
import ViewCore
import ViewTesting

/// Which address a window has.
@MainActor
struct NavigationAddressTests {
  private struct Library: View {
    @State var path: [Int] = []
    @State private var isAdding = false
    @State private var isNamed = true

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationAddress("books")
          .navigationDestination(for: Int.self) { number in
            Text("Book \(number)")
              // The third book has no address.
              .navigationAddress(number == 3 ? nil : "books/\(number)")
            NavigationLink("Next", value: number + 1)
            Button("To the end") { path = [7, 2] }
          }
      }
      Button("Add") { isAdding = true }
        .sheet(isPresented: $isAdding) {
          NavigationStack {
            Toggle("Named", isOn: $isNamed)
              .navigationAddress(isNamed ? "new" : nil)
          }
        }
    }
  }

  @Test func windowHasTheAddressOfTheTopScreen() throws {
    let view = ViewHarness { Library() }
    #expect(view.address == "/books")
    try view.tap(.button("One"))
    #expect(view.address == "/books/1")
    #expect(view.patches.contains(.setAddress("/books/1")))
    try view.tap(.button("Next"))
    #expect(view.address == "/books/2")
    try view.goBack()
    #expect(view.address == "/books/1")
    try view.goBack()
    #expect(view.address == "/books")
  }

  @Test func dialogKeepsTheAddressWhileAScreenIsPushedBelowIt() throws {
    struct Shelf: View {
      @State private var path: [Int] = []
      @State private var isAdding = false

      var body: some View {
        NavigationStack(path: $path) {
          Button("Add") { isAdding = true }
            .navigationAddress("books")
            .navigationDestination(for: Int.self) { Text("Book").navigationAddress("books/\($0)") }
            .sheet(isPresented: $isAdding) {
              Button("Push") { path = [1] }
              Button("Done") { isAdding = false }
                .navigationAddress("new")
            }
        }
      }
    }
    let view = ViewHarness { Shelf() }
    try view.tap(.button("Add"))
    #expect(view.address == "/new")
    try view.tap(.button("Push"))
    #expect(view.address == "/new")
    try view.tap(.button("Done"))
    #expect(view.address == "/books/1")
  }

  @Test func linkOfTheAppKeepsItsFragment() throws {
    let view = ViewHarness {
      if let url = URL(string: "/terms#privacy") { Link("Terms", destination: url) }
    }
    #expect(try view.attribute("href", of: .link("Terms")) == "http://localhost/terms#privacy")
  }

  @Test func screenWithoutAddressLeavesItToTheOneBelow() throws {
    let view = ViewHarness { Library(path: [1, 2]) }
    #expect(view.address == "/books/2")
    try view.tap(.button("Next"))
    #expect(view.text.contains("Book 3"))
    #expect(view.address == "/books/2")
    #expect(!view.patches.contains { if case .setAddress = $0 { true } else { false } })
  }

  /// The order of the stack counts, and not the order in which its screens were made.
  @Test func lowerScreenMadeLaterDoesNotSetTheAddress() throws {
    let view = ViewHarness { Library(path: [1, 2]) }
    try view.tap(.button("To the end"))
    #expect(view.address == "/books/2")
  }

  @Test func dialogHasTheAddressWhileItSetsOne() throws {
    let view = ViewHarness { Library(path: [1]) }
    try view.tap(.button("Add"))
    #expect(view.address == "/new")
    try view.tap(.toggle("Named"))
    #expect(view.address == "/books/1")
    try view.tap(.toggle("Named"))
    #expect(view.address == "/new")
    try view.dismiss()
    #expect(view.address == "/books/1")
  }

  @Test func selectedTabHasTheAddress() throws {
    struct Tabs: View {
      var body: some View {
        TabView {
          VStack { Library(path: [4]) }.tabItem { Text("Books") }
          Text("Songs").navigationAddress("songs").tabItem { Text("Music") }
          Text("None").tabItem { Text("Other") }
        }
        .navigationAddress("app")
      }
    }
    let view = ViewHarness { Tabs() }
    #expect(view.address == "/books/4")
    try view.tap(ElementQuery(role: "tab", name: "Music"))
    #expect(view.address == "/songs")
    try view.tap(ElementQuery(role: "tab", name: "Other"))
    #expect(view.address == "/app")
    try view.tap(ElementQuery(role: "tab", name: "Books"))
    #expect(view.address == "/books/4")
  }

  @Test func firstAddressOfAScreenCounts() {
    let view = ViewHarness {
      VStack {
        Text("One").navigationAddress("one")
        Text("Two").navigationAddress("two")
      }
      .navigationAddress("outer")
    }
    #expect(view.address == "/one")
  }

  @Test func windowWithoutAddressesKeepsTheOneThatItWasOpenedAt() throws {
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        Toggle("On", isOn: $isOn)
        if isOn { Text("Here").navigationAddress("here") }
      }
    }
    let view = ViewHarness(address: "/?from=mail") { Screen() }
    #expect(view.address == "/?from=mail")
    try view.tap(.toggle("On"))
    #expect(view.address == "/here")
    // Afterwards no address means that of the app itself.
    try view.tap(.toggle("On"))
    #expect(view.address == "/")
  }

  @Test func reloadedPageGetsTheAddress() {
    let graph = ViewGraph(root: Text("Here").navigationAddress("here"))
    #expect(graph.mount().contains(.setAddress("/here")))
    #expect(graph.rebuild().contains(.setAddress("/here")))
  }

  @Test func textThatIsNotAPathIsReportedAtItsLine() {
    withKnownIssue {
      let view = ViewHarness { Text("Here").navigationAddress("//other.example") }
      #expect(view.address == "/")
    } matching: { issue in
      issue.sourceLocation?.fileName == "NavigationAddressTests.swift"
        && issue.comments.map(\.rawValue) == [
          """
          The address of a screen is not a path.

            Address: //other.example

          The screen has no address.

          To fix this, use a path below that of the app with an optional query, such as \
          'standups/1?edit=true', without a host, a fragment and segments '.' and '..', and of at \
          most 2048 bytes.
          """
        ]
    }
  }
}
