#if DEBUG
import Foundation
import IdentifiedCollections
import OrderedCollections
import Testing

@testable import ComposableArchitecture

@MainActor
struct ValueEditorTests {
  @Test func partsAreListedWithTheWayToThem() {
    let value = Pair(first: Item(id: 7, name: "Blob"), second: [true])
    #expect(
      parts(of: value) == [
        part(["first", "id"], .text, "7"), part(["first", "name"], .text, "Blob"),
        part(["second", "[0]"], .toggle, "true"),
      ]
    )
    #expect(parts(of: value).map(\.name) == ["first.id", "first.name", "second[0]"])
  }

  @Test func textsAndNumbersAreChanged() {
    #expect(changed("a", "b") == "b")
    #expect(changed(1, "-2") == -2)
    #expect(changed(UInt8(1), "255") == 255)
    #expect(changed(0.5, "1e3") == 1000)
    #expect(changed(true, "false") == false)
    #expect(changed(Character("a"), "é") == "é")
    #expect(changed(UUID(), "\(UUID(3))") == UUID(3))
    #expect(changed(URL(filePath: "/"), "https://example.com")?.host() == "example.com")
    #expect(changed(Decimal(1), "2.5") == Decimal(string: "2.5"))
    #expect(changed(Duration.zero, "1.5") == .milliseconds(1500))
    #expect(changed(StackElementID(generation: 1), "4") == StackElementID(generation: 4))
  }

  @Test func dateIsChangedWithAndWithoutFractionsOfASecond() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(parts(of: date).map(\.text) == ["1970-01-01T00:00:00.000Z"])
    #expect(changed(date, "1970-01-01T00:00:01.500Z") == Date(timeIntervalSince1970: 1.5))
    #expect(changed(date, "1970-01-01T00:01:00Z") == Date(timeIntervalSince1970: 60))
  }

  @Test func wrongTextIsAnErrorAndChangesNothing() {
    expectError("one", "'one' is not a value of 'Int'.", in: 1)
    expectError("256", "'256' is not a value of 'UInt8'.", in: UInt8(1))
    expectError("-1", "'-1' is not a value of 'UInt'.", in: UInt(1))
    expectError("half", "'half' is not a value of 'Double'.", in: 0.5)
    expectError("yes", "'yes' is not a value of 'Bool'.", in: true)
    expectError("ab", "'ab' is not a value of 'Character'.", in: Character("a"))
    expectError("1", "'1' is not a value of 'UUID'.", in: UUID(1))
    expectError("now", "'now' is not a value of 'Date'.", in: Date(timeIntervalSince1970: 0))
    expectError(
      "1970-01-01T00:00:00.000Zx",
      "'1970-01-01T00:00:00.000Zx' is not a value of 'Date'.",
      in: Date(timeIntervalSince1970: 0)
    )
    expectError("12abc", "'12abc' is not a value of 'Decimal'.", in: Decimal(1))
    expectError("inf", "'inf' is not a value of 'Duration'.", in: Duration.zero)
    expectError("-1", "'-1' is not a value of 'StackElementID'.", in: StackElementID(generation: 1))
  }

  @Test func optionalBecomesNilAndAnEmptyValue() {
    #expect(parts(of: Int?.none) == [part([], .choice(["nil", "value"]), "nil")])
    #expect(
      parts(of: Int?.some(3)) == [
        part([], .choice(["nil", "value"]), "value"), part(["?"], .text, "3"),
      ]
    )
    #expect(edited(Int?.some(3), [[]: "nil"]) == .some(nil))
    #expect(edited(Int?.none, [[]: "value"]) == 0)
    #expect(edited(Int?.none, [[]: "value", ["?"]: "4"]) == 4)
    #expect(edited(Int?.some(3), [["?"]: "4"]) == 4)
  }

  @Test func optionalWithoutAnEmptyValueBecomesNilOnly() {
    #expect(parts(of: Item?.none) == [part([], .constant, "nil")])
    #expect(edited(Item?.none, [[]: "value"]) == .some(nil))
    #expect(edited(Item(id: 1, name: "a") as Item?, [[]: "nil"]) == .some(nil))
  }

  @Test func casesAreChosenAmongThoseThatNeedNoValue() {
    #expect(parts(of: Shape.empty) == [part([], .choice(["group", "empty"]), "empty")])
    #expect(edited(Shape.circle(radius: 2), [[]: "empty"]) == Shape.empty)
    #expect(edited(Shape.empty, [[]: "group"]) == .group([]))
    #expect(edited(Shape.empty, [[]: "circle"]) == Shape.empty)
    #expect(edited(Choice<String, Item>.second(Item(id: 1, name: "")), [[]: "first"]) == .first(""))
    #expect(parts(of: Single.only) == [part([], .constant, "only")])
  }

  @Test func payloadsOfNestedCasesAreChanged() {
    #expect(edited(Shape.circle(radius: 2), [["circle", "radius"]: "3"]) == .circle(radius: 3))
    #expect(
      edited(
        Shape.rectangle(width: 1, height: 2, name: "a"),
        [["rectangle", "height"]: "5", ["rectangle", "name", "?"]: "b"]
      ) == .rectangle(width: 1, height: 5, name: "b")
    )
    #expect(
      edited(Shape.boxed(Item(id: 1, name: "a")), [["boxed", "name"]: "b"])
        == .boxed(Item(id: 1, name: "b"))
    )
    #expect(
      edited(Tree.node(.leaf, 1, .node(.leaf, 2, .leaf)), [["node", "2", "node", "1"]: "3"])
        == .node(.leaf, 1, .node(.leaf, 3, .leaf))
    )
  }

  @Test func textsOfACaseThatIsNoLongerChosenAreIgnored() {
    #expect(
      edited(Shape.circle(radius: 2), [[]: "empty", ["circle", "radius"]: "wide"]) == Shape.empty
    )
  }

  @Test func elementsAreChangedWithUniqueIDs() {
    let items: IdentifiedArrayOf<Item> = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    #expect(edited(items, [["[1]", "name"]: "c"])?[id: 2]?.name == "c")
    #expect(edited(items, [["[1]", "id"]: "3"])?.ids == [1, 3])
    expectError("1", "Two elements have the same id.", at: ["[1]", "id"], in: items)
  }

  @Test func onlyTheFirstElementsOfALongListAreChanged() {
    let parts = parts(of: Array(1...60))
    #expect(parts.count == 51)
    #expect(parts.last == part(["[50…]"], .constant, "10 more"))
    #expect(edited(Array(1...60), [["[49]"]: "0"])?[49...50] == [0, 51])
    #expect(self.parts(of: [Int]()) == [part([], .constant, "[]")])
  }

  @Test func paddingIsNoObstacle() {
    let value = Padded(a: true, b: .max, c: false, d: .min, e: .some(nil), f: (1...3))
    var expected = value
    expected.d = 4
    expected.e = true
    #expect(
      edited(value, [["d"]: "4", ["e", "?"]: "value", ["e", "?", "?"]: "true"]) == expected
    )
  }

  @Test func objectsClosuresAndCollectionsStayAsTheyAre() throws {
    let object = Object()
    let value = Kept(name: "a", object: object, weakObject: object, set: [1, 2]) { 7 }
    #expect(
      parts(of: value).map(\.control) == [.text, .constant, .constant, .constant, .constant]
    )
    let changed = try #require(edited(value, [["name"]: "b", ["object"]: "c", ["set"]: "3"]))
    #expect(changed.name == "b")
    #expect(changed.object === object)
    #expect(changed.weakObject === object)
    #expect(changed.set == [1, 2])
    #expect(changed.run() == 7)
  }

  @Test func wrappedFieldsAreChangedUnderTheirNames() {
    var state = Feature.State()
    state.title = "a"
    #expect(edited(state, [["title"]: "b", ["settings", "isOn"]: "true"])?.title == "b")
    #expect(
      edited(Wrapped(), [["name"]: "b", ["count"]: "2"]).map { [$0.name, "\($0.count)"] } == [
        "b", "2",
      ]
    )
  }

  @Test func actionsOfFeaturesAreChanged() {
    #expect(
      edited(Feature.Action.binding(.set(\.title, "a")), [["binding", "title"]: "b"])
        == .binding(.set(\.title, "b"))
    )
    #expect(
      edited(
        Feature.Action.path(.push(id: 1, state: .list([1]))),
        [["path", "push", "id"]: "2", ["path", "push", "state", "list", "[0]"]: "5"]
      ) == .path(.push(id: 2, state: .list([5])))
    )
    #expect(
      edited(Feature.Action.sheet(.presented(.confirm)), [["sheet"]: "dismiss"]) == .sheet(.dismiss)
    )
    #expect(
      edited(Feature.Action.response(.success(1)), [["response", "success"]: "2"])
        == .response(.success(2))
    )
  }

  @Test func changedWriteOfAControlIsHandled() throws {
    var state = Feature.State()
    let action = try #require(
      edited(
        BindingAction<Feature.State>.set(\.settings, Feature.Settings()),
        [["settings", "isOn"]: "true"]
      )
    )
    action.apply(to: &state)
    #expect(state.settings.isOn)
  }

  // MARK: -

  private func parts(of value: some Any) -> [EditableValue] {
    var (value, editor) = (value, ValueEditor(texts: [:]))
    editor.edit(&value)
    return editor.parts
  }

  private func part(_ id: [String], _ control: EditableValue.Control, _ text: String)
    -> EditableValue
  {
    EditableValue(id: id, control: control, text: text, error: nil)
  }

  /// The value of another text, or nil if the text is no value.
  private func changed<Value>(_ value: Value, _ text: String) -> Value? {
    edited(value, [[]: text])
  }

  /// The value with other texts, or nil if a text is no value.
  private func edited<Value>(_ value: Value, _ texts: [[String]: String]) -> Value? {
    var (value, editor) = (value, ValueEditor(texts: texts))
    editor.edit(&value)
    return editor.parts.allSatisfy { $0.error == nil } ? value : nil
  }

  private func expectError<Value: Equatable>(
    _ text: String,
    _ error: String,
    at path: [String] = [],
    in value: Value,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var (copy, editor) = (value, ValueEditor(texts: [path: text]))
    editor.edit(&copy)
    #expect(editor.parts.compactMap(\.error) == [error], sourceLocation: sourceLocation)
    #expect(copy == value, sourceLocation: sourceLocation)
  }
}

private final class Object {}

private struct Kept {
  var name: String
  var object: Object
  weak var weakObject: Object?
  var set: Set<Int>
  var run: () -> Int
}
#endif
