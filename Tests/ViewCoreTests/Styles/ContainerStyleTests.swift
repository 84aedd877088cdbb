import Testing
import ViewCore
import ViewTesting

/// Styles of labeled content, group boxes and disclosure groups.
@MainActor
struct ContainerStyleTests {
  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("stacked")
      configuration.content
      configuration.label
    }
  }

  @Test func styleDrawsLabeledContent() {
    let view = ViewHarness { LabeledContent("Owner", value: "Blob").labeledContentStyle(Stacked()) }
    #expect(view.text == ["stacked", "Blob", "Owner"])
  }

  @Test func controlInLabeledContentOfAStyleIsNamedByTheLabel() throws {
    let view = ViewHarness {
      LabeledContent("Name") { TextField("", text: .constant("")) }.labeledContentStyle(Stacked())
    }
    #expect(view.contains(.textField("Name")))
  }

  private struct Framed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      LabeledContent(configuration)
    }
  }

  @Test func styleOfLabeledContentUsesTheNextOuterStyle() {
    let view = ViewHarness {
      LabeledContent("Owner", value: "Blob").labeledContentStyle(Framed())
        .labeledContentStyle(Stacked())
      LabeledContent("Size", value: "4").labeledContentStyle(Framed())
    }
    #expect(view.text == ["framed", "stacked", "Blob", "Owner", "framed", "Size", "4"])
  }

  @Test func automaticStyleOfLabeledContentIsTheDefault() {
    let content = LabeledContent("Owner", value: "Blob")
    let view = ViewHarness {
      content.labeledContentStyle(.automatic).labeledContentStyle(Stacked())
    }
    #expect(view.text == ["Owner", "Blob"])
    let outline = ViewHarness { content.labeledContentStyle(.automatic) }.outline
    #expect(outline == ViewHarness { content }.outline)
  }

  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("card")
      configuration.label
      GroupBox(configuration)
    }
  }

  @Test func styleDrawsAGroupBox() {
    let view = ViewHarness { GroupBox("Delivery") { Text("Today") }.groupBoxStyle(Card()) }
    #expect(view.text == ["card", "Delivery", "Delivery", "Today"])
  }

  @Test func automaticStyleOfAGroupBoxIsTheDefault() {
    let titled = GroupBox("Delivery") { Text("Today") }
    let untitled = GroupBox { Text("Today") }
    #expect(
      ViewHarness { titled.groupBoxStyle(.automatic) }.outline == ViewHarness { titled }.outline
    )
    #expect(
      ViewHarness { untitled.groupBoxStyle(.automatic) }.outline == ViewHarness { untitled }.outline
    )
  }

  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func styleOpensADisclosureGroup() throws {
    let view = ViewHarness {
      DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(Plus())
    }
    #expect(view.text == ["More"])
    try view.tap(.button("More"))
    #expect(view.text == ["More", "Inside"])
    try view.tap(.button("More"))
    #expect(view.text == ["More"])
  }

  @Test func styleOpensADisclosureGroupOfABinding() throws {
    struct Screen: View {
      @State private var isExpanded = true

      var body: some View {
        Text(isExpanded ? "open" : "closed")
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
          .disclosureGroupStyle(Plus())
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.text == ["open", "More", "Inside"])
    try view.tap(.button("More"))
    #expect(view.text == ["closed", "More"])
  }

  private struct Marked: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("marked")
      DisclosureGroup(configuration)
    }
  }

  @Test func styleOfADisclosureGroupUsesTheNextOuterStyle() throws {
    let view = ViewHarness {
      DisclosureGroup("More") { Text("Inside") }
        .disclosureGroupStyle(Marked()).disclosureGroupStyle(Plus())
    }
    try view.tap(.button("More"))
    #expect(view.text == ["marked", "More", "Inside"])
  }

  @Test func automaticStyleOfADisclosureGroupIsTheDefault() {
    let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
    let automatic = ViewHarness { group.disclosureGroupStyle(.automatic) }
    #expect(automatic.outline == ViewHarness { group }.outline)
  }
}
