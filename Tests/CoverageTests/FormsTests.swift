import SwiftUI
import Testing
import ViewTesting

/// The forms that real apps use are there, and showing them reports nothing.
@MainActor
struct FormsTests {
  @Test func tier1IsShown() {
    #expect(ViewHarness { Tier1Views() }.contains(.slider("Length")))
    #expect(ViewHarness { Tier1Modifiers() }.text.contains("styled"))
    #expect(ViewHarness { Tier1Drawing() }.outline.contains("<path"))
    #expect(ViewHarness { Tier1Screens() }.contains(.button("Cancel")))
    #expect(ViewHarness { Tier1Preview() }.text == ["preview"])
  }

  @Test func aLongBodyIsShown() throws {
    let view = ViewHarness { NavigationStack { LongBody() } }
    try view.tap(.button("Start"))
    #expect(view.contains(.dialog))
  }

  @Test func tier2IsShown() {
    #expect(ViewHarness { Tier2Views() }.contains(.textField("Mail")))
    #expect(ViewHarness { Tier2Bindable(model: Tier2Model()) }.text == ["name"])
    #expect(ViewHarness { Tier2Previews.previews }.contains(.textField("Mail")))
  }

  @Test func tier3IsShown() throws {
    let views = ViewHarness { Tier3Views() }
    try views.tap(ElementQuery(role: "tab", name: "Two"))
    #expect(views.contains(.button("prominent")))
    let model = Tier3Model()
    #expect(ViewHarness { Tier3Modifiers().environmentObject(model) }.text.contains("bar"))
    #expect(ViewHarness { Tier3Presentation() }.contains(.button("literal")))
    #expect(ViewHarness { Tier3Bindings(count: .constant(1)) }.text.contains("spring"))
  }

  @Test func stateAndInputIsShown() throws {
    let view = ViewHarness { StateAndInput() }
    #expect(try view.attribute("aria-keyshortcuts", of: .button("Done")) == "Enter")
  }

  @Test func storedClosuresAreRun() throws {
    var count = 0
    let view = ViewHarness {
      NavigationStack {
        StoredClosures(
          action: { count += 1 },
          edit: { _ in },
          open: { _ in .handled },
          show: { _ in },
          load: {},
          text: .constant(""),
          isShown: .constant(false)
        )
      }
    }
    let before = count
    for title in ["label", "role", "title", "symbol", "Increment"] {
      try view.tap(.button(title))
    }
    #expect(count == before + 5)
  }
}
