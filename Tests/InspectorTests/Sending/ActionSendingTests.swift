#if DEBUG
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ActionSendingTests {
  private let inspected = Inspected()

  @Test func changedActionIsSentToTheStore() async throws {
    let store = inspected.makeStore(Album.State(form: Album.Form.State()))
    let page = inspected.makePage()
    store.send(.form(.presented(.titleChanged("Rome"))))
    try page.tap(.row(#".form(.presented(.titleChanged("Rome")))"#))
    try page.tap(.button("Change and send"))
    try page.type("Oslo", into: .textField("form.presented.titleChanged"))
    try page.tap(.button("Send"))
    try await page.wait(until: { _ in store.form?.title == "Oslo" })
    #expect(page.contains(.text("Action 1 was sent with the values below.")))
    try page.tap(.button("Cancel"))
    #expect(!page.contains(.textField("form.presented.titleChanged")))
    #expect(page.contains(.option("State")))
  }

  @Test func userSendsAnotherCase() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.formButtonTapped)
    try page.tap(.row(".formButtonTapped"))
    try page.tap(.button("Change and send"))
    try page.pick("counted", in: .picker("Action"))
    try page.tap(.button("Send"))
    try await page.wait(until: { _ in store.count == 1 })
  }

  @Test func textThatIsNoValueIsExplainedAndNotSent() throws {
    let store = inspected.makeStore(Album.State(photos: [Album.Photo.State(id: 7)]))
    let page = inspected.makePage()
    store.send(.photos(.element(id: 7, action: .titleChanged("Rome"))))
    try page.tap(.row(#".photos(.element(id: 7, action: .titleChanged("Rome")))"#))
    try page.tap(.button("Change and send"))
    try page.type("seven", into: .textField("photos.element.id"))
    #expect(page.contains(.text("'seven' is not a value of 'Int'.")))
    #expect(try !page.isEnabled(.button("Send")))
    try page.type("7", into: .textField("photos.element.id"))
    #expect(!page.contains(.text("'seven' is not a value of 'Int'.")))
    #expect(try page.isEnabled(.button("Send")))
  }

  @Test func anotherActionHasItsOwnValues() async {
    let store = TestStore(initialState: ActionSending.State()) { ActionSending() }
    await store.send(.changeButtonTapped(1)) { $0.number = 1 }
    await store.send(.valueChanged(["title"], "Oslo")) { $0.texts = [["title"]: "Oslo"] }
    await store.send(.changeButtonTapped(2)) {
      $0.number = 2
      $0.texts = [:]
    }
    await store.send(.cancelButtonTapped) { $0.number = nil }
  }
}
#endif
