import Foundation
import IdentifiedCollections
import OrderedCollections
import SwiftNavigation
import Testing

@testable import ComposableArchitecture

@MainActor
struct ValueCodingTests {
  @Test func valuesOfTheStandardLibraryAreReadAsTheyWereWritten() throws {
    try expectSame(Int.min)
    try expectSame(Int8(-128))
    try expectSame(UInt64.max)
    try expectSame(true)
    try expectSame(-0.1)
    try expectSame(Float.infinity)
    try expectSame("Grüße, 世界 👩‍👩‍👧")
    try expectSame(Character("é"))
    try expectSame([1, 2, 3])
    try expectSame(Set([3, 1, 2]))
    try expectSame(["a": [1], "b": []])
    try expectSame(Int?.none)
    try expectSame(Int??.some(nil))
    try expectSame(Int??.some(3))
    try expectSame(1..<7)
    try expectSame(Duration.seconds(2.5))
  }

  @Test func bitsOfNumbersAreReadAsTheyWereWritten() throws {
    let nan = Double(nan: 7, signaling: false)
    #expect(try copy(nan).bitPattern == nan.bitPattern)
    #expect(try copy(-0.0).sign == .minus)
  }

  @Test func valuesOfFoundationAreReadAsTheyWereWritten() throws {
    try expectSame(Date(timeIntervalSinceReferenceDate: 0.1))
    try expectSame(UUID())
    try expectSame(Data([1, 2, 255]))
    try expectSame(URL(string: "https://example.com/a?b=c#d"))
    try expectSame(Decimal(string: "1.25"))
    try expectSame(Locale(identifier: "de_DE"))
    try expectSame(DateComponents(year: 2026, month: 2))
    try expectSame(Calendar.Component.month)
  }

  @Test func valuesOfCollectionsAreReadAsTheyWereWritten() throws {
    try expectSame(OrderedSet([3, 1, 2]))
    try expectSame(["b": 1, "a": 2] as OrderedDictionary)
    try expectSame([Item(id: 2, name: "b"), Item(id: 1, name: "a")] as IdentifiedArrayOf<Item>)
    try expectSame(IdentifiedArray(uniqueElements: [3, 1], id: \.self))
  }

  @Test func structsAndEnumsAreReadAsTheyWereWritten() throws {
    try expectSame(Pair(first: Item(id: 1, name: "a"), second: UInt8(7)))
    try expectSame(Shape.empty)
    try expectSame(Shape.circle(radius: 1.5))
    try expectSame(Shape.rectangle(width: 3, height: 4, name: nil))
    try expectSame(Shape.boxed(Item(id: 9, name: "c")))
    try expectSame(Shape.group([.empty, .circle(radius: 2), .group([])]))
    try expectSame(Tree.node(.leaf, 1, .node(.leaf, 2, .leaf)))
    try expectSame(Choice<String, Item>.first("a"))
    try expectSame(Choice<String, Item>.second(Item(id: 3, name: "d")))
    try expectSame(Single.only)
  }

  @Test func paddingAndSpareBitsOfFieldsAreNoObstacle() throws {
    try expectSame(Padded(a: true, b: .max, c: false, d: .min, e: .some(nil), f: (1...3)))
  }

  @Test func valuesOfFeaturesAreReadAsTheyWereWritten() throws {
    var state = Feature.State()
    state.path[id: 3] = .edit(.init(name: "Blob"))
    state.path[id: 7] = .list([1])
    state.sheet = .init(name: "Sheet")
    state.alert = AlertState {
      TextState("Title").bold()
    } actions: {
      ButtonState(role: .destructive, action: .confirm) { TextState("Yes") }
    } message: {
      TextState("a") + TextState("b").italic()
    }
    try expectSame(state)
  }

  @Test func actionsOfFeaturesAreReadAsTheyWereWritten() throws {
    try expectSame(Feature.Action.binding(.set(\.title, "New")))
    try expectSame(Feature.Action.binding(.set(\.settings.isOn, true)))
    try expectSame(Feature.Action.path(.element(id: 3, action: .confirm)))
    try expectSame(Feature.Action.path(.push(id: 3, state: .edit(.init(name: "Blob")))))
    try expectSame(Feature.Action.path(.popFrom(id: 3)))
    try expectSame(Feature.Action.sheet(.presented(.confirm)))
    try expectSame(Feature.Action.sheet(.dismiss))
    try expectSame(Feature.Action.response(.success(3)))
    try expectSame(Feature.Action.response(.failure(Failure.offline(minutes: 3))))
    try expectSame(Feature.Action.response(.failure(Cancelled())))
  }

  @Test func writeOfAControlFindsItsFieldAgain() throws {
    var state = Feature.State()
    let action = try copy(BindingAction<Feature.State>.set(\.title, "New"))
    #expect(action.writes(to: \.title))
    #expect(!action.writes(to: \.settings))
    action.apply(to: &state)
    #expect(state.title == "New")

    var wrapped = Wrapped()
    let write = try copy(BindingAction<Wrapped>.set(\.$name, "Blob"))
    #expect(write.writes(to: \.$name))
    #expect(!write.writes(to: \.$count))
    write.apply(to: &wrapped)
    #expect(wrapped.name == "Blob")
    #expect(write.customDumpDescription == #".set(\.$name, "Blob")"#)
  }

  @Test func equalValuesHaveEqualBytes() throws {
    let numbers = Array(0..<100)
    #expect(try bytes(Set(numbers)) == bytes(Set(numbers.reversed())))
    let pairs = numbers.map { ($0, "\($0)") }
    let dictionary = Dictionary(uniqueKeysWithValues: pairs)
    #expect(try bytes(dictionary) == bytes(Dictionary(uniqueKeysWithValues: pairs.reversed())))
  }

  @Test func errorNamesTheWayToAClosure() {
    struct State {
      var rows: [Row] = [Row()]
      struct Row {
        var onEnd: (() -> Void)? = {}
      }
    }
    #expect(reason(State()) == "ValueCodingTests.State.rows[0].onEnd: a closure")
  }

  @Test func errorNamesWhatCannotBeWritten() {
    #expect(reason(WithObject()) == "WithObject.object: an object of the class 'NSObject'")
    #expect(
      reason(WithExistential())
        == "WithExistential.value: of type 'Equatable', which does not say what the value is"
    )
    #expect(reason(WithPointer()) == "WithPointer.pointer: a value of 'UnsafeRawPointer'")
  }

  @Test func codableTypeWithAnObjectIsWrittenByItsConformance() throws {
    #expect(try copy(CodableBox(4)).value == 4)
  }

  @Test func nestedValuesHaveALimit() throws {
    let deep = (0..<1000).reduce(Tree.leaf) { tree, index in .node(tree, index, .leaf) }
    #expect(reason(deep).hasSuffix("deeper than 256 values inside of each other"))
  }

  private func expectSame<Value: Equatable>(
    _ value: Value,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let copy = try copy(value)
    #expect(copy == value, sourceLocation: sourceLocation)
  }

  private func copy<Value>(_ value: Value) throws -> Value {
    let names = RecordedNames()
    var writer = ValueWriter(names: names, root: "Value")
    try writer.write(value)
    var reader = ValueReader(writer.bytes[...], names: names.all, root: "Value")
    return try reader.readLast(Value.self)
  }

  private func bytes<Value>(_ value: Value) throws -> [UInt8] {
    var writer = ValueWriter(names: RecordedNames(), root: "Value")
    try writer.write(value)
    return writer.bytes
  }

  private func reason<Value>(_ value: Value) -> String {
    var writer = ValueWriter(names: RecordedNames(), root: Issues.name(of: Value.self))
    do {
      try writer.write(value)
      return "none"
    } catch RecordingError.unwritable(let path, let reason) {
      return "\(path): \(reason)"
    } catch {
      return "\(error)"
    }
  }
}

private struct WithObject {
  let object = NSObject()
}

private struct WithExistential {
  let value: any Equatable = 1
}

private struct WithPointer {
  let pointer = UnsafeRawPointer(bitPattern: 8)
}
