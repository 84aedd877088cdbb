import BrowserTesting
import Foundation
import ViewCore
import Testing

/// The accessible names of elements.
@MainActor
@Suite(.needsBrowser)
struct NameTests {
  @Test func reachableRowsOfFormsAreNamedByTheirTexts() async throws {
    let content = Form { ForEach(["Blob"], id: \.self) { Text($0) }.onDelete { _ in } }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelector('.row[tabindex]') !== null")
      let row: [String] = try await live.page.evaluate(
        """
        ((row) => [
          row.role, row.ariaLabelledByElements[0].innerText
        ])(document.querySelector(".row"))
        """
      )
      #expect(row == ["group", "Blob"])
    }
  }

  @Test func combinedElementIsReadAsOne() async throws {
    struct Dish: View {
      @State private var count = 2

      var body: some View {
        HStack {
          Image(systemName: "heart").accessibilityLabel("Favorite")
          Text("Soup")
          Text("\(count) left")
        }
        .accessibilityElement(children: .combine)
        Button("Take one") { count -= 1 }
      }
    }
    try await LivePage.show(Dish()) { live in
      let page = live.page
      try await page.waitFor(.text("2 left"))
      // The tree of Chromium's tools lists the parts of a picture below it.
      let outline = try await page.outline()
      #expect(outline.hasPrefix("main\n  image \"Favorite Soup 2 left\"\n"))
      try await page.click(.button("Take one"))
      try await page.waitFor(.text("1 left"))
      #expect(try await page.outline().contains("image \"Favorite Soup 1 left\""))
    }
  }

  @Test func aSheetIsCalledByItsTitle() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) {
      NavigationStack { Text("Content").navigationTitle("New todo") }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelector('dialog[open]') !== null")
      let title: String = try await live.page.evaluate(
        "document.querySelector('dialog').ariaLabelledByElements[0].innerText"
      )
      #expect(title == "New todo")
    }
  }

  @Test func controlsOfNumbersAreCalledByTheirLabels() async throws {
    let content = Form {
      Stepper("Guests", value: .constant(2))
      Slider(value: .constant(1), in: 0...100) {
        Text("Price")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      ProgressView(value: 0.3) {
        Text("Loading")
      } currentValueLabel: {
        Text("30%")
      }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(ElementQuery(role: "slider", name: "Price"))
      #expect(
        try await live.page.count(of: ElementQuery(role: "progressbar", name: "Loading")) == 1
      )
      #expect(try await live.page.count(of: ElementQuery(role: "group", name: "Guests")) == 1)
    }
  }

  @Test func controlsKeepTheirNamesWithAHintOrAValue() async throws {
    let content = Form {
      Toggle("Sound", isOn: .constant(true)).accessibilityHint("Plays a chime")
      Picker("Theme", selection: .constant(1)) { Text("Bubblegum").tag(1) }
        .accessibilityValue("Pink")
      Slider(value: .constant(0.5)) { Text("Price") }
        .accessibilityValue("Half").accessibilityHint("Drag")
      DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
        .accessibilityHint("When it begins")
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.toggle("Sound"))
      #expect(try await live.page.count(of: .picker("Theme")) == 1)
      #expect(try await live.page.count(of: .slider("Price")) == 1)
      #expect(
        try await live.page.evaluate(
          "document.querySelector('[type=date]').labels[0].innerText === 'Day'"
        )
      )
      let told: [[String]] = try await live.page.evaluate(
        """
        [...document.querySelectorAll("input, select")].map((control) => [
          control.ariaDescription ?? "", control.ariaValueText ?? ""
        ])
        """
      )
      #expect(
        told == [["Plays a chime", ""], ["Pink", ""], ["Drag", "Half"], ["When it begins", ""]]
      )
      let others = "document.querySelectorAll('[aria-description], [aria-valuetext]').length"
      #expect(try await live.page.evaluate(others) == 4)
    }
  }

  @Test func gesturedViewHasItsAccessibilityLabel() async throws {
    let content = VStack {
      ProgressView(value: 0.4).accessibilityLabel("Upload").accessibilityValue("Two of five")
      ProgressView("Downloading").accessibilityLabel("Download")
      Stepper("Guests", value: .constant(2)).accessibilityLabel("Visitors")
      DisclosureGroup("…") { Text("Inside") }.accessibilityLabel("Details")
      Menu {
        Button("Duplicate") {}
      } label: {
        Image(systemName: "ellipsis")
      }
      .accessibilityLabel("Options")
      Menu("Save") {
        Button("Save as") {}
      } primaryAction: {
      }
      .accessibilityLabel("Keep")
    }
    try await LivePage.show(content) { live in
      let names = [
        ElementQuery.progressIndicator("Upload"), .progressIndicator("Download"),
        ElementQuery(role: "group", name: "Visitors"), .button("Decrement"), .button("Keep"),
        .openable("Details"), .openable("Options"), .openable("More"),
      ]
      for name in names { try await live.page.waitFor(name) }
      #expect(
        try await live.page.evaluate(
          "document.querySelector('progress').ariaValueText === 'Two of five'"
        )
      )
      let unnamed =
        "document.querySelectorAll(':is(div, details, span:not(.spinner))[aria-label]').length"
      #expect(try await live.page.evaluate(unnamed) == 0)
    }
  }

  @Test func sheetWithoutATitleIsNamedByItsFirstText() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) {
      VStack {
        Text("Choose a color")
        Button("Red") {}
      }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.button("Red"))
      let title: String = try await live.page.evaluate(
        "document.querySelector('dialog').ariaLabelledByElements[0].innerText"
      )
      #expect(title == "Choose a color")
    }
  }

  @Test func pageDeclaresItsLanguage() async throws {
    try await LivePage.show(Text("Hello")) { live in
      try await live.page.waitFor(.text("Hello"))
      // The direction is the app's, not the user's: the app's texts are not translated.
      #expect(try await live.page.evaluate("document.documentElement.lang === 'en'"))
    }
  }
}

extension ElementQuery {
  /// The label of a menu or a disclosure group.
  fileprivate static func openable(_ name: String) -> Self {
    Self(role: "DisclosureTriangle", name: name)
  }
}
