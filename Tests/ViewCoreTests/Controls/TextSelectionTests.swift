import Testing
import ViewTesting

@testable import ViewCore

/// Fields whose selection the app follows.
@MainActor
struct TextSelectionTests {
  private struct Message: View {
    @State private var text = "Grüße 👋 an alle"
    @State private var selection: TextSelection?
    var isEditor = false

    var body: some View {
      Text(verbatim: selected)
      if isEditor {
        TextEditor(text: $text, selection: $selection).accessibilityLabel("Message")
      } else {
        TextField("Message", text: $text, selection: $selection)
      }
      Button("End") { selection = TextSelection(insertionPoint: text.endIndex) }
      Button("Wave") { selection = text.firstRange(of: "👋").map { TextSelection(range: $0) } }
      Button("Shorten") { text = "G" }
    }

    private var selected: String {
      guard let selection, case .selection(let range) = selection.indices else { return "none" }
      guard !selection.isInsertion else {
        return "before \(text[range.lowerBound...].prefix(1))"
      }
      return "\(text[range])"
    }
  }

  private let field = ElementQuery.textField("Message")

  private func select(_ start: Int, _ end: Int, in view: ViewHarness) throws {
    try view.send(.select(.init(start: start, end: end)), nearest: field)
  }

  @Test(arguments: [false, true])
  func appKnowsTheSelection(isEditor: Bool) throws {
    let view = ViewHarness { Message(isEditor: isEditor) }
    #expect(view.text.first == "none")
    #expect(try view.attribute("data-selection", of: field) == nil)
    try select(6, 8, in: view)
    #expect(view.text.first == "👋")
    try select(2, 2, in: view)
    #expect(view.text.first == "before ü")
    // The page knows what it has reported.
    #expect(view.patches.allSatisfy { if case .setText = $0 { true } else { false } })
  }

  @Test func appSelects() throws {
    let view = ViewHarness { Message() }
    try view.tap(.button("Wave"))
    #expect(try view.attribute("data-selection", of: field) == "6 8")
    try view.tap(.button("End"))
    #expect(try view.attribute("data-selection", of: field) == "16 16")
  }

  @Test func placesOutsideOfTheTextStandForItsEnd() throws {
    let view = ViewHarness { Message() }
    try select(3, 900, in: view)
    #expect(view.text.first == "ße 👋 an alle")
    let selection = TextSelection(insertionPoint: "Grüße".endIndex)
    #expect(selection.offsets(in: "G") == .init(start: 1, end: 1))
  }

  @Test func fieldWithoutASelectionReportsNone() throws {
    let view = ViewHarness { TextField("Message", text: .constant("")) }
    #expect(!view.outline.contains("data-module"))
    #expect(throws: (any Error).self) { try select(0, 0, in: view) }
  }
}
