import Foundation
import Testing
import ViewCore
import ViewTesting

/// Several kinds of windows of an app.
@MainActor
struct WindowTests {
  fileprivate struct Trip: Codable, Hashable {
    var name: String
    var days = 1
  }

  private struct Buttons: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      Text(verbatim: "Several: \(supportsMultipleWindows)")
      Button("Activity") { openWindow(id: "activity") }
      Button("Day") { openWindow(value: 3) }
      Button("Trip") { openWindow(id: "trip", value: Trip(name: "A&B ü")) }
      Button("Unknown") { openWindow(id: "trips", value: 3) }
      Button("Long") {
        openWindow(id: "trip", value: Trip(name: String(repeating: "a", count: 2048)))
      }
    }
  }

  private struct TripView: View {
    @Binding var trip: Trip?

    var body: some View {
      Text(verbatim: trip.map { "\($0.name), \($0.days)" } ?? "No trip")
      Button("Longer") { trip?.days += 1 }
      Button("None") { trip = nil }
      Button("Again") {}.onOpenURL { trip = Trip(name: $0.lastPathComponent) }
    }
  }

  private struct TripsApp: App {
    var body: some Scene {
      WindowGroup("Trips") { Buttons() }
      Window("Activity", id: "activity") { Text("All quiet").navigationAddress("quiet?a=b") }
      WindowGroup("Trip", id: "trip", for: Trip.self) { $trip in TripView(trip: $trip) }
      WindowGroup(for: Int.self) { $day in
        Button("Day \(day)") { day += 1 }
      } defaultValue: {
        7
      }
    }
  }

  private let app = RunningApp(TripsApp())

  private func window(_ address: String = "/") -> ViewHarness {
    ViewHarness(address: address) { app.window }
  }

  private func opened(_ view: ViewHarness) -> [String] {
    view.patches.compactMap { if case .open(let address) = $0 { address } else { nil } }
  }

  @Test func aPageShowsTheFirstWindowsOfTheApp() {
    #expect(app.title == "Trips")
    for address in ["/", "/somewhere", "/?window=nobody", "/?a=activity"] {
      #expect(window(address).text.first == "Several: true")
    }
  }

  @Test(arguments: [
    ("Activity", "/?window=activity"),
    ("Day", "/?window=Int&window-value=3"),
    (
      "Trip",
      "/?window=trip&window-value=%7B%22days%22%3A1%2C%22name%22%3A%22A%26B%20%C3%BC%22%7D"
    ),
  ])
  func anActionOpensAPageOfTheWindow(button: String, address: String) throws {
    let view = window()
    try view.tap(.button(button))
    #expect(opened(view) == ["http://localhost" + address])
  }

  @Test func aPageShowsTheWindowOfItsAddress() throws {
    #expect(window("/?window=activity").text == ["All quiet"])
    #expect(window("/?window=Int&window-value=3").text == ["Day 3"])
    #expect(window("/?window=Int").text == ["Day 7"])
    let buttons = window()
    try buttons.tap(.button("Trip"))
    let address = try #require(opened(buttons).first).dropFirst("http://localhost".count)
    #expect(window(String(address)).text.first == "A&B ü, 1")
  }

  @Test func aPageOfAnAppBelowAPathIsThere() throws {
    let base = try #require(AddressBase(origin: "https://example.com", basePath: "/trips"))
    let path = try #require(AddressPath("?window=activity"))
    #expect(base.pageURL(of: path).absoluteString == "https://example.com/trips/?window=activity")
  }

  @Test(arguments: ["%7B", "3", "%22x%22", ""])
  func aValueThatIsNotValidGivesThePlainWindow(value: String) throws {
    let base = try #require(AddressBase(origin: "http://localhost"))
    let path = try #require(AddressPath("/?window=trip&window-value=\(value)"))
    let graph = app.makeWindow(at: PageAddress(base: base, path: path))
    let trees = graph.mount().compactMap { patch -> String? in
      if case .insert(let tree, _, _) = patch { "\(tree)" } else { nil }
    }
    #expect(trees.joined().contains("No trip"))
    #expect(graph.ignoredAddress?.text == "/?window=trip")
  }

  @Test func theAddressFollowsTheValue() throws {
    let view = window("/?window=trip&window-value=%7B%22days%22:4,%22name%22:%22A%22%7D")
    #expect(view.text.first == "A, 4")
    try view.tap(.button("Longer"))
    #expect(view.text.first == "A, 5")
    let address = view.address
    #expect(address == "/?window=trip&window-value=%7B%22days%22%3A5%2C%22name%22%3A%22A%22%7D")
    #expect(window(address).text.first == "A, 5")
    try view.tap(.button("None"))
    #expect(view.address == "/?window=trip")
  }

  @Test func addressesOfScreensNameTheirWindow() {
    #expect(window("/?window=activity").address == "/quiet?a=b&window=activity")
    #expect(window("/quiet?window=activity&a=b").text == ["All quiet"])
  }

  @Test func actionsOfAddressesDoNotSeeTheWindow() {
    let view = window("/rome?window=trip")
    #expect(view.text.first == "rome, 1")
    view.open("paris?window=trip&window-value=3")
    #expect(view.text.first == "paris, 1")
  }

  @Test func aWindowHasItsTitle() throws {
    let base = try #require(AddressBase(origin: "http://localhost"))
    func titles(_ text: String) throws -> [Patch] {
      let path = try #require(AddressPath(text))
      return app.makeWindow(at: PageAddress(base: base, path: path)).mount().filter {
        if case .setAttribute(_, "data-title", _) = $0 { true } else { false }
      }
    }
    #expect(
      try titles("/?window=activity") == [
        .setAttribute(node: 0, name: "data-title", value: "Activity")
      ]
    )
    #expect(try titles("/") == [])
    #expect(try titles("/?window=Int") == [])
  }

  @Test func aMistakeInARequestIsReported() throws {
    let view = window()
    try withKnownIssue {
      try view.tap(.button("Unknown"))
    } matching: {
      $0.description.contains(
        """
        The app declares no such window.

          Id: trips
          Type of the value: Int
          Windows: activity, trip, Int

        No window opens.

        To fix this, add a 'WindowGroup' with this id, or for this type, to the 'body' of the app.
        """
      )
    }
    try withKnownIssue {
      try view.tap(.button("Long"))
    } matching: {
      $0.description.contains(
        """
        The value of a window does not fit into an address.

          Id: trip
          Type of the value: Trip

        No window opens: an address has at most 2048 bytes, and the value has to be valid JSON.

        To fix this, open the window with a short value, such as the id of what it shows.
        """
      )
    }
    #expect(opened(view) == [])
  }

  private struct AmbiguousApp: App {
    var body: some Scene {
      WindowGroup("Trip", id: "trip", for: Trip.self) { _ in Text("First") }
      Window("Trip", id: "trip") { Text("Second") }
    }
  }

  @Test func aNameOfTwoKindsOfWindowsIsReportedAtTheSecondOne() {
    let line = #line - 5
    withKnownIssue {
      let app = RunningApp(AmbiguousApp())
      let view = ViewHarness(address: "/?window=trip") { app.window }
      #expect(view.text == ["First"])
    } matching: {
      $0.sourceLocation?.line == line
        && $0.description.contains(
          """
          Two kinds of windows have the same name.

            Name: trip

          Pages show the first of them.

          To fix this, give each 'WindowGroup' or 'Window' of the app an 'id' of its own.
          """
        )
    }
  }

  private struct ChoosingApp: App {
    var isFirst = false

    var body: some Scene {
      if isFirst { WindowGroup { Text("First") } }
      WindowGroup { Text("Second") }.commands { CommandMenu("Do") { Button("This") {} } }
    }
  }

  @Test func windowsMayDependOnACondition() {
    #expect(ViewHarness { RunningApp(ChoosingApp()).window }.text.first == "Second")
    #expect(ViewHarness { RunningApp(ChoosingApp(isFirst: true)).window }.text == ["First"])
  }
}
