import BrowserHost
import BrowserTesting
import Foundation
import Testing
import ViewCore

@testable import ViewTesting

/// Screens above each other in a real page, and the browser's own buttons.
@MainActor
@Suite(.needsBrowser)
struct NavigationTests {
  private struct Meetings: View {
    @State var path: [String] = []
    @State private var isAdding = false
    @State private var name = ""
    var rows = 3

    var body: some View {
      NavigationStack(path: $path) {
        List {
          Section("This week") {
            ForEach(0..<rows, id: \.self) { row in
              NavigationLink(value: "Meeting \(row)") {
                VStack(alignment: .leading, spacing: 2) {
                  Text(verbatim: "Meeting \(row)")
                  Text("30 minutes, in the big room").font(.caption).foregroundStyle(.secondary)
                }
              }
            }
          }
        }
        .navigationTitle("Meetings")
        .toolbar { Button("Add") { isAdding = true } }
        .navigationDestination(for: String.self) { title in
          Meeting(title: title)
        }
        .sheet(isPresented: $isAdding) {
          NavigationStack {
            Form { TextField("Title", text: $name) }
              .navigationTitle("New meeting")
              .navigationBarTitleDisplayMode(.inline)
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Cancel") { isAdding = false }
                }
                ToolbarItem(placement: .confirmationAction) {
                  Button("Save") { isAdding = false }
                }
              }
          }
        }
      }
    }
  }

  private struct Meeting: View {
    let title: String
    @State private var isDeleted = false

    var body: some View {
      Form {
        Section("About") {
          Text(verbatim: "This is \(title).")
          NavigationLink("Notes") { Text("Nothing yet") }
          NavigationLink("Follow-up", value: "After \(title)")
        }
        Section("Danger") {
          Button("Delete", role: .destructive) { isDeleted = true }
        }
      }
      .navigationDestination(isPresented: $isDeleted) { Text("No longer there") }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem { Button("Edit") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Share") {}
          Button("Archive") {}
        }
      }
    }
  }

  @Test(arguments: [("Meeting 1", true), ("A meeting with a title", false)])
  func theTitleHasTheRoomOfTheLabelOfTheWayBack(title: String, isLabelSeen: Bool) async throws {
    try await LivePage.show(Meetings(path: [title])) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.waitFor(.heading(title))
      let isInside: Bool = try await page.evaluate(
        """
        document.querySelector(".back > .text").getBoundingClientRect().bottom
          <= document.querySelector(".back").getBoundingClientRect().bottom
        """
      )
      #expect(isInside == isLabelSeen)
      // The tap target begins at the edge of the screen's content, and so does its arrow.
      let left: Double = try await page.evaluate(
        "document.querySelector('.back').getBoundingClientRect().left"
      )
      #expect(left < 16)
      let alignment: String = try await page.evaluate(
        "getComputedStyle(document.querySelector('.back')).justifyContent"
      )
      #expect(alignment == "start")
      let isTitleCut: Bool = try await page.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('.bar-title > .text'))"
      )
      #expect(!isTitleCut)
    }
  }

  @Test func navigationHasRolesForScreenReaders() async throws {
    try await LivePage.show(Meetings(path: ["Meeting 1"])) { live in
      let page = live.page
      try await page.waitFor(.heading("Meeting 1"))
      #expect(
        try await page.outline() == """
          main
            navigation
              button "Meetings"
              heading "Meeting 1"
              button "Edit"
            form
              heading "About"
              text "This is Meeting 1."
              button "Notes"
              button "Follow-up"
              heading "Danger"
              button "Delete"
            button "Share"
            button "Archive"
          status
          """
      )
      try await examine(page, "navigation-detail")
      try await page.click(.button("Meetings"))
      try await page.waitFor(.heading("Meetings"))
      try await examine(page, "navigation-root")
      try await page.click(.button("Add"))
      try await page.waitFor(.heading("New meeting"))
      try await examine(page, "navigation-sheet")
      try await page.click(.button("Save"))
      try await page.waitForAbsence(of: .dialog)
      #expect(live.log.all == [])
    }
  }

  @Test func theBrowsersButtonsPopAndPush() async throws {
    try await LivePage.show(Meetings()) { live in
      let page = live.page
      try await page.waitFor(.heading("Meetings"))
      try await open("Meeting 1", on: page)
      try await page.click(.button("Follow-up"))
      try await page.waitFor(.heading("After Meeting 1"))
      try await page.goBack()
      try await page.waitFor(.heading("Meeting 1"))
      try await page.goBack()
      try await page.waitFor(.heading("Meetings"))
      try await page.goForward()
      try await page.waitFor(.heading("Meeting 1"))
      try await page.goForward()
      try await page.waitFor(.heading("After Meeting 1"))
      // The page's own button leaves the same way open.
      try await page.click(.button("Meeting 1"))
      try await page.waitFor(.heading("Meeting 1"))
      try await page.waitForHistoryEntry(1)
      try await page.goForward()
      try await page.waitFor(.heading("After Meeting 1"))
      #expect(live.log.all == [])
    }
  }

  @Test func theForwardButtonFollowsALinkToViewsAgain() async throws {
    try await LivePage.show(Meetings(path: ["Meeting 1"])) { live in
      let page = live.page
      try await page.click(.button("Notes"))
      try await page.waitFor(.text("Nothing yet"))
      try await page.goBack()
      try await page.waitFor(.heading("Meeting 1"))
      try await page.goForward()
      try await page.waitFor(.text("Nothing yet"))
      try await page.waitForHistoryEntry(2)
      try await page.goBack()
      try await page.waitFor(.heading("Meeting 1"))
      #expect(live.log.all == [])
    }
  }

  @Test func anEntryThatCannotBePushedAgainIsPassedOver() async throws {
    try await LivePage.show(Meetings(path: ["Meeting 1"])) { live in
      let page = live.page
      try await page.click(.button("Delete"))
      try await page.waitFor(.text("No longer there"))
      try await page.goBack()
      try await page.waitFor(.heading("Meeting 1"))
      try await page.goForward()
      try await page.waitForHistoryEntry(1)
      try await page.goBack()
      try await page.waitFor(.heading("Meetings"))
      #expect(live.log.all == [])
    }
  }

  @Test func severalStepsAtOnceArePoppedAtOnce() async throws {
    try await LivePage.show(Meetings(path: ["Meeting 1", "After", "Later"])) { live in
      let page = live.page
      try await page.waitFor(.heading("Later"))
      try await page.waitForHistoryEntry(3)
      let _: Int = try await page.evaluate("history.go(-2), 0")
      try await page.waitFor(.heading("Meeting 1"))
      let _: Int = try await page.evaluate("history.go(2), 0")
      try await page.waitFor(.heading("Later"))
      try await page.waitForHistoryEntry(3)
      #expect(live.log.all == [])
    }
  }

  /// How soon the second press comes after the first, in milliseconds, or at once.
  @Test(arguments: [nil, 0, 30, 120])
  func twoQuickPressesPopTwoScreens(pause: Int?) async throws {
    let meetings = Meetings(path: ["Meeting 1", "After"])
    try await LivePage.showOverConnection(meetings) { live, connection in
      let page = live.page
      try await page.waitFor(.heading("After"))
      try await page.waitForHistoryEntry(2)
      connection.set(\.delay, .milliseconds(60))
      let second = pause.map { "setTimeout(() => history.back(), \($0))" } ?? "history.back()"
      let _: Int = try await page.evaluate("history.back(), \(second), 0")
      try await page.waitFor(.heading("Meetings"))
      try await page.waitForHistoryEntry(0)
      #expect(live.log.all == [])
    }
  }

  @Test func aPressThatComesTwicePopsOneScreen() async throws {
    let meetings = Meetings(path: ["Meeting 1", "After"])
    try await LivePage.showOverConnection(meetings) { live, connection in
      let page = live.page
      try await page.waitFor(.heading("After"))
      try await page.waitForHistoryEntry(2)
      connection.set(\.delay, .milliseconds(60))
      let _: Int = try await page.evaluate(
        """
        history.back(), addEventListener("popstate", ({ state }) => {
          dispatchEvent(new PopStateEvent("popstate", { state }));
        }, { once: true }), 0
        """
      )
      try await page.waitFor(.heading("Meeting 1"))
      try await page.waitForHistoryEntry(1)
      #expect(live.log.all == [])
    }
  }

  @Test func aBackButtonThatIsPressedTwiceBeforeTheAnswerPopsOneScreen() async throws {
    let meetings = Meetings(path: ["Meeting 1", "After"])
    try await LivePage.showOverConnection(meetings) { live, connection in
      let page = live.page
      try await page.waitFor(.heading("After"))
      try await page.waitForHistoryEntry(2)
      connection.set(\.delay, .milliseconds(100))
      let _: Bool = try await page.evaluate(
        """
        [1, 2].forEach(() => document.querySelector(".screen:not([hidden]) nav button").click())
          ?? true
        """
      )
      try await page.waitFor(.heading("Meeting 1"))
      try await page.waitForHistoryEntry(1)
    }
  }

  @Test func backClosesASheetFirst() async throws {
    try await LivePage.show(Meetings(path: [])) { live in
      let page = live.page
      try await page.click(.button("Add"))
      try await page.waitFor(.heading("New meeting"))
      try await page.waitForHistoryEntry(1)
      try await page.goBack()
      try await page.waitForAbsence(of: .dialog)
      try await page.waitFor(.button("Add"))
      // There is nothing to push again, and the page stays.
      try await page.goForward()
      try await page.waitForHistoryEntry(0)
      try await page.click(.button("Add"))
      try await page.waitFor(.heading("New meeting"))
      #expect(live.log.all == [])
    }
  }

  @Test func aScreenThatTheAppKeepsKeepsItsEntry() async throws {
    struct Kept: View {
      @State private var count = 0

      var body: some View {
        NavigationStack(path: Binding(get: { [1] }, set: { _ in count += 1 })) {
          Text("root").navigationDestination(for: Int.self) { _ in Text("asked \(count)") }
        }
      }
    }
    try await LivePage.show(Kept()) { live in
      let page = live.page
      try await page.waitFor(.text("asked 0"))
      try await page.waitForHistoryEntry(1)
      for count in 1...2 {
        try await page.goBack()
        try await page.waitFor(.text("asked \(count)"))
        try await page.waitForHistoryEntry(1)
      }
    }
  }

  @Test func aScreenIsShownAgainAsTheUserLeftIt() async throws {
    try await LivePage.show(Meetings(rows: 60)) { live in
      let page = live.page
      try await page.click(.button("Meeting 40 30 minutes, in the big room"))
      try await page.waitFor(.heading("Meeting 40"))
      let top: Double = try await page.evaluate("scrollY")
      #expect(top == 0)
      let focus: String = try await page.evaluate("document.activeElement.className")
      #expect(focus == "screen")
      try await page.press(.tab)
      #expect(try await page.isFocused(.button("Meetings")))
      try await page.click(.button("Meetings"))
      try await page.waitFor(.heading("Meetings"))
      let offset: Double = try await page.evaluate("scrollY")
      #expect(offset > 1000)
      let row = ElementQuery.button("Meeting 40 30 minutes, in the big room")
      #expect(try await page.isFocused(row))
      #expect(live.log.all == [])
    }
  }

  private func open(_ meeting: String, on page: Page) async throws {
    try await page.click(.button("\(meeting) 30 minutes, in the big room"))
    try await page.waitFor(.heading(meeting))
  }
}
