@testable import ComposableArchitecture
import CustomDump
import Testing

#if !canImport(Darwin)
/// The names of the fields that controls write, as they are printed.
struct FieldNameTests {
  @ObservableState
  fileprivate struct State: Equatable {
    var title = ""
    var `default` = 0
    var child = Child()
    @Presents var sheet: Child?
    var rows: IdentifiedArrayOf<Child> = []
    var plain = Plain()
    var length: Int {
      get { title.count }
      set { title = String(repeating: "a", count: newValue) }
    }
  }
  @ObservableState
  fileprivate struct Child: Equatable, Identifiable {
    var id = 0
    var name = ""
  }
  @ObservableState
  fileprivate struct Generic<Value> {
    var value: Value?
  }
  fileprivate struct Plain: Equatable {
    var age = 0
  }
  fileprivate struct Marked: Equatable {
    @BindingState var name = ""
    @BindingState var profile = Plain()
    @BindingState var width = 0
    @BindingState var height = 0
  }

  @Test func observedFieldsHaveTheirNames() {
    #expect(FieldName.text(of: \State.title) == "\\.title")
    #expect(FieldName.text(of: \State.default) == "\\.default")
    #expect(FieldName.text(of: \State.sheet) == "\\.sheet")
    #expect(FieldName.text(of: \State.self) == "\\.self")
  }

  @Test func fieldsOfAGenericStateHaveTheirNames() {
    #expect(FieldName.text(of: \Generic<Int>.value) == "\\.value")
  }

  @Test func fieldsOfFieldsHaveTheirNames() {
    #expect(FieldName.text(of: \State.child.name) == "\\.child.name")
    #expect(FieldName.text(of: \State.plain.age) == "\\.plain.age")
    #expect(FieldName.text(of: \State.sheet?.name) == "\\.sheet?.name")
  }

  @Test func anEllipsisReplacesUnnamedParts() {
    #expect(FieldName.text(of: \State.length) == "\\.…")
    #expect(FieldName.text(of: \State.rows[id: 1]) == "\\.rows.…")
  }

  @Test func markedFieldsHaveTheirNamesWhereTheirTypeIsTheOnlyOne() {
    #expect(FieldName.text(of: \Marked.$name) == "\\.$name")
    #expect(FieldName.text(of: \Marked.$profile) == "\\.$profile")
    #expect(FieldName.text(of: \Marked.$width) == "\\.…")
  }

  @Test func actionsArePrintedAsTheyAreWritten() {
    #expect(
      String(customDumping: BindingAction<State>.set(\.title, "a")) == #".set(\.title, "a")"#
    )
    #expect(
      String(customDumping: BindingAction<Marked>.set(\.$profile, Plain(age: 3))) == #"""
        .set(\.$profile, FieldNameTests.Plain(age: 3))
        """#
    )
  }

  @Test func actionsOfCasePathsNameTheirField() {
    let title = BindingAction<State>.allCasePaths.title.embed("a")
    let profile = BindingAction<Marked>.allCasePaths.$profile.embed(Plain(age: 3))
    #expect(String(customDumping: title) == #".set(\.title, "a")"#)
    #expect(
      String(customDumping: profile) == #".set(\.$profile, FieldNameTests.Plain(age: 3))"#
    )
  }
}
#endif
