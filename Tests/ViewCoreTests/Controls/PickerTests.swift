import Testing
import ViewCore
import ViewTesting

@MainActor
struct PickerTests {
  private enum Theme: String, CaseIterable, Identifiable {
    case bubblegum, lavender, navy
    var id: Self { self }
  }

  private struct Themes<Style: PickerStyle>: View {
    let style: Style
    @State var theme = Theme.lavender
    @State var themes = Theme.allCases

    var body: some View {
      Picker("Theme", selection: $theme) {
        ForEach(themes) { theme in
          Label(theme.rawValue, systemImage: "paintpalette").tag(theme)
        }
      }
      .pickerStyle(style)
      Text("It is \(theme.rawValue)")
      Button("Navy") { theme = .navy }
    }
  }

  @Test func menuSelectsOption() throws {
    let view = ViewHarness { Themes(style: .menu) }
    #expect(try view.attribute("value", of: .picker("Theme")) == "0")
    try view.pick("navy", in: .picker("Theme"))
    #expect(view.contains(.text("It is navy")))
    #expect(throws: HarnessError.self) { try view.pick("poppy", in: .picker("Theme")) }
  }

  @Test func pickerLabelIsVisibleInRows() throws {
    let form = ViewHarness { Form { HStack { Themes(style: .menu) } } }
    #expect(form.outline.contains("class=\"control-label\""))
    let panel = ViewHarness { TabView { Themes(style: .menu).tabItem { Text("Tab") } } }
    #expect(panel.outline.contains("class=\"unseen\""))
    #expect(try panel.attribute("style", of: .picker("Theme")) == "color:var(--accent)")
  }

  @Test func appSelectsOption() throws {
    let view = ViewHarness { Themes(style: .automatic) }
    try view.tap(.button("Navy"))
    try view.pick("lavender", in: .picker("Theme"))
    #expect(view.contains(.text("It is lavender")))
  }

  @Test(arguments: ["17", "-1", "", "navy"])
  func unknownOptionIsRefused(key: String) throws {
    let view = ViewHarness { Themes(style: .wheel) }
    #expect {
      try view.type(key, into: .picker("Theme"))
    } throws: { error in
      if case HarnessError.refused(_, "invalidValue", _) = error { true } else { false }
    }
    #expect(view.contains(.text("It is lavender")))
    #expect(try view.attribute("value", of: .picker("Theme")) == "0")
  }

  @Test func segmentsShowTheSelection() throws {
    let view = ViewHarness { Themes(style: .segmented) }
    #expect(try view.attribute("aria-checked", of: .option("lavender")) == "true")
    try view.tap(.option("navy"))
    #expect(try view.attribute("aria-checked", of: .option("lavender")) == "false")
    #expect(try view.attribute("aria-checked", of: .option("navy")) == "true")
    #expect(view.contains(.text("It is navy")))
    try view.tap(.option("bubblegum"))
    #expect(view.contains(.text("It is bubblegum")))
  }

  @Test func onlyOneOptionIsTabStop() throws {
    func stops(_ view: ViewHarness, _ names: String...) throws -> [String] {
      try names.filter { try view.attribute("tabindex", of: .option($0)) == nil }
    }
    let themes = ViewHarness { Themes(style: .segmented) }
    #expect(try stops(themes, "bubblegum", "lavender", "navy") == ["lavender"])
    try themes.tap(.option("navy"))
    #expect(try stops(themes, "bubblegum", "lavender", "navy") == ["navy"])

    struct Numbers: View {
      @State private var number: Int? = 2

      var body: some View {
        Picker("Number", selection: $number) { ForEach(1..<4) { Text("\($0)") } }
          .pickerStyle(.segmented)
        Button("None") { number = nil }
      }
    }
    let numbers = ViewHarness { Numbers() }
    #expect(try stops(numbers, "1", "2", "3") == ["2"])
    try numbers.tap(.button("None"))
    #expect(try stops(numbers, "1", "2", "3") == ["1"])
    try numbers.tap(.option("3"))
    #expect(try stops(numbers, "1", "2", "3") == ["3"])
  }

  @Test func inlineOptionsStandBelowEachOther() throws {
    let view = ViewHarness { Form { Themes(style: .inline) } }
    try view.tap(.option("bubblegum"))
    #expect(view.contains(.text("It is bubblegum")))
  }

  @Test func idsOfForEachAreTags() throws {
    struct Numbers: View {
      @State private var number: Int? = 2

      var body: some View {
        Picker("Number", selection: $number) {
          Text("None").tag(Int?.none)
          ForEach(1..<4) { Text("\($0)") }
        }
        Text(number.map { "It is \($0)" } ?? "Nothing")
      }
    }
    let view = ViewHarness { Numbers() }
    try view.pick("3", in: .picker("Number"))
    #expect(view.contains(.text("It is 3")))
    try view.pick("None", in: .picker("Number"))
    #expect(view.contains(.text("Nothing")))
  }

  @Test func optionThatIsAddedLaterCanBePicked() throws {
    struct Names: View {
      @State private var name: String?
      @State private var names: [String] = []

      var body: some View {
        Picker("Name", selection: $name) {
          Text("All").tag(String?.none)
          ForEach(names, id: \.self) { Text($0).tag(String?.some($0)) }
        }
        Text(name.map { "It is \($0)" } ?? "Nothing")
        Button("Add") { names.append("Blob \(names.count)") }
      }
    }
    let view = ViewHarness { Names() }
    for number in 0...1 {
      try view.tap(.button("Add"))
      try view.pick("Blob \(number)", in: .picker("Name"))
      #expect(view.contains(.text("It is Blob \(number)")))
    }
    try view.pick("All", in: .picker("Name"))
    #expect(view.contains(.text("Nothing")))
  }
}
