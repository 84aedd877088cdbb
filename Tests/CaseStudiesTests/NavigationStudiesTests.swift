import ComposableArchitecture
import Testing
import ViewTesting

@testable import CaseStudies

/// Each case study of navigation, with a user's interactions.
@MainActor
struct NavigationStudiesTests {
  @Test func treeNavigationStudyEndsTheChildsTimer() async throws {
    let clock = TestClock()
    let view = open(.treeNavigation, clock: clock)
    try view.tap(.button("Cook"))
    while (try? await clock.checkSuspension()) != nil { await Task.yield() }
    await clock.advance(by: .seconds(2))
    try await view.wait { $0.contains(.text("2 minutes on the stove")) }
    try view.dismiss()
    #expect(view.contains(.text("Cooked for 2 minutes")))
    // The stove's timer went with it.
    try await clock.checkSuspension()
  }

  @Test func destinationsStudyPresentsEachDestination() throws {
    let view = open(.destinations)
    for name in ["Sheet", "Popover", "Full screen cover", "Screen above"] {
      try view.tap(.button(name))
      try view.tap(.button("One more night"))
      #expect(view.contains(.text("2 nights")))
      try view.tap(.button("Close"))
      #expect(!view.contains(.text("2 nights")))
    }
    try view.tap(.button("Alert"))
    #expect(view.contains(.alert("Pay now?")))
    try view.tap(.button("Pay"))
    #expect(view.contains(.text("Paid")))
    try view.tap(.button("Confirmation dialog"))
    try view.tap(.button("Late"))
    #expect(view.contains(.text("Breakfast at 10")))
  }

  @Test func presentingChildrenStudyOpensAndClosesEachChild() throws {
    let view = open(.presentingChildren)
    for name in ["Read on a screen above", "Lend in a sheet", "Cover everything"] {
      try view.tap(.button(name))
      try view.tap(.button("Turn the page"))
      #expect(view.contains(.text("Page 2")))
      try view.tap(.button("Put it back"))
      #expect(!view.contains(.text("Page 2")))
    }
  }

  @Test func stackStateStudyPushesAndPops() throws {
    let view = open(.stackState)
    try view.tap(.button("Append"))
    try view.tap(.button("Rename"))
    #expect(view.contains(.text("Renamed Stop 1!")))
    for _ in 0..<2 { try view.tap(.button("Append")) }
    try view.tap(.button("Back to the first"))
    #expect(view.contains(.text("Popped 2 stops")))
    try view.tap(.button("Append"))
    try view.tap(.button("Pop the last"))
    #expect(view.contains(.text("Popped Stop 2")))
    try view.tap(.button("Pop"))
    #expect(view.contains(.text("Popped from Stop 1!")))
    #expect(!view.contains(.button("Pop")))
  }

  @Test func stackViewsStudyGoesThroughItsScreens() throws {
    let view = open(.stackViews)
    try view.tap(.button("Enter the museum"))
    try view.tap(.button("Room 2"))
    try view.tap(.button("A painting"))
    try view.tap(.button("Like it (0)"))
    #expect(view.contains(.button("Like it (1)")))
    try view.goBack()
    #expect(view.contains(.heading("Room 2")))
    try view.goBack()
    #expect(view.contains(.heading("Museum")))
    try view.dismiss()
    #expect(view.contains(.text("0 screens above the entrance")))
  }

  @Test func deepLinksStudyOpensNestedScreens() throws {
    let view = open(.deepLinks)
    try view.tap(.button("The third folder, with its note"))
    #expect(try view.attribute("value", of: .textField("Note")) == "Dear Blob")
    try view.dismiss()
    #expect(view.contains(.heading("The oldest letter")))
    try view.goBack()
    #expect(view.contains(.heading("Old letters")))
    try view.goBack()
    try view.goBack()
    #expect(view.contains(.heading("Folders")))
    try view.dismiss()
    try view.tap(.button("The first folder"))
    #expect(view.contains(.heading("Letters")))
  }

  @Test func alertsStudyActsOnTheChosenButton() throws {
    let view = open(.alerts)
    try view.tap(.button("Sort…"))
    try view.tap(.button("Two"))
    #expect(view.contains(.text("2 items in the trash")))
    try view.tap(.button("Empty…"))
    #expect(view.contains(.text("It has 2 items.")))
    try view.tap(.button("Keep all"))
    #expect(view.contains(.text("2 items in the trash")))
    try view.tap(.button("Empty…"))
    try view.tap(.button("Empty"))
    #expect(view.contains(.text("0 items in the trash")))
  }

  @Test func dismissalStudyDismissesInEachWay() async throws {
    let view = open(.dismissal)
    try view.tap(.button("Enter"))
    try view.tap(.button("Leave by the feature"))
    try await view.wait { $0.contains(.text("1 visit")) }
    try view.tap(.button("Enter"))
    try view.tap(.button("Leave by the view"))
    #expect(view.contains(.text("2 visits")))
    try view.tap(.button("Enter"))
    try view.tap(.button("Leave, and wave too late"))
    try await view.wait {
      $0.text.contains { $0.contains("an effect that had dismissed its feature") }
    }
    #expect(view.contains(.text("3 visits")))
  }
}
