import Testing
import ViewCore
import ViewTesting

/// Pickers of several values.
@MainActor
struct PickerSourcesTests {
  private struct Alarm: Identifiable {
    let id: Int
    var sound: String
  }

  private struct Alarms<Style: PickerStyle>: View {
    let style: Style
    @State var alarms: [Alarm]

    var body: some View {
      Picker("Sound", sources: $alarms, selection: \.sound) {
        ForEach(["bell", "horn"], id: \.self) { Text($0) }
      }
      .pickerStyle(style)
      Text(verbatim: alarms.map(\.sound).joined(separator: " "))
      Button("Second") { alarms[1].sound = "horn" }
    }
  }

  private let different = [Alarm(id: 1, sound: "bell"), Alarm(id: 2, sound: "horn")]

  @Test func aChoiceSetsAllValues() throws {
    let view = ViewHarness { Alarms(style: .inline, alarms: different) }
    for name in ["bell", "horn"] {
      #expect(try view.attribute("aria-checked", of: .option(name)) == "false")
    }
    try view.tap(.option("bell"))
    #expect(view.contains(.text("bell bell")))
    #expect(try view.attribute("aria-checked", of: .option("bell")) == "true")
    try view.tap(.button("Second"))
    #expect(try view.attribute("aria-checked", of: .option("bell")) == "false")
  }

  @Test func aMenuOfDifferentValuesHasNoneOfItsOptions() throws {
    let view = ViewHarness { Alarms(style: .menu, alarms: different) }
    let mixed = try view.attribute("value", of: .picker("Sound"))
    try view.pick("horn", in: .picker("Sound"))
    #expect(view.contains(.text("horn horn")))
    #expect(try view.attribute("value", of: .picker("Sound")) != mixed)
  }

  @Test func aPickerOfNoValuesSelectsNothing() throws {
    let view = ViewHarness { Alarms(style: .inline, alarms: []) }
    try view.tap(.option("horn"))
    #expect(try view.attribute("aria-checked", of: .option("horn")) == "false")
  }

  private struct Palette<Style: PickerStyle>: View {
    let style: Style
    @State private var color = "red"

    var body: some View {
      Menu("Marks") {
        Picker("Color", selection: $color) {
          ForEach(["red", "blue"], id: \.self) { Text($0) }
        }
        .pickerStyle(style)
      }
      Text(verbatim: "It is \(color)")
    }
  }

  @Test func aPaletteIsARowOfOptionsAlsoInAMenu() throws {
    let palette = ViewHarness { Palette(style: .palette) }
    #expect(palette.outline.contains("class=\"segments"))
    try palette.tap(.option("blue"))
    #expect(palette.contains(.text("It is blue")))
    let group = ViewHarness { Palette(style: .radioGroup) }
    #expect(!group.outline.contains("class=\"segments"))
    try group.tap(.option("blue"))
    #expect(group.contains(.text("It is blue")))
  }
}
