import Testing
import ViewCore
import ViewTesting

/// The control that has the focus at first.
@MainActor
struct PreferredFocusTests {
  private struct Address: View {
    var isScope = true
    var isPreferred = true
    @Namespace private var scope
    @Namespace private var other

    var body: some View {
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Town", text: .constant("")).prefersDefaultFocus(isPreferred, in: scope)
      }
      .focusScope(isScope ? scope : other)
    }
  }

  private func hasFocus(_ view: ViewHarness) throws -> Bool {
    try view.attribute("autofocus", of: .textField("Town")) != nil
  }

  @Test func aControlHasTheFocusThatItPrefers() throws {
    #expect(try hasFocus(ViewHarness { Address() }))
    #expect(try !hasFocus(ViewHarness { Address(isScope: false) }))
    #expect(try !hasFocus(ViewHarness { Address(isPreferred: false) }))
  }
}
