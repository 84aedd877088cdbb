import Testing
import ViewCore

@MainActor
struct UIKitNamesTests {
  @Test func namesOfUIKitComeWithItsImport() {
    #expect(UIKitNames.idiom == .unspecified)
    #expect(UIKitNames.picture(of: "no picture") == nil)
    #expect(Set(UIKitNames.colors).count == 2)
  }
}
