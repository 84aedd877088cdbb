import Testing
import ViewCore
import ViewTesting

/// Context menus and main actions of selected rows.
@MainActor
struct SelectionMenuTests {
  @MainActor
  private final class Log {
    var deeds: [String] = []
  }

  private struct Mails: View {
    let log: Log
    var canSelect = true
    @State private var selection: Set<Int> = []
    @State private var folder = "inbox"

    var body: some View {
      List(selection: $selection) {
        ForEach(1..<4) { Text("Mail \($0)").tag($0) }
        Text("Other").tag("other")
      }
      .disabled(!canSelect)
      .contextMenu(forSelectionType: Int.self) { items in
        if items.isEmpty {
          Button("New") { log.deeds.append("new") }
        } else {
          Button("Archive \(items.count) of \(folder)") { log.deeds.append("\(items.sorted())") }
          Button("Rename") { folder = "drafts" }
        }
      } primaryAction: {
        log.deeds.append("open \($0.sorted())")
      }
    }
  }

  private func mails(_ log: Log = Log(), canSelect: Bool = true) -> ViewHarness {
    let view = ViewHarness { Mails(log: log, canSelect: canSelect) }
    view.report(WindowMetrics(hasCompactWidth: false))
    return view
  }

  @Test func menuIsMadeForTheRowOfThePress() throws {
    let log = Log()
    let view = mails(log)
    #expect(view.text == ["Mail 1", "Mail 2", "Mail 3", "Other"])
    try view.send(.menu(true), nearest: .text("Mail 2"))
    #expect(view.text.suffix(2) == ["Archive 1 of inbox", "Rename"])
    try view.tap(.button("Archive 1 of inbox"))
    #expect(log.deeds == ["[2]"])
    try view.send(.menu(true), nearest: .text("Mail 3"))
    try view.tap(.button("Archive 1 of inbox"))
    #expect(log.deeds == ["[2]", "[3]"])
  }

  @Test func menuOfASelectedRowIsForTheSelection() throws {
    let log = Log()
    let view = mails(log)
    try view.tap(.row("Mail 1"))
    try view.tap(.row("Mail 3"))
    try view.send(.menu(true), nearest: .text("Mail 1"))
    try view.tap(.button("Archive 2 of inbox"))
    try view.send(.menu(true), nearest: .text("Mail 2"))
    try view.tap(.button("Archive 1 of inbox"))
    #expect(log.deeds == ["[1, 3]", "[2]"])
  }

  @Test func openMenuFollowsTheStateOfTheApp() throws {
    let view = mails()
    try view.send(.menu(true), nearest: .text("Mail 2"))
    try view.tap(.button("Rename"))
    #expect(view.contains(.button("Archive 1 of drafts")))
  }

  @Test func eachOpeningHasAMenuOfItsOwn() throws {
    let view = mails()
    try view.send(.menu(true), nearest: .text("Mail 2"))
    try view.send(.menu(true), nearest: .text("Mail 3"))
    // A tap on the menu of the first row does not reach that of the second one.
    #expect(view.patches.contains { if case .remove = $0 { true } else { false } })
    #expect(view.contains(.button("Archive 1 of inbox")))
  }

  /// A row with a tag of another type does not listen, so that the press is for the list.
  @Test func menuBesideTheRowsIsForNone() throws {
    let log = Log()
    let view = mails(log)
    try view.send(.menu(true), nearest: .text("Other"))
    try view.tap(.button("New"))
    #expect(log.deeds == ["new"])
    try view.send(.menu(false), nearest: .text("Other"))
    #expect(!view.contains(.button("New")))
  }

  @Test func doubleClickAndReturnKeyRunTheMainAction() throws {
    let log = Log()
    let view = mails(log)
    let key = try #require(KeyPress(named: "Enter", phase: .down))
    try view.send(.tap(.init(count: 2)), nearest: .text("Mail 2"))
    try view.send(.key(key), nearest: .text("Mail 3"))
    try view.tap(.row("Mail 1"))
    #expect(log.deeds == ["open [2]", "open [3]"])
    #expect(try view.attribute("data-keys", of: .row("Mail 1")) == "do Enter")
  }

  @Test func tapRunsTheMainActionInANarrowWindow() throws {
    let log = Log()
    let view = mails(log)
    view.report(WindowMetrics(hasCompactWidth: true))
    try view.tap(.row("Mail 2"))
    #expect(log.deeds == ["open [2]"])
    #expect(!view.outline.contains("picked"))
  }

  @Test func tapSelectsInANarrowWindowWhileTheListIsEdited() throws {
    let log = Log()
    let view = ViewHarness {
      EditButton()
      Mails(log: log)
    }
    view.report(WindowMetrics(hasCompactWidth: true))
    try view.tap(.button("Edit"))
    try view.tap(.row("Mail 2"))
    #expect(log.deeds == [])
    #expect(view.outline.contains("picked"))
  }

  @Test func disabledRowHasNoActions() throws {
    let view = mails(canSelect: false)
    try view.send(.menu(true), nearest: .text("Mail 2"))
    #expect(view.contains(.button("New")))
  }

  private struct Cities: View {
    struct City: Identifiable {
      let id: Int
      let name: String
    }

    let log: Log
    @State private var selection: City.ID?

    var body: some View {
      Table([City(id: 1, name: "Oslo"), City(id: 2, name: "Rome")], selection: $selection) {
        TableColumn("Name", value: \.name)
      }
      .contextMenu(forSelectionType: City.ID.self) { items in
        Button("Visit \(items.map(String.init).joined())") {}
      }
    }
  }

  @Test func rowOfATableHasTheMenu() throws {
    let view = ViewHarness { Cities(log: Log()) }
    try view.send(.menu(true), nearest: .text("Rome"))
    #expect(view.contains(.button("Visit 2")))
    // Without a main action a row can only be selected.
    #expect(!view.outline.contains("data-taps"))
  }
}
