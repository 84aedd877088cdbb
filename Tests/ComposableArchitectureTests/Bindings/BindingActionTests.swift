import ComposableArchitecture
import Testing

struct BindingActionTests {
  typealias Action = BindingAction<Settings.State>

  @Test func bindingActionIsEqualByFieldAndValue() {
    #expect(Action.set(\.$name, "Blob") == .set(\.$name, "Blob"))
    #expect(Action.set(\.$name, "Blob") != .set(\.$name, "Blob Jr."))
    #expect(Action.set(\.$isToggled, true) != .set(\.$name, "Blob"))
  }

  @Test func fieldsOfOneTypeAreDistinguished() {
    struct State: Equatable {
      @BindingState var first = 0
      @BindingState var second = 0
    }
    let action = BindingAction<State>.set(\.$first, 1)
    #expect(action != .set(\.$second, 1))
    #expect(\.$first ~= action)
    #expect(!(\.$second ~= action))
  }

  @Test func bindingActionMatchesTheFieldInASwitch() {
    func field(_ action: Settings.Action) -> String {
      switch action {
      case .binding(\.$name): "name"
      case .binding(\.$profile): "profile"
      case .binding: "another"
      case .reset: "none"
      }
    }
    #expect(field(.set(\.$name, "Blob")) == "name")
    #expect(field(.set(\.$profile, Settings.Profile())) == "profile")
    #expect(field(.set(\.$isToggled, true)) == "another")
    #expect(field(.reset) == "none")
  }

  @Test func bindingActionHasACaseForEachField() {
    let name = \Settings.Action.Cases.binding.$name
    let path = AnyCasePath(name)
    #expect(name("Blob") == Settings.Action.set(\.$name, "Blob"))
    #expect(path.extract(from: .set(\.$name, "Blob")) == "Blob")
    #expect(path.extract(from: .set(\.$isToggled, true)) == nil)
    #expect(path.extract(from: .reset) == nil)
    #expect(Settings.Action.set(\.$isToggled, true).is(\.binding.$isToggled))
  }

  @Test func bindingActionIsExtractedFromAnAction() {
    #expect(Settings.Action.set(\.$name, "Blob").binding == .set(\.$name, "Blob"))
    #expect(Settings.Action.reset.binding == nil)
    // The second extraction uses the cached case.
    #expect(Settings.Action.set(\.$isToggled, true).binding == .set(\.$isToggled, true))
  }

  @Test func bindingActionIsExtractedByACustomAction() {
    enum Action: BindableAction {
      typealias State = Settings.State
      case view(Settings.Action)

      static func binding(_ action: BindingAction<State>) -> Self { .view(.binding(action)) }
      var binding: BindingAction<State>? {
        switch self {
        case .view(let action): action.binding
        }
      }
    }
    #expect(Action.set(\.$name, "Blob").binding == .set(\.$name, "Blob"))
    #expect(Action.view(.reset).binding == nil)
  }

  #if !canImport(Darwin)
  @Test func bindingActionIsPrintedWithoutAddresses() {
    #expect(
      String(customDumping: Settings.Action.set(\.$name, "Blob")) == """
        Settings.Action.binding(.set(\\.$name, "Blob"))
        """
    )
    #expect(
      String(customDumping: Action.set(\.$profile, Settings.Profile(email: "blob@pointfree.co")))
        == """
        .set(\\.$profile, Settings.Profile(
          email: "blob@pointfree.co",
          age: 0
        ))
        """
    )
    #expect("\(Settings.Action.set(\.$name, "Blob"))" == #"binding(.set(\.$name, "Blob"))"#)
    #expect("\(Action.set(\.$name, "Blob"))" == #".set(\.$name, "Blob")"#)
  }
  #endif
}
