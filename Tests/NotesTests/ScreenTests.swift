import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

/// The notes' screens, mounted as they are.
@MainActor
struct ScreenTests {
  @Test func counterCountsThroughItsStore() throws {
    let store = Store(initialState: CounterFeature.State()) { CounterFeature() }
    let view = ViewHarness { ContentView(store: store) }
    try view.tap(.button("Increment"))
    #expect(view.text.first == "1")
  }

  @Test func counterCountsThroughAViewStore() throws {
    let store = Store(initialState: CounterFeature.State()) { CounterFeature() }
    let view = ViewHarness { ObservingView(store: store) }
    try view.tap(.button("Increment"))
    #expect(view.text.first == "1")
  }

  @Test func aCouponIsTypedThroughAnAction() throws {
    let store = Store(initialState: CouponFeature.State()) { CouponFeature() }
    let view = ViewHarness { CouponView(store: store) }
    try view.type("SPRING", into: .textField("프로모션 코드를 입력해 주세요."))
    #expect(store.withState(\.couponCode) == "SPRING")
  }

  @Test func aFormWritesToItsStateAndMovesTheCursor() throws {
    let store = Store(
      initialState: StandupFormFeature.State(standup: Standup(id: UUID(1)))
    ) {
      StandupFormFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let view = ViewHarness { StandupFormView(store: store) }
    #expect(try view.attribute("autofocus", of: .textField("제목")) != nil)

    try view.type("Design", into: .textField("제목"))
    #expect(store.withState(\.standup.title) == "Design")
    #expect(store.withState(\.renames) == [" -> Design"])

    try view.tap(.button("참석자 추가"))
    #expect(try view.attribute("autofocus", of: .textField("참석자")) != nil)
    try view.type("Blob", into: .textField("참석자"))
    #expect(store.withState(\.standup.attendees) == [Attendee(id: UUID(0), name: "Blob")])

    try view.focus(.textField("제목"))
    #expect(store.withState(\.focus) == .title)
  }

  @Test func aToggleWritesToItsState() throws {
    let store = Store(initialState: ToggleFeature.State()) { ToggleFeature() }
    let view = ViewHarness { ToggleView(store: store) }
    try view.tap(.toggle("test 입니다."))
    #expect(store.withState(\.isToggled))
  }

  @Test func aPartOfTheStateIsWrittenTo() throws {
    let store = Store(initialState: ProductDetailFeature.State()) { ProductDetailFeature() }
    let view = ViewHarness { CartButton(store: store) }
    #expect(view.contains(.text("1")))
    try view.tap(.button("Increment"))
    #expect(view.contains(.text("2")))
    #expect(store.withState(\.productAmount) == 2)
  }
}
