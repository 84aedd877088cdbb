import CasePaths
import ConcurrencyExtras
import IssueRecording
import Observation
import SwiftNavigation
import Testing

struct UIBindingTests {
  struct Person: Identifiable, Hashable {
    var id = 1
    var name = "Blob"
    var nickname: String? = nil
  }

  @CasePathable
  enum Destination: Equatable {
    case edit(Person)
    case share(Int)
    case help
  }

  @Test func uiBindingKeepsAValue() {
    @UIBinding var count = 1
    count += 1
    #expect($count.wrappedValue == 2)
    $count.wrappedValue = 7
    #expect(count == 7)
  }

  @Test func uiBindingNotifiesItsReaders() {
    @UIBinding var count = 1
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    $count.wrappedValue = 2
    #expect(changes.value == 1)
  }

  @Test func constantBindingKeepsItsValue() {
    let binding = UIBinding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func membersAreWritten() {
    @UIBinding var person = Person()
    $person.name.wrappedValue = "Blob Jr."
    #expect(person.name == "Blob Jr.")
    #expect($person.id == 1)
  }

  @Test func bindingReachesMembersOfOptionals() {
    @UIBinding var person: Person? = Person()
    let name: UIBinding<String?> = $person.name
    #expect(name.wrappedValue == "Blob")
    name.wrappedValue = "Blob Jr."
    #expect(person?.name == "Blob Jr.")
    name.wrappedValue = nil
    #expect(person == nil)
    name.wrappedValue = "Blob Sr."
    #expect(person == nil)
    #expect(name.wrappedValue == nil)
  }

  @Test func bindingUnwrapsAnOptional() throws {
    @UIBinding var person: Person? = Person()
    let unwrapped = try #require(UIBinding($person))
    unwrapped.wrappedValue.name = "Blob Jr."
    #expect(person?.name == "Blob Jr.")
    #expect(unwrapped.wrappedValue.name == "Blob Jr.")
    person = nil
    #expect(unwrapped.wrappedValue.name == "Blob Jr.")
    unwrapped.wrappedValue.name = "Blob Sr."
    #expect(person == nil)
    #expect(UIBinding($person) == nil)
  }

  @Test func bindingOfAnOptionalIsTrueWhileThereIsAValue() {
    @UIBinding var person: Person? = Person()
    let isPresent: UIBinding<Bool> = UIBinding($person)
    #expect(isPresent.wrappedValue)
    isPresent.wrappedValue = true
    #expect(person != nil)
    isPresent.wrappedValue = false
    #expect(person == nil)
    let recorder = IssueRecorder()
    let line: UInt = #line + 2
    withIssueReporters([recorder]) {
      UIBinding<Bool>($person).wrappedValue = true
    }
    #expect(
      recorder.entries == [
        IssueRecorder.Entry(
          text: """
            'true' was written to a binding that is 'true' while a value of 'Person' is presented. There is no such value.

            The binding does not know which value to present, so nothing changed.

            To fix this, write the value to the binding of the optional. This binding can only dismiss it, \
            by 'false'.
            """,
          fileID: #fileID,
          line: line
        )
      ]
    )
    #expect(person == nil)
  }

  @Test func bindingPromotesToAnOptional() {
    @UIBinding var count = 1
    let promoted: UIBinding<Int?> = UIBinding($count)
    promoted.wrappedValue = 2
    promoted.wrappedValue = nil
    #expect(count == 2)
    #expect(promoted.wrappedValue == 2)
  }

  @Test func bindingErasesToAHashable() {
    @UIBinding var count = 1
    let erased: UIBinding<AnyHashable> = UIBinding($count)
    erased.wrappedValue = 2
    #expect(count == 2)
    let issues = issues { erased.wrappedValue = "two" }
    #expect(
      issues == [
        """
        A value of 'String' was written to a binding of 'Int' whose type is erased.

          "two"

        Nothing changed.

        To fix this, write a value of 'Int'.
        """
      ]
    )
    #expect(erased.wrappedValue == AnyHashable(2))
  }

  @Test func bindingReachesCasesOfEnums() throws {
    @UIBinding var destination = Destination.edit(Person())
    #expect($destination.share == nil)
    let edit = try #require($destination.edit)
    edit.name.wrappedValue = "Blob Jr."
    #expect(destination == .edit(Person(name: "Blob Jr.")))
    destination = .share(1)
    edit.name.wrappedValue = "Blob Sr."
    #expect(destination == .share(1))
    #expect(edit.wrappedValue.name == "Blob Jr.")
  }

  @Test func bindingReachesCasesOfOptionals() {
    @UIBinding var destination: Destination? = .edit(Person())
    let share: UIBinding<Int?> = $destination.share
    let edit: UIBinding<Person?> = $destination.edit
    share.wrappedValue = 3
    #expect(destination == .edit(Person()))
    edit.wrappedValue?.name = "Blob Jr."
    #expect(destination == .edit(Person(name: "Blob Jr.")))
    share.wrappedValue = nil
    #expect(destination != nil)
    edit.wrappedValue = nil
    #expect(destination == nil)
  }

  @Test func bindingReachesCasesWithoutValues() {
    @UIBinding var destination: Destination? = .share(1)
    let help: UIBinding<Bool> = $destination.help
    help.wrappedValue = false
    #expect(destination == .share(1))
    help.wrappedValue = true
    #expect(destination == .help)
    #expect(help.wrappedValue)
    help.wrappedValue = false
    #expect(destination == nil)
  }

  @Test func bindingsAreIdentifiedByTheirPlaces() {
    @UIBinding var person = Person()
    @UIBinding var other = Person()
    #expect(UIBindingIdentifier($person) == UIBindingIdentifier(_person))
    #expect(UIBindingIdentifier($person) != UIBindingIdentifier($other))
    #expect(UIBindingIdentifier($person.name) == UIBindingIdentifier($person.name))
    #expect(UIBindingIdentifier($person.name) != UIBindingIdentifier($person.nickname))
    let constant = UIBinding.constant(1)
    #expect(UIBindingIdentifier(constant) == UIBindingIdentifier(constant.projectedValue))
    withExtendedLifetime(constant) {
      #expect(UIBindingIdentifier(constant) != UIBindingIdentifier(.constant(1)))
    }
  }
}
