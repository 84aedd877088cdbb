import Testing
import ViewCore
import ViewTesting

/// Names and descriptions for screen readers on a condition.
@MainActor
struct AccessibilityOnConditionTests {
  private func outline(_ view: some View) -> String { ViewHarness { view }.outline }

  private let image = Image(systemName: "tray")

  @Test func viewHasTheNameWhileTheConditionIsTrue() {
    let name = "New mail"
    for view in [
      outline(image.accessibilityLabel("New mail", isEnabled: true)),
      outline(image.accessibilityLabel(name, isEnabled: true)),
      outline(image.accessibilityLabel(Text(name), isEnabled: true)),
    ] {
      #expect(view.contains("aria-label=\"New mail\""))
    }
    #expect(outline(image.accessibilityLabel("New mail", isEnabled: false)) == outline(image))
  }

  @Test func descriptionsFollowTheCondition() {
    let slider = Slider(value: .constant(1))
    #expect(
      outline(slider.accessibilityValue("loud", isEnabled: true))
        == outline(slider.accessibilityValue("loud"))
    )
    #expect(outline(slider.accessibilityValue("loud", isEnabled: false)) == outline(slider))
    #expect(
      outline(slider.accessibilityHint("Sets the sound", isEnabled: true))
        == outline(slider.accessibilityHint("Sets the sound"))
    )
    #expect(outline(slider.accessibilityHint("None", isEnabled: false)) == outline(slider))
    #expect(
      outline(slider.accessibilityIdentifier("sound", isEnabled: true))
        == outline(slider.accessibilityIdentifier("sound"))
    )
    #expect(outline(slider.accessibilityIdentifier("sound", isEnabled: false)) == outline(slider))
    #expect(
      outline(slider.accessibilityHidden(true, isEnabled: true))
        == outline(slider.accessibilityHidden(true))
    )
    #expect(outline(slider.accessibilityHidden(true, isEnabled: false)) == outline(slider))
  }
}
