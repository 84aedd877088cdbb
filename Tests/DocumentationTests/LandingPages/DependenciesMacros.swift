import DependenciesMacros
import Testing

struct DependenciesMacrosPage {
  @DependencyClient
  struct FactClient: Sendable {
    var fact: @Sendable (_ number: Int) async throws -> String
  }

  @Test func clientNamesTheArguments() async throws {
    var facts = FactClient()
    facts.fact = { "\($0) is a number." }
    #expect(try await facts.fact(number: 7) == "7 is a number.")
  }
}
