import Testing
import ViewCore
import ViewTesting

@MainActor
struct BindingTests {
  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct People: View {
    @State var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]

    var body: some View {
      ForEach($people) { $person in
        TextField("Name \(person.id)", text: $person.name)
      }
      Text(people.map(\.name).joined(separator: ", "))
      Button("Drop first") { people.removeFirst() }
      Button("Reverse") { people.reverse() }
    }
  }

  @Test func eachElementOfABoundCollectionIsBound() throws {
    let view = ViewHarness { People() }
    try view.type("Anna", into: .textField("Name 1"))
    #expect(view.contains(.text("Anna, Bob")))
    try view.tap(.button("Reverse"))
    try view.type("Bobby", into: .textField("Name 2"))
    #expect(view.contains(.text("Bobby, Anna")))
    try view.tap(.button("Drop first"))
    try view.type("Ann", into: .textField("Name 1"))
    #expect(view.contains(.text("Ann")))
  }

  @Test func bindingsCompareByTheirValues() throws {
    struct Some: View {
      @State var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]

      var body: some View {
        ForEach($people.filter { $0.wrappedValue.id > 1 }) { $person in
          TextField("Name \(person.id)", text: $person.name)
        }
        Text(people.map(\.name).joined(separator: ", "))
      }
    }
    let view = ViewHarness { Some() }
    #expect(!view.contains(.textField("Name 1")))
    try view.type("Bobby", into: .textField("Name 2"))
    #expect(view.contains(.text("Ann, Bobby")))
  }

  /// The body itself reads nothing of the collection.
  @Test func appendedElementOfABoundCollectionAppears() throws {
    struct Names: View {
      struct Name: Identifiable {
        var id = 0
      }

      @State var names = [Name()]
      @State var titles = ["a"]

      var body: some View {
        ForEach($names) { $name in Text("Name \(name.id)") }
        ForEach($titles, id: \.self) { $title in Text(title) }
        Button("Add") {
          names.append(Name(id: 1))
          titles.append("b")
        }
      }
    }
    let view = ViewHarness { Names() }
    try view.tap(.button("Add"))
    #expect(view.contains(.text("Name 1")))
    #expect(view.contains(.text("b")))
  }

  @Test func elementsMayBeIdentifiedByAKeyPath() throws {
    struct Names: View {
      @State var names = ["a", "b"]

      var body: some View {
        ForEach($names, id: \.self) { $name in TextField(name, text: $name) }
        Text(names.joined())
      }
    }
    let view = ViewHarness { Names() }
    try view.type("c", into: .textField("b"))
    #expect(view.contains(.text("ac")))
  }

  @Test func aBoundCollectionIsACollectionOfBindings() {
    var numbers = [1, 2, 3]
    let binding = Binding {
      numbers
    } set: {
      numbers = $0
    }
    for number in binding { number.wrappedValue *= 10 }
    binding[0].wrappedValue += 1
    #expect(numbers == [11, 20, 30])
    #expect(binding.reversed().map(\.wrappedValue) == [30, 20, 11])
  }

  @Test func aSubscriptOfTheValueIsBoundToo() {
    var table = ["a": [1, 2]]
    let binding = Binding {
      table
    } set: {
      table = $0
    }
    binding["a"].wrappedValue?[1] = 5
    binding["b"].wrappedValue = [7]
    #expect(table == ["a": [1, 5], "b": [7]])
  }

  @Test func bindingTransactionAnimatesItsChange() {
    var transactions: [Transaction] = []
    var value = 0
    let binding = Binding {
      value
    } set: { newValue, transaction in
      value = newValue
      transactions.append(transaction)
    }
    binding.wrappedValue = 1
    binding.animation().wrappedValue = 2
    binding.animation(.linear).wrappedValue = 3
    var transaction = Transaction(animation: .easeIn)
    transaction.disablesAnimations = true
    binding.transaction(transaction).wrappedValue = 4
    withAnimation(.easeOut) { binding.wrappedValue = 5 }
    #expect(value == 5)
    #expect(
      transactions == [
        Transaction(), Transaction(animation: .default), Transaction(animation: .linear),
        transaction, Transaction(animation: .easeOut),
      ]
    )
  }
}
