import Testing

@testable import ComposableArchitecture

struct LocalNamesTests {
  @Test func namesAreDifferent() {
    var names = LocalNames()
    let all = ["changes", "changes1", "changes2", "changes", "changes2", "changes"]
    #expect(
      all.map { names.fresh(for: $0) }
        == ["changes", "changes1", "changes2", "changes3", "changes22", "changes4"]
    )
  }

  @Test func namesOfTheTestAreTaken() {
    var names = LocalNames()
    #expect(names.fresh(for: "clock") == "clock2")
    #expect(names.fresh(for: "store") == "store2")
    #expect(names.fresh(for: "task") == "taskAnswers")
    #expect(names.fresh(for: "task1") == "task1Answers")
    #expect(names.fresh(for: "tasks") == "tasks")
  }

  @Test func keywordsAreNoNames() {
    var names = LocalNames()
    #expect(names.fresh(for: "repeat") == "repeatAnswers")
    #expect(names.fresh(for: "default") == "defaultAnswers")
    #expect(names.fresh(for: "defaultAnswers") == "defaultAnswers2")
  }

  @Test func namesInExpressionsAreTaken() {
    var names = LocalNames(besides: ["$0.client.fetch = { _ in design.title(of: now) }"])
    #expect(names.fresh(for: "design") == "design2")
    #expect(names.fresh(for: "now") == "now2")
    #expect(names.fresh(for: "fetch") == "fetch")
    #expect(names.fresh(for: "title") == "title")
  }
}
