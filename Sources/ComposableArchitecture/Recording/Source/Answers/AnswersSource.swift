/// The source that answers the calls of all clients in a test.
@MainActor
struct AnswersSource {
  /// The statements before the store.
  private(set) var declarations: [String] = []
  /// The statements that override endpoints.
  private(set) var statements: [String] = []
  /// Comments about endpoints that cannot be overridden.
  private(set) var comments: [String] = []
  /// The statements before the steps of actions, by the numbers of the actions.
  private(set) var steps: [Int: [String]] = [:]

  /// - Parameters:
  ///   - calls: The calls that the test makes.
  ///   - options: The names in the test, and the statements that the developer has.
  ///   - timing: The times of the elements of streams.
  ///   - width: The width of a line between the steps.
  ///   - writer: Writes values.
  init(
    _ calls: [RecordedCall],
    options: TestSourceOptions,
    timing: StreamTiming,
    width: Int,
    writer: SourceWriter
  ) {
    struct Endpoint: Hashable {
      let key: String
      let name: String
    }
    var names = LocalNames(
      besides: options.dependencies + options.names.map(\.name) + [options.reducer ?? ""]
    )
    let endpoints = Dictionary(grouping: calls) {
      Endpoint(key: $0.client.key, name: $0.endpoint)
    }
    let order = endpoints.values.compactMap { calls in calls.first.map { ($0, calls) } }
      .sorted { ($0.0.client.key, $0.0.endpoint) < ($1.0.client.key, $1.0.endpoint) }
    for (call, calls) in order where !Self.isOverridden(call, by: options.dependencies) {
      do throws(Unwritable) {
        let source = try EndpointSource(
          calls,
          names: &names,
          timing: timing,
          width: width,
          writer: writer
        )
        declarations += source.declarations
        statements += source.statement
        steps.merge(source.steps) { $0 + $1 }
      } catch {
        let name = call.client.name(of: call.endpoint)
        comments.append(
          "// Fill in the answers of '\(name)': \(error.reason) cannot be written as source."
        )
      }
    }
  }

  /// Whether the developer has a statement for an endpoint or for its client.
  private static func isOverridden(_ call: RecordedCall, by statements: [String]) -> Bool {
    guard let place = call.client.place else { return false }
    return statements.contains { statement in
      if statement.contains("$0\(place) =") { return true }
      // The name of another endpoint may begin with this one.
      return statement.ranges(of: "$0\(place).\(call.endpoint)").contains { range in
        let next = statement[range.upperBound...].first
        return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }
}

extension TestSource {
  /// The calls that the reducers and the effects of the test's actions and of their followers make.
  static func calls(
    of actions: [RecordedAction<State, Action>],
    and followers: [RecordedAction<State, Action>],
    in recording: StoreRecording<State, Action>
  ) -> [RecordedCall] {
    guard let first = actions.first?.number, let last = actions.last?.number else { return [] }
    let numbers = Set((actions + followers).map(\.number))
    var answers: [(answer: RecordedAnswer, action: Int)] = []
    for action in recording.actions where action.number >= first {
      answers += action.values.allAnswers.map { ($0, action.number) }
    }
    let next = (recording.actions.last?.number ?? last) + 1
    answers += recording.answersAfterLastAction.map { ($0, next) }
    return RecordedCall.all(
      in: answers.filter { part in
        part.answer.action.map(numbers.contains) ?? (first...last).contains(part.action)
      }
    )
  }
}
