import ComposableArchitecture
import Testing
import ViewTesting

@testable import CaseStudies

/// Each case study of bindings and views, with a user's interactions.
@MainActor
struct ViewStudiesTests {
  @Test func bindingsByFieldStudyWritesFields() throws {
    let view = open(.bindingsByField)
    try view.type("abc", into: .textField("Code"))
    #expect(try view.attribute("value", of: .textField("Code")) == "ABC")
    try view.tap(.toggle("A gift"))
    #expect(view.contains(.text("For you: ABC")))
  }

  @Test func bindingStateStudyReactsToItsFields() throws {
    let view = open(.bindingState)
    try view.type("Margherita", into: .textField("Name"))
    #expect(view.contains(.text("30 cm, renamed 1 time")))
    try view.type("25", into: .slider("Size"))
    #expect(view.contains(.text("25 cm, renamed 1 time")))
    try view.tap(.toggle("Cheese"))
    #expect(view.contains(.text("40 cm, renamed 1 time")))
  }

  @Test func bindingViewStateStudyIgnoresUnobservedChanges() throws {
    let view = open(.bindingViewState)
    try view.tap(.button("Increment"))
    #expect(view.contains(.text("2 in the cart")))
    try view.tap(.button("Change what is not seen"))
    #expect(view.patches.isEmpty)
  }

  @Test func focusStudyMovesTheCursorInBothDirections() throws {
    let view = open(.focus)
    #expect(view.contains(.text("The cursor is in name.")))
    try view.type("Blob", into: .textField("Name"))
    try view.tap(.button("Save"))
    #expect(view.contains(.text("The cursor is in town.")))
    #expect(try view.attribute("autofocus", of: .textField("Town")) != nil)
    try view.focus(.textField("Name"))
    #expect(view.contains(.text("The cursor is in name.")))
  }

  @Test func viewStoresStudyRunsOnlyAffectedViews() throws {
    let view = open(.viewStores)
    try view.tap(.button("Away scores"))
    #expect(view.contains(.text("Home: 0, run 1")))
    #expect(view.contains(.text("Away is odd, run 2")))
    try view.tap(.button("Home scores"))
    #expect(view.contains(.text("Home: 1, run 2")))
    #expect(view.contains(.text("Away is odd, run 2")))
    #expect(view.contains(.text("1 : 1")))
  }

  @Test func scopingStudyComputesStateOfItsChildren() throws {
    let view = open(.scoping)
    try view.tap(.toggle("Hall"))
    #expect(view.contains(.text("A lamp is off.")))
    try view.tap(.toggle("Kitchen"))
    #expect(view.contains(.text("All lamps are on.")))
  }

  @Test func macrosStudyBindsAndPresents() throws {
    let view = open(.macros)
    #expect(view.contains(.text("1 leaf")))
    try view.tap(.button("Water"))
    #expect(view.contains(.text("2 leaves")))
    try view.tap(.button("Show a copy"))
    try view.tap(.button("Water"))
    #expect(view.contains(.text("3 leaves")))
    try view.dismiss()
    #expect(view.contains(.text("2 leaves")))
    try view.type("Palm", into: .textField("Name"))
    #expect(view.contains(.heading("Palm")))
  }

  @Test func screensStudyWritesItsControls() throws {
    let view = open(.screens)
    #expect(view.contains(.text("Nowhere and back")))
    try view.type("Rome", into: .textField("Town"))
    try view.tap(.toggle("And back"))
    #expect(view.contains(.text("Rome")))
    try view.pick("aisle", in: .picker("Seat"))
    try view.tap(.button("Increment"))
    #expect(view.contains(.text("Luggage: 2")))
  }
}
