import Observation
import SwiftUINavigation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct BindingTests {
  @CasePathable
  enum Destination: Equatable {
    case edit(String)
    case help
  }

  @Test func duplicatesAreNotPassedOn() {
    var written: [Int] = []
    let binding = Binding<Int> {
      written.last ?? 0
    } set: {
      written.append($0)
    }
    let distinct = binding.removeDuplicates()
    for value in [0, 1, 1, 2] { distinct.wrappedValue = value }
    #expect(written == [1, 2])
    let rising = binding.removeDuplicates { $0 >= $1 }
    for value in [1, 3] { rising.wrappedValue = value }
    #expect(written == [1, 2, 3])
  }

  @Test func bindingOfPresenceIsAWritableBool() {
    var name: String? = "Blob"
    let isPresent = Binding<Bool>(
      Binding {
        name
      } set: {
        name = $0
      }
    )
    #expect(isPresent.wrappedValue)
    isPresent.wrappedValue = false
    #expect(name == nil)
  }

  @Test func valuesOfTwoBindingsAreKeptTheSame() throws {
    let model = Names()
    let view = ViewHarness { BoundNames(model: model) }
    #expect(model.shown == "Blob")
    try view.tap(.button("Rename"))
    #expect(model.name == "Blob Jr.")
  }

  @Test func aPassedOnValueKeepsItsTransaction() {
    var animation: Animation?
    let binding = Binding<Int> {
      0
    } set: { _, transaction in
      animation = transaction.animation
    }
    binding.removeDuplicates().animation(.easeIn).wrappedValue = 1
    #expect(animation == .easeIn)
  }

  @Test func aBindingToACaseWritesTheCase() {
    var destination: Destination? = .edit("a")
    let binding = Binding {
      destination
    } set: {
      destination = $0
    }
    let edit: Binding<String?> = binding.edit
    #expect(edit.wrappedValue == "a")
    edit.wrappedValue = "b"
    #expect(destination == .edit("b"))
    edit.wrappedValue = nil
    #expect(destination == nil)
    edit.wrappedValue = "c"
    #expect(destination == nil)
    let help: Binding<Bool> = binding.help
    help.wrappedValue = true
    #expect(destination == .help && help.wrappedValue)
    edit.wrappedValue = nil
    #expect(destination == .help)
    help.wrappedValue = false
    #expect(destination == nil)
  }

  @Test func aBindingToACaseOfAnEnumIsNilForTheOthers() throws {
    var destination = Destination.edit("a")
    let binding = Binding {
      destination
    } set: {
      destination = $0
    }
    let edit = try #require(binding.edit)
    edit.wrappedValue = "b"
    #expect(destination == .edit("b"))
    destination = .help
    #expect(edit.wrappedValue == "a")
    #expect(binding.edit == nil)
    edit.wrappedValue = "c"
    #expect(destination == .edit("c"))
  }

  @Test func anUnwrappedBindingKeepsItsLastValue() throws {
    var name: String? = "a"
    let binding = Binding {
      name
    } set: {
      name = $0
    }
    let unwrapped = try #require(Binding(unwrapping: binding))
    unwrapped.wrappedValue = "b"
    #expect(name == "b")
    name = nil
    #expect(unwrapped.wrappedValue == "b")
    unwrapped.wrappedValue = "c"
    #expect(name == nil)
    #expect(Binding(unwrapping: binding) == nil)
    #expect(Binding(unwrapping: binding, default: "none").wrappedValue == "none")
  }
}

@Observable
private final class Names {
  var name = "Blob"
  var shown = ""
}

private struct BoundNames: View {
  @Bindable var model: Names

  var body: some View {
    Button("Rename") { model.shown = "Blob Jr." }
      .bind($model.name, to: $model.shown)
  }
}
