import BrowserHost
import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import BrowserTesting

@testable import StandupsCommon

/// Journeys through the standups apps, in a real browser with the real server and the real file.
///
/// Standups and SyncUps look the same to them, so both are taken the same ways.
@MainActor
final class StandupsJourney {
  /// The address of a window.
  enum Place {
    case list
    /// The meeting of a standup, above its detail.
    case meeting(Standup)
    /// The form of a new standup.
    case newStandup
  }

  let name: String
  private(set) var device = JourneyDevice(engine: .default)
  private let makeRoot: (Place, @escaping (inout DependencyValues) -> Void) -> AnyView
  private let clock = TestClock()
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private lazy var client = StandupsClient.file(file)

  var file: URL {
    directory.appendingPathComponent("standups.json")
  }

  /// The contents of the file.
  var kept: IdentifiedArrayOf<Standup> {
    get throws {
      try JSONDecoder().decode(IdentifiedArrayOf<Standup>.self, from: Data(contentsOf: file))
    }
  }

  /// Waits for the file to have a change that the page may show before it is saved.
  ///
  /// The client notifies its observers after each save.
  func waitUntilKept(_ isKept: (IdentifiedArrayOf<Standup>) -> Bool) async throws {
    for await _ in await client.contents() where try isKept(kept) { return }
  }

  func keep(_ standups: IdentifiedArrayOf<Standup>) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try JSONEncoder().encode(standups).write(to: file)
  }

  let product = Standup(
    id: UUID(100),
    attendees: [
      Attendee(id: UUID(101), name: "Blob"), Attendee(id: UUID(102), name: "Blob Jr"),
      Attendee(id: UUID(103), name: "Blob Sr"),
    ],
    duration: .seconds(6 * 60),
    theme: .navy,
    title: "Product"
  )

  init(
    _ name: String,
    makeRoot: @escaping (Place, @escaping (inout DependencyValues) -> Void) -> AnyView
  ) {
    self.name = name
    self.makeRoot = makeRoot
  }

  /// The same journey on a device.
  func on(_ device: JourneyDevice) -> StandupsJourney {
    self.device = device
    return self
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Each page is a window of its own, and all have one client, as in the app.
  func open(
    at place: Place = .list,
    _ test: @MainActor (LivePage) async throws -> Void
  ) async throws {
    let root = { [clock, client, makeRoot] in
      makeRoot(place) {
        $0.continuousClock = clock
        $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
        $0.speechClient = .liveValue
        $0.standupsClient = client
        $0.uuid = .incrementing
      }
    }
    try await LivePage.serve(
      { ViewGraph(root: root(), environment: $0.environment) },
      in: device.engine
    ) { live in
      try await device.show(live.page)
      try await test(live)
      #expect(live.log.all == [])
    }
  }

  func add() async throws {
    try await open { live in
      let page = live.page
      try await page.waitFor(.text("No standups yet. Add the first one with the button above."))
      try await page.click(.button("Add"))
      try await page.waitFor(.heading("New standup"))
      // The cursor is in the title from the start, and then in what was added.
      try await page.waitUntil("document.activeElement.tagName === 'INPUT'")
      try await page.type("Design")
      try await page.type("Blob", into: .textField("Name"))
      try await addAttendee("Blob Jr", on: page)
      try await device.examine(page, "\(name)-form")
      try await page.click(.button("Save"))
      try await page.waitFor(.button("Design 2 5 min"))
      try await device.expectToFillWideWindows(page)
      try await device.examine(page, "\(name)-list")
      let standup = try #require(try kept.first)
      #expect(standup.title == "Design")
      #expect(standup.attendees.map(\.name) == ["Blob", "Blob Jr"])
    }
  }

  /// Adds an attendee, whose name has the cursor.
  private func addAttendee(_ name: String, on page: Page) async throws {
    try await page.click(.button("New attendee"))
    try await page.waitUntil(
      "document.activeElement === [...document.querySelectorAll('input')].at(-1)"
    )
    try await page.type(name)
  }

  func edit() async throws {
    try keep([product])
    try await open { live in
      let page = live.page
      try await page.click(.button("Product 3 6 min"))
      try await page.click(.button("Edit"))
      try await page.waitFor(.heading("Edit standup"))
      try await page.type(" Team", into: .textField("Title"))
      try await page.click(.button("Save"))
      try await page.waitForAbsence(of: .dialog)
      try await page.waitFor(.heading("Product Team"))
      try await device.examine(page, "\(name)-detail")
      #expect(try kept.map(\.title) == ["Product Team"])
    }
  }

  /// One in the middle, among what is being edited.
  func removeAnAttendee() async throws {
    try keep([product])
    try await open { live in
      let page = live.page
      try await page.click(.button("Product 3 6 min"))
      try await page.click(.button("Edit"))
      try await page.click(.button("Edit attendees"))
      // WebKit for GTK does not name a control by the text in a field.
      let removes = ElementQuery.button.matching(partOfName: "Remove").element(boundBy: 1)
      try await page.click(device.engine == .webKit ? removes : .button("Remove Blob Jr"))
      try await device.examine(page, "\(name)-attendees")
      try await page.click(.button("Delete"))
      try await page.click(.button("Done with attendees"))
      try await page.click(.button("Save"))
      try await page.waitForAbsence(of: .dialog)
      try await page.waitForAbsence(of: .text("Blob Jr"))
      #expect(try kept.first?.attendees.map(\.name) == ["Blob", "Blob Sr"])
    }
  }

  /// By the key alone.
  func deleteAMeeting() async throws {
    var held = product
    held.meetings = [meeting(1), meeting(2), meeting(3)]
    try keep([held])
    try await open { live in
      let page = live.page
      try await page.click(.button("Product 3 6 min"))
      try await page.waitFor(.heading("Past meetings"))
      let rows =
        "[...document.querySelectorAll('.row')].filter((row) => /2009/.test(row.textContent))"
      try await page.waitUntil("\(rows)[1].focus() || \(rows)[1] === document.activeElement")
      try await page.press(.backspace)
      try await page.waitUntil("\(rows).length === 2")
      #expect(try kept.first?.meetings.map(\.id) == [UUID(1), UUID(3)])
      // The focus is where the next one can be deleted.
      try await page.press(.backspace)
      try await page.waitUntil("\(rows).length === 1")
      #expect(try kept.first?.meetings.map(\.id) == [UUID(1)])
    }
  }

  private func meeting(_ number: Int) -> Meeting {
    let date = Date(timeIntervalSince1970: 1_234_567_890 - Double(number) * 86_400)
    return Meeting(
      id: UUID(number),
      date: date,
      attendees: ["Blob"],
      duration: .seconds(60)
    )
  }

  func delete() async throws {
    try keep([product])
    try await open { live in
      let page = live.page
      try await page.click(.button("Product 3 6 min"))
      try await page.click(.button("Delete"))
      try await page.waitFor(.alert("Delete this standup?"))
      try await device.examine(page, "\(name)-delete")
      try await page.click(.button("Keep it"))
      try await page.waitForAbsence(of: .alert("Delete this standup?"))
      try await page.click(.button("Delete"))
      try await page.waitFor(.alert("Delete this standup?"))
      try await page.click(.button("Delete"))
      try await page.waitFor(.text("No standups yet. Add the first one with the button above."))
      // The focused control of the list is gone, and no invisible control has the focus.
      try await page.waitUntil("document.activeElement.checkVisibility()")
      #expect(try kept == [])
    }
  }

  func recordToTheEnd() async throws {
    try keep([product])
    try await open { live in
      let page = live.page
      try await page.click(.button("Product 3 6 min"))
      try await page.click(.button("Start meeting"))
      try await page.waitFor(.text("Speaker 1 of 3"))
      try await page.waitFor(.text("There is no microphone here, so nothing is written down."))
      await timerStarts()
      try await page.click(.button("Next"))
      try await page.waitFor(.text("Speaker 2 of 3"))
      await clock.advance(by: .seconds(10))
      try await page.waitFor(.text("2:10"))
      try await device.examine(page, "\(name)-record")
      try await page.click(.button("End meeting"))
      try await page.waitFor(.alert("End the meeting?"))
      try await device.examine(page, "\(name)-end")
      try await page.click(.button("Go on"))
      try await page.waitForAbsence(of: .alert("End the meeting?"))

      await clock.advance(by: .seconds(230))
      try await page.waitFor(.heading("Past meetings"))
      try await waitUntilKept { $0.first?.meetings.isEmpty == false }
      // The first speaker was skipped at once.
      #expect(try kept.first?.meetings.map(\.duration) == [.seconds(4 * 60)])
      try await page.click(.button.matching(partOfName: "11:31"))
      try await page.waitFor(.text("Nobody wrote down what was said."))
      try await page.waitFor(.text("4 min"))
      try await device.examine(page, "\(name)-meeting")
      try await page.goBack()
      try await page.waitFor(.heading("Past meetings"))
      try await page.goBack()
      try await page.waitFor(.heading("Daily Standups"))
    }
  }

  /// A long name takes lines, in the middle of the ring and not across it.
  func nameALongSpeaker() async throws {
    let name = "Christopher Montgomery"
    let standup = Standup(id: UUID(100), attendees: [Attendee(id: UUID(101), name: name)])
    try keep([standup])
    try await open(at: .meeting(standup)) { live in
      let page = live.page
      // The driver of WebKit has no screens of a phone.
      if device.engine != .webKit { try await page.show(on: .phone) }
      try await page.waitFor(.text(name))
      let place: [Double] = try await page.evaluate(
        """
        (() => {
          const box = (words) => {
            const range = document.createRange();
            range.selectNodeContents([...document.querySelectorAll(".text")]
              .findLast((element) => element.textContent === words));
            return range.getBoundingClientRect();
          };
          const middle = ({ x, width }) => x + width / 2;
          const [name, below] = [box("\(name)"), box("is speaking")];
          return [middle(name) - middle(below), name.width];
        })()
        """
      )
      try #require(place.count == 2)
      #expect(abs(place[0]) < 8)
      // The ring is 280 points wide, and its stroke 24.
      #expect(place[1] < 232)
    }
  }

  func followADeepLink() async throws {
    try keep([product])
    try await open(at: .meeting(product)) { live in
      let page = live.page
      try await page.waitFor(.text("Speaker 1 of 3"))
      try await page.click(.button("End meeting"))
      try await page.click(.button("Discard"))
      try await page.waitFor(.button("Start meeting"))
      try await page.goBack()
      try await page.waitFor(.heading("Daily Standups"))
      #expect(try kept == [product])
    }
    try await open(at: .newStandup) { live in
      try await live.page.waitFor(.heading("New standup"))
      try await live.page.click(.button("Cancel"))
      try await live.page.waitFor(.button("Product 3 6 min"))
    }
  }

  func useTwoWindows() async throws {
    try keep([product])
    try await open { live in
      let page = live.page
      try await page.click(.button("Product 3 6 min"))
      try await page.waitFor(.button("Edit"))
      try await live.withAnotherPage { other in
        // The new window is at the list, and the old one stays where it is.
        try await other.waitFor(.heading("Daily Standups"))
        try await other.click(.button("Add"))
        try await other.type("Design", into: .textField("Title"))
        try await other.click(.button("Save"))
        try await other.waitFor(.button("Design 1 5 min"))
        try await page.waitFor(.button("Edit"))

        try await page.click(.button("Edit"))
        try await page.type(" Team", into: .textField("Title"))
        try await page.click(.button("Save"))
        try await other.waitFor(.button("Product Team 3 6 min"))
        try await page.goBack()
        try await page.waitFor(.button("Design 1 5 min"))
        try await page.waitFor(.button("Product Team 3 6 min"))
      }
    }
  }

  /// Two windows edit one standup: each applies only the fields that it changed.
  func editInTwoWindows() async throws {
    try keep([product])
    try await open { live in
      let page = live.page
      try await page.click(.button("Product 3 6 min"))
      try await page.click(.button("Edit"))
      try await page.type(" Team", into: .textField("Title"))
      try await live.withAnotherPage { other in
        try await other.click(.button("Product 3 6 min"))
        try await other.click(.button("Edit"))
        try await addAttendee("Blob Esq", on: other)
        try await other.click(.button("Save"))
        try await other.waitFor(.button("Start meeting"))
        try await page.click(.button("Save"))
        try await page.waitFor(.heading("Product Team"))
        try await other.waitFor(.heading("Product Team"))
        let names = ["Blob", "Blob Jr", "Blob Sr", "Blob Esq"]
        #expect(try kept.first?.attendees.map(\.name) == names)

        try await page.click(.button("Edit"))
        try await other.click(.button("Delete"))
        try await other.waitFor(.alert("Delete this standup?"))
        try await other.click(.button("Delete"))
        try await page.waitFor(.alert("Deleted in another window"))
        try await page.click(.button("OK"))
        try await page.waitFor(.heading("Daily Standups"))
        #expect(try kept == [])
      }
    }
  }

  /// Lets the main actor go on until the meeting's timer waits for its clock.
  private func timerStarts() async {
    while (try? await clock.checkSuspension()) != nil {
      await Task.yield()
    }
  }
}
