import BrowserTesting
import Testing
import ViewCore

/// Labels of controls and tabs.
@MainActor
@Suite(.needsBrowser)
struct LabelLayoutTests {
  @ViewBuilder private var label: some View {
    Text("Title")
    Text("More")
  }

  /// The second text of a label is its subtitle.
  @Test func labelsOfTwoTextsHaveOneBelowTheOther() async throws {
    let content = Form {
      Toggle(isOn: .constant(true)) { label }
      LabeledContent {
        Text("value")
      } label: {
        label
      }
      Picker(selection: .constant(1)) {
        Text("One").tag(1)
      } label: {
        label
      }
      Stepper(value: .constant(1)) { label }
      DisclosureGroup {
        Text("Inside")
      } label: {
        label
      }
      Text("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      let row = try await places.first(".row")
      let texts = try await places.all(".control-label > .text")
      #expect(texts.count == 10)
      for text in texts { #expect(text.left == row.left + 16) }
      for index in [0, 2, 4, 6, 8] { #expect(texts[index].bottom <= texts[index + 1].top) }
    }
  }

  @Test func aHeaderOfTwoTextsHasOneBelowTheOther() async throws {
    let content = List {
      Section {
        Text("End")
      } header: {
        label
      }
    }
    try await Places.of(content, waitingFor: "End") { places in
      let texts = try await places.all(".section-header > .text")
      #expect(texts.count == 2)
      #expect(texts[0].bottom <= texts[1].top)
    }
  }

  @Test func aTabOfASymbolAndATextLooksLikeALabel() async throws {
    let content = TabView {
      Text("End").tabItem {
        Image(systemName: "heart")
        Text("Saved")
      }
    }
    try await Places.of(content, waitingFor: "End") { places in
      try await places.page.show(on: .phone)
      let symbol = try await places.first(".tab .symbol")
      #expect(try await places.first(".tab .text").top >= symbol.bottom)
    }
  }
}
