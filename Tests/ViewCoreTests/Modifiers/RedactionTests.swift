import Testing
import ViewCore
import ViewTesting

@MainActor
struct RedactionTests {
  @Test func redactedContentIsNotOnThePage() {
    let view = ViewHarness {
      VStack {
        Text("Secret words").font(.title)
        Image(systemName: "heart")
        Text("Open").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    let bar = "color:transparent;background:var(--track);border-radius:0.25em"
    #expect(
      view.outline == """
        <main>
          <div class="vstack">
            <span class="text" style="font:var(--font-title);\(bar)" aria-hidden="true"> "nnnnnn nnnnn"
            <svg class="symbol" viewBox="0 0 24 24" style="\(bar)" aria-hidden="true">
            <span class="text"> "Open"
        """
    )
  }

  @Test func privacyHidesSensitiveViewsAlone() {
    let view = ViewHarness {
      Group {
        Text("Name")
        Text("1234").privacySensitive()
        Text("Shown").privacySensitive().privacySensitive(false)
      }
      .redacted(reason: .privacy)
    }
    #expect(view.text.first == "Name")
    #expect(!view.outline.contains("1234"))
    #expect(view.outline.contains("nnnn"))
    #expect(ViewHarness { Text("1234").privacySensitive() }.text == ["1234"])
  }

  @Test func reasonsAddUp() {
    struct Reasons: View {
      @Environment(\.redactionReasons) private var reasons

      var body: some View {
        Text("\(reasons.rawValue)").unredacted()
      }
    }
    let view = ViewHarness {
      Reasons().redacted(reason: .placeholder).redacted(reason: .privacy)
      Reasons()
    }
    #expect(view.text == ["3", "0"])
  }

  @Test func contentComesBack() throws {
    struct Loading: View {
      @State private var isLoading = true

      var body: some View {
        Text("Title").redacted(reason: isLoading ? .placeholder : [])
        Button("Load") { isLoading = false }
      }
    }
    let view = ViewHarness { Loading() }
    #expect(!view.outline.contains("Title"))
    try view.tap(.button("Load"))
    #expect(view.text == ["Title", "Load"])
  }

  @Test func textSelectionIsSetForAllTexts() {
    let view = ViewHarness {
      Text("a").textSelection(.enabled)
      Text("b").textSelection(.disabled)
    }
    #expect(
      view.outline == """
        <main>
          <div class="effect" style="-webkit-user-select:text;user-select:text">
            <span class="text"> "a"
          <div class="effect" style="-webkit-user-select:none;user-select:none">
            <span class="text"> "b"
        """
    )
  }
}
