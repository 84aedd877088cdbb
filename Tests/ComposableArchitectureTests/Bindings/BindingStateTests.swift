@testable import ComposableArchitecture
import Foundation
import Testing

struct BindingStateTests {
  private struct State: Codable, Hashable, Sendable {
    @BindingState var name = "Blob"
    @BindingState var age: Int?
  }

  @Test func bindingStateComparesItsValue() {
    let other = BindingState(wrappedValue: 1)
    #expect(BindingState(wrappedValue: 1) == other)
    #expect(BindingState(wrappedValue: 2) != other)
    #expect(Set([BindingState(wrappedValue: 1), other]).count == 1)
  }

  @Test func bindingStateKeepsItsPlaceWhenItIsWritten() {
    let line: UInt = #line + 2
    struct State {
      @BindingState var name = ""
    }
    var state = State()
    state.name = "Blob"
    BindingAction.set(\.$name, "Blob Jr.").apply(to: &state)
    #expect(state.name == "Blob Jr.")
    #expect(state.$name.location?.line == line)
  }

  @Test func bindingStateEncodesItsValue() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(State(age: 42))
    #expect(String(decoding: data, as: UTF8.self) == #"{"age":42,"name":"Blob"}"#)
    let state = try JSONDecoder().decode(State.self, from: data)
    #expect(state == State(age: 42))
    #expect(state.$name.location == nil)
  }

  @Test func bindingStatePrintsItsValue() {
    #expect(
      String(customDumping: State(age: 42)) == """
        BindingStateTests.State(
          _name: "Blob",
          _age: 42
        )
        """
    )
    #expect(State().$name.debugDescription == #""Blob""#)
    #expect(Mirror(reflecting: BindingState(wrappedValue: [1, 2])).children.count == 2)
  }
}
