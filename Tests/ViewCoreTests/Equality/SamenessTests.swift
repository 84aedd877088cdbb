import Foundation
import Observation
import RuntimeMetadata
import Testing

@testable import ViewCore

/// The comparison that decides whether rows run again.
@MainActor
struct SamenessTests {
  @Observable final class Model {
    var count = 1
  }

  final class Unobserved {
    var count = 1
  }

  /// A view whose methods make new content for a row, as its body would.
  private struct Rows: View {
    let model = Model()
    let unobserved = Unobserved()
    let title = String(repeating: "a title that is not kept in place", count: 2)
    var body: some View { EmptyView() }

    func usingSelf() -> ForEach<[Int], Int, Text> {
      ForEach([1], id: \.self) { Text("\($0) \(title)") }
    }

    func usingModel() -> ForEach<[Int], Int, Text> {
      let model = model
      return ForEach([1], id: \.self) { Text("\($0) \(model.count)") }
    }

    func usingUnobserved() -> ForEach<[Int], Int, Text> {
      let unobserved = unobserved
      return ForEach([1], id: \.self) { Text("\($0) \(unobserved.count)") }
    }

    func using(_ text: String, _ number: Int?) -> ForEach<[Int], Int, Text> {
      ForEach([1], id: \.self) { Text("\($0) \(text) \(number ?? 0)") }
    }

    func using(_ list: [Unobserved]) -> ForEach<[Int], Int, Text> {
      let title = title
      return ForEach([1], id: \.self) { Text("\($0) \(title) \(list.count)") }
    }

    func calling(_ name: @escaping () -> String) -> ForEach<[Int], Int, Text> {
      ForEach([1], id: \.self) { Text("\($0) \(name())") }
    }

    func usingGeneric<T>(_ value: T) -> ForEach<[Int], Int, Text> {
      ForEach([1], id: \.self) { Text("\($0) \("\(value)")") }
    }
  }

  /// Whether two views that the same code makes have the same content.
  private func areSame(_ make: (Int) -> ForEach<[Int], Int, Text>) -> Bool {
    /// Compares in generic code, as the node does.
    func compare<Data, ID, Content>(
      _ first: ForEach<Data, ID, Content>,
      _ second: ForEach<Data, ID, Content>
    ) -> Bool {
      Sameness.areSame(first.content, second.content)
    }
    return compare(make(0), make(1))
  }

  @Test func contentWithTheSameCapturesIsTheSame() {
    let rows = Rows()
    let long = String(repeating: "long", count: 20)
    #expect(areSame { _ in rows.using("short", 1) })
    #expect(areSame { _ in rows.using(long, nil) })
    // Another copy of the same text.
    #expect(areSame { _ in rows.using(String(repeating: "long", count: 20), nil) })
    #expect(areSame { _ in rows.usingModel() })
    #expect(areSame { _ in ForEach([1], id: \.self) { Text("\($0)") } })
    let number = Int.random(in: 1...9)
    #expect(areSame { _ in ForEach([1], id: \.self) { Text("\($0) \(number)") } })
  }

  @Test func contentWithOtherCapturesDiffers() {
    let rows = Rows()
    #expect(!areSame { rows.using("short", $0) })
    #expect(!areSame { rows.using("short \($0)", 1) })
    #expect(!areSame { $0 == 0 ? rows.using("1", nil) : rows.usingModel() })
    #expect(!areSame { _ in Rows().usingModel() })
  }

  @Test func unobservableReferencesAreNeverTheSame() {
    let rows = Rows()
    #expect(!areSame { _ in rows.usingUnobserved() })
    #expect(!areSame { _ in rows.usingSelf() })
    #expect(!areSame { _ in rows.using([Unobserved]()) })
    #expect(!areSame { _ in rows.usingGeneric(1) })
  }

  @Test func capturedClosuresAreComparedByTheirCaptures() {
    let rows = Rows()
    func name(_ number: Int) -> () -> String { { "name \(number)" } }
    #expect(areSame { _ in rows.calling(name(1)) })
    #expect(!areSame { rows.calling(name($0)) })
  }

  private struct Action {
    let title: String
    let perform: (() -> Void)?
  }

  @Test func changedVariablesOfAKeptClosureAreNoticed() {
    var count = 1
    let closure = Stored { print(count) }
    let variables = SharedVariables(in: closure)
    #expect(variables.areUnchanged)
    count = 2
    #expect(!variables.areUnchanged)
    count = 1
    #expect(variables.areUnchanged)
  }

  @Test func changedVariablesOfNestedClosuresAreNoticed() {
    var texts = [String(repeating: "text", count: 8)]
    let text = { texts[0] }
    let number = 1
    let action = Action(title: "A", perform: { print(text(), number) })
    let variables = SharedVariables(in: action)
    #expect(variables.areUnchanged)
    texts[0] += "!"
    #expect(!variables.areUnchanged)
  }

  /// A comparison of such closures must end.
  @Test func closuresInTheirOwnVariablesDiffer() {
    func recursive() -> Stored {
      var next = Stored {}
      next = Stored { next.closure() }
      return Stored { next.closure() }
    }
    let closure = recursive()
    #expect(!SharedVariables(in: closure).areUnchanged)
    #expect(!Sameness.areSame(closure, recursive()))
  }

  private struct Titled: View {
    let title: String
    let count: Int
    var body: some View { EmptyView() }

    var rows: ForEach<[Int], Int, Text> {
      ForEach([1], id: \.self) { Text("\($0) \(title) \(count)") }
    }
  }

  @Test func storedContentThatReadsItsViewIsTheSame() {
    let rows = Titled(title: String(repeating: "title", count: 4), count: 1).rows
    #expect(areSame { _ in rows })
  }

  @Test func storedClosuresThatReadAnUnobservedObjectDiffer() {
    let unobserved = Unobserved()
    let number = 1
    let name = { "name \(unobserved.count + number)" }
    #expect(!areSame { _ in Rows().calling(name) })
  }

  @Test func storedClosuresWithUnchangedCapturesAreTheSame() {
    let (model, title) = (Model(), String(repeating: "title", count: 4))
    let name = { "\(title) \(model.count)" }
    #expect(areSame { _ in Rows().calling(name) })
  }

  private struct Stored {
    let closure: () -> Void
  }

  /// A compiler may lay out captured values differently.
  @Test func capturesDifferIfTheirLayoutIsUnknown() {
    var layout = CaptureLayout()
    layout.description += 8
    let comparison = ClosureComparison(layout: layout.verified())
    func areSame(_ make: () -> () -> Void, by comparison: ClosureComparison) -> Bool {
      [Stored(closure: make()), Stored(closure: make())].withUnsafeBytes { closures in
        comparison.areSame(
          closures.load(as: ClosureMemory.self),
          closures.load(fromByteOffset: MemoryLayout<Stored>.stride, as: ClosureMemory.self)
        )
      }
    }
    func make(_ first: Int, _ second: String) -> () -> Void { { print(first, second) } }
    #expect(areSame({ make(1, "a") }, by: .shared))
    #expect(!areSame({ make(1, "a") }, by: comparison))
  }

  /// An element whose `==` compares the id alone, as in some apps.
  private struct Item: Equatable {
    let id: Int
    var title: String
    var note: String?

    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  }

  @Test func structuresAreComparedByTheirFields() {
    #expect(Sameness.areSame(Item(id: 1, title: "a"), Item(id: 1, title: "a")))
    #expect(!Sameness.areSame(Item(id: 1, title: "a"), Item(id: 1, title: "b")))
    #expect(!Sameness.areSame(Item(id: 1, title: "a"), Item(id: 1, title: "a", note: "")))
    #expect(!Sameness.areSame([Item(id: 1, title: "a")], [Item(id: 1, title: "a")]))
    let items = [Item(id: 1, title: "a")]
    #expect(Sameness.areSame(items, items))
  }

  @Test func objectsAreTheSameIfTheirChangesAreSeen() {
    let model = Model()
    let unobserved = Unobserved()
    #expect(Sameness.areSame(model, model))
    #expect(!Sameness.areSame(model, Model()))
    #expect(!Sameness.areSame(unobserved, unobserved))
    #expect(!Sameness.areSame([unobserved], [unobserved]))
    #expect(Sameness.areSame(Model?.some(model), model))
    #expect(!Sameness.areSame(unobserved as AnyObject, unobserved as AnyObject))
  }

  private struct Weak {
    weak var model: Model?
    var count = 1
  }

  @Test func weakReferencesAreNotTakenForObjects() {
    let model = Model()
    #expect(!Sameness.areSame(Weak(model: model, count: 1), Weak(model: model, count: 2)))
  }

  private struct Branch {
    var name = "root"
    var branches: [Branch]? = []
  }

  /// The items of a tree hold items of their own type.
  @Test func typeMayContainItself() {
    #expect(!TypeForm.of(Branch.self).isPlain)
    #expect(!Sameness.areSame(Branch(), Branch(name: "another")))
  }
}
