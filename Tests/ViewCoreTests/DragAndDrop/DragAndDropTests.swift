import Foundation
import Testing
import UniformTypes
import ViewCore
import ViewTesting

/// Values that the user carries from one view to another.
@MainActor
struct DragAndDropTests {
  private struct Card: Codable, CustomStringConvertible, Transferable {
    var title: String
    var description: String { title }

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "com.example.card"))
      ProxyRepresentation(exporting: \.title)
    }
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  private static let address = URL(filePath: "/a")

  /// A view that takes values of a type, and notes them.
  private func target<Value: Transferable>(_ name: String, of type: Value.Type) -> some View {
    Text(verbatim: name)
      .dropDestination(for: type) { [log] values, location in
        log.lines.append("\(name): \(values) at \(Int(location.x)) \(Int(location.y))")
        return true
      } isTargeted: { [log] isTargeted in
        log.lines.append("\(name) \(isTargeted)")
      }
  }

  private func drop(_ phase: Event.Phase) -> Event {
    .drop(.init(location: CGPoint(x: 3, y: 4), phase: phase))
  }

  @Test func valueIsTakenWhereItIsDropped() throws {
    let view = ViewHarness {
      Text("Source").draggable(Card(title: "Milk"))
      target("Cards", of: Card.self)
    }
    try view.drag(.text("Source"), onto: .text("Cards"), at: CGPoint(x: 7, y: 8))
    #expect(log.lines == ["Cards true", "Cards false", "Cards: [Milk] at 7 8"])
  }

  @Test func valueTravelsInAWayThatBothTypesKnow() throws {
    let view = ViewHarness {
      Text("Card").draggable(Card(title: "Milk"))
      Text("Address").draggable(Self.address)
      Text("Text").draggable("Eggs")
      target("Texts", of: String.self)
      target("Addresses", of: URL.self)
      target("Data", of: Data.self)
    }
    func taken(_ source: String, by target: String) throws -> [String] {
      log.lines = []
      try view.drag(.text(source), onto: .text(target))
      return log.lines.filter { $0.contains(":") }
    }
    #expect(try taken("Card", by: "Texts") == [#"Texts: ["Milk"] at 0 0"#])
    #expect(try taken("Text", by: "Texts") == [#"Texts: ["Eggs"] at 0 0"#])
    #expect(
      try taken("Address", by: "Addresses") == ["Addresses: [file:///a] at 0 0"]
    )
    #expect(try taken("Card", by: "Data") == [#"Data: [16 bytes] at 0 0"#])
    #expect(throws: HarnessError.self) { try taken("Text", by: "Addresses") }
    #expect(throws: HarnessError.self) { try taken("Text", by: "Card") }
    #expect(throws: HarnessError.self) { try taken("Texts", by: "Texts") }
  }

  @Test func nothingIsDroppedThatWasNotLifted() throws {
    let view = ViewHarness {
      Text("Source").draggable("Milk")
      target("Texts", of: String.self)
    }
    try view.send(drop(.moved), nearest: .text("Texts"))
    try view.send(drop(.ended), nearest: .text("Texts"))
    #expect(log.lines == [])
    // A value is dropped once.
    try view.send(.lift(true), nearest: .text("Source"))
    try view.send(drop(.ended), nearest: .text("Texts"))
    try view.send(drop(.ended), nearest: .text("Texts"))
    #expect(log.lines == [#"Texts: ["Milk"] at 3 4"#])
    log.lines = []
    // And not after its view was let go.
    try view.send(.lift(true), nearest: .text("Source"))
    try view.send(.lift(false), nearest: .text("Source"))
    try view.send(drop(.ended), nearest: .text("Texts"))
    #expect(log.lines == [])
  }

  @Test func valueOfAnotherTypeIsNotTaken() throws {
    let view = ViewHarness {
      Text("Source").draggable("Milk")
      target("Cards", of: Card.self)
    }
    try view.send(.lift(true), nearest: .text("Source"))
    // A page that does as it likes.
    try view.send(drop(.moved), nearest: .text("Cards"))
    try view.send(drop(.ended), nearest: .text("Cards"))
    #expect(log.lines == [])
  }

  @Test func dataThatAreNoValueAreNotTaken() throws {
    struct Odd: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
          exportedContentType: UTType(exportedAs: "com.example.card"),
          exporting: { (_: Odd) in Data("no JSON".utf8) }
        )
      }
    }
    let view = ViewHarness {
      Text("Source").draggable(Odd())
      target("Cards", of: Card.self)
    }
    try view.drag(.text("Source"), onto: .text("Cards"))
    #expect(log.lines == ["Cards true", "Cards false"])
  }

  @Test func viewIsTargetedUntilTheValueLeavesIt() throws {
    let view = ViewHarness {
      Text("Source").draggable("Milk")
      target("First", of: String.self)
      target("Second", of: String.self)
    }
    try view.send(.lift(true), nearest: .text("Source"))
    try view.send(drop(.moved), nearest: .text("First"))
    try view.send(drop(.moved), nearest: .text("Second"))
    try view.send(drop(.cancelled), nearest: .text("Second"))
    try view.send(drop(.moved), nearest: .text("First"))
    try view.send(.lift(false), nearest: .text("Source"))
    #expect(
      log.lines == [
        "First true", "First false", "Second true", "Second false", "First true", "First false",
      ]
    )
  }

  @Test func viewThatIsRemovedIsDraggedNoMore() throws {
    struct Removable<Target: View>: View {
      @State private var isShown = true
      let target: Target

      var body: some View {
        if isShown { Text("Source").draggable("Milk") }
        Button("Remove") { isShown = false }
        target
      }
    }
    let view = ViewHarness { Removable(target: target("Texts", of: String.self)) }
    try view.send(.lift(true), nearest: .text("Source"))
    try view.send(drop(.moved), nearest: .text("Texts"))
    try view.tap(.button("Remove"))
    try view.send(drop(.ended), nearest: .text("Texts"))
    #expect(log.lines == ["Texts true", "Texts false"])
  }

  @Test func disabledViewsGiveAndTakeNothing() throws {
    let view = ViewHarness {
      Text("Source").draggable("Milk").disabled(true)
      target("Texts", of: String.self).disabled(true)
    }
    #expect(throws: HarnessError.self) { try view.send(.lift(true), nearest: .text("Source")) }
    #expect(throws: HarnessError.self) { try view.send(drop(.ended), nearest: .text("Texts")) }
  }

  @Test func valueIsMadeWhenTheViewIsLifted() throws {
    struct Counted: View {
      let log: Log

      var body: some View {
        Text("Source").draggable(make())
      }

      private func make() -> String {
        log.lines.append("made")
        return "Milk"
      }
    }
    let view = ViewHarness { Counted(log: log) }
    #expect(log.lines == [])
    try view.send(.lift(true), nearest: .text("Source"))
    #expect(log.lines == ["made"])
  }

  @Test func previewExistsWhileTheViewIsLifted() throws {
    let view = ViewHarness {
      Text("Source").draggable("Milk") { Text("Preview") }
    }
    #expect(view.text == ["Source"])
    try view.send(.lift(true), nearest: .text("Source"))
    #expect(view.text == ["Source", "Preview"])
    try view.send(.lift(false), nearest: .text("Source"))
    #expect(view.text == ["Source"])
  }

  @Test func typesOfAnyNameArePartsOfAnAttribute() throws {
    struct Named: Codable, Transferable {
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation<Named>(contentType: UTType(exportedAs: "a \"b\" ü"))
      }
    }
    let view = ViewHarness {
      Text("Source").draggable(Named()).dropDestination(for: Named.self) { _, _ in true }
    }
    #expect(view.outline.contains(#"data-takes="a%20%22b%22%20%C3%BC""#))
    #expect(view.outline.contains(#"data-gives="a%20%22b%22%20%C3%BC public.data public.item""#))
  }
}
