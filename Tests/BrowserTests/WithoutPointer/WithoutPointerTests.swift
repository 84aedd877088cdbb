import BrowserHost
import BrowserTesting
import ComposableArchitecture
import Testing
import ViewCore

@testable import CaseStudies
@testable import Counter
@testable import Packing
@testable import Todos

/// Examples are used by keyboard alone, and by the accessibility tree alone, in each engine.
///
/// Those of the standups are in their journeys.
@MainActor
@Suite(.needsBrowser)
struct WithoutPointerTests {
  @Test(arguments: UserWithoutPointer.Way.allCases, Browser.Engine.expected)
  func counterCounts(way: UserWithoutPointer.Way, engine: Browser.Engine) async throws {
    let store = Store(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0.numberFact.fetch = { "\($0) is a number." }
    }
    try await LivePage.show(CounterView(store: store), in: engine) { live in
      let user = UserWithoutPointer(page: live.page, way: way)
      try await user.use(.button("Increment"))
      try await user.use(.button("Increment"))
      try await user.use(.button("Decrement"))
      try await live.page.waitFor(.text("1"))
      try await user.use(.button("Get fact"))
      try await live.page.waitFor(.text("1 is a number."))
    }
  }

  @Test(arguments: UserWithoutPointer.Way.allCases, Browser.Engine.expected)
  func todosAreAddedDoneMovedAndCleared(way: UserWithoutPointer.Way, engine: Browser.Engine)
    async throws
  {
    let store = Store(initialState: Todos.State()) { Todos() }
    try await LivePage.show(TodosView(store: store), in: engine) { live in
      let page = live.page
      let user = UserWithoutPointer(page: page, way: way)
      for title in ["Call Mum", "Walk the dog", "Buy milk"] {
        try await user.use(.button("Add"))
        try await page.waitForAddedTodo()
        try await page.type(title)
        try await page.waitFor(.button("Complete \(title)"))
      }
      try await user.use(.button("Complete Walk the dog"))
      try await page.waitFor(.text("2 left"))
      try await user.use(.option("Completed"))
      try await page.waitForAbsence(of: .button("Complete Buy milk"))
      try await user.use(.option("All"))
      try await user.use(.button("Clear completed"))
      try await page.waitForAbsence(of: .button("Reopen Walk the dog"))
      #expect(store.todos.map(\.title) == ["Buy milk", "Call Mum"])
    }
  }

  @Test(arguments: UserWithoutPointer.Way.allCases, Browser.Engine.expected)
  func thingsArePacked(way: UserWithoutPointer.Way, engine: Browser.Engine) async throws {
    let store = Store(initialState: TripsFeature.State()) {
      TripsFeature()
    } withDependencies: {
      $0.ideas.destination = { "Lisbon" }
      $0.uuid = .incrementing
    }
    try await LivePage.show(TripsView(store: store), in: engine) { live in
      let page = live.page
      let user = UserWithoutPointer(page: page, way: way)
      try await user.use(.button("Give me an idea"))
      try await user.use(.button("Lisbon"))
      try await user.type("Hat", into: .textField("New item"))
      try await user.use(.button("Add"))
      try await user.use(.button("Hat"))
      try await user.use(.button("Trips"))
      try await page.waitFor(.heading("Trips"))
    }
    #expect(store.trips.first?.items.map(\.isPacked) == [true])
  }

  @Test(arguments: UserWithoutPointer.Way.allCases, Browser.Engine.expected)
  func caseStudyIsOpenedAndLeft(way: UserWithoutPointer.Way, engine: Browser.Engine) async throws {
    let app = RunningApp(CaseStudiesApp())
    try await LivePage.serve({ app.makeWindow(in: $0.environment) }, in: engine) { live in
      let page = live.page
      let user = UserWithoutPointer(page: page, way: way)
      // WebKit puts no spaces between the texts of a name.
      let study: ElementQuery =
        engine == .webKit
        ? .button.matching(partOfName: "Several reducers in one body")
        : .button("N1 Reducers Several reducers in one body run in order.")
      try await user.use(study)
      try await user.use(.button("Apple for 1"))
      try await page.waitFor(.text("Apple, together 1"))
      try await user.use(.button("Case Studies"))
      try await page.waitFor(.heading("Case Studies"))
    }
  }
}
