import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Words that are longer than their room.
@MainActor
@Suite(.needsBrowser)
struct WordLayoutTests {
  private let long = "Rechtsschutzversicherungsgesellschaften"

  /// Shows a view on a phone with a text size.
  private func show(
    _ view: some View,
    waitingFor text: String,
    letters: Int = 16,
    _ test: @MainActor (Places) async throws -> Void
  ) async throws {
    try await Places.of(view, waitingFor: text) { places in
      try await places.page.show(on: .phone)
      let _: String = try await places.page.evaluate(
        "document.documentElement.style.fontSize = '\(letters)px'"
      )
      try await test(Places(places.page))
    }
  }

  /// The labels and controls of a page that lie over one another, or leave their row.
  private func faults(of page: Page) async throws -> [String] {
    try await page.evaluate(
      """
      [...document.querySelectorAll(".row")].flatMap((row) => {
        const edges = (node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return node.matches(".text") ? [...range.getClientRects()] : [node.getBoundingClientRect()];
        };
        const parts = [...row.querySelectorAll(".text, input, select, .step")]
          .filter((node) => !node.closest("option"));
        const { left, right } = row.getBoundingClientRect();
        const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        return parts.flatMap((part, index) => [
          ...edges(part).some((edge) => edge.left < left || edge.right > right) ? [`${part.textContent} leaves`] : [],
          ...parts.slice(index + 1)
            .filter((other) => edges(part).some((a) => edges(other).some((b) => meets(a, b))))
            .map((other) => `${part.textContent} is on ${other.tagName}`),
        ]);
      })
      """
    )
  }

  private var form: some View {
    Form {
      Picker("Benachrichtigungen", selection: .constant(1)) {
        Text("Alle Benachrichtigungen").tag(1)
      }
      LabeledContent("Geschwindigkeitsbegrenzung", value: "Einhundertdreißig")
      LabeledContent(long, value: long)
      DatePicker("Veröffentlichungsdatum", selection: .constant(.distantPast))
      Toggle(long, isOn: .constant(true))
      Stepper(long, value: .constant(1))
      DisclosureGroup(long) { Text("Inside") }
      Text("Short").badge(long)
    }
  }

  @Test(arguments: [16, 32])
  func labelsAndValuesAreBesideOrBelowOneAnother(letters: Int) async throws {
    try await show(form, waitingFor: "Short", letters: letters) { places in
      let faults = try await faults(of: places.page)
      #expect(faults == [])
    }
  }

  /// The words of a label are whole where the control can be on a line of its own.
  @Test func largeLabelsAreAboveTheirControls() async throws {
    let content = Form {
      Picker("Theme", selection: .constant(1)) { Text("Lavender and more").tag(1) }
      Stepper("Share", value: .constant(1), format: .percent)
    }
    try await show(content, waitingFor: "Share", letters: 40) { places in
      let labels = try await places.all(".control-label > .text")
      #expect(labels.map(\.height) == [54, 54])
      let controls = try await places.all("select, .step")
      #expect(controls.count == 3)
      #expect(controls[0].top >= labels[0].bottom)
      // Both buttons of a stepper are on one line.
      #expect(controls[1].top == controls[2].top)
      #expect(controls[1].top >= labels[1].bottom)
    }
  }

  @Test func gridsAndLinesStayInTheWindow() async throws {
    let content = ScrollView {
      Grid {
        GridRow {
          Text(long)
          Text("A description of many words")
          Text("1.234,00 €")
        }
      }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<4) { _ in Text(long).padding() }
      }
      HStack {
        Image(systemName: "star")
        Text(long).font(.largeTitle)
        Text("End")
      }
    }
    try await show(content, waitingFor: "End") { places in
      let texts = try await places.all(".text")
      #expect(texts.count == 9)
      #expect(texts.allSatisfy { $0.left >= 0 && $0.right <= places.width })
      // Other texts of the line keep their words.
      #expect(texts[8].height < 30)
    }
  }

  @Test func theTitleOfAnAlertBreaks() async throws {
    let content = Text("Below").alert("\(long)\(long)?", isPresented: .constant(true)) {
      Button("Go") {}
    }
    try await show(content, waitingFor: "Go") { places in
      let dialog = try await places.first("dialog")
      let title = try await places.first(".alert-title > .text")
      #expect(title.left >= dialog.left)
      #expect(title.right <= dialog.right)
    }
  }
}
