internal import Dependencies
internal import Foundation

/// The source of a recorded test.
@MainActor
struct TestSource<State, Action> {
  private let recording: StoreRecording<State, Action>
  /// The actions of the test.
  let actions: [RecordedAction<State, Action>]
  /// The recorded actions after those of the test that their effects have sent, and the effects of these.
  private let followers: [RecordedAction<State, Action>]
  /// A comment before the first step.
  private let note: String?
  private let options: TestSourceOptions
  private let writer: SourceWriter
  /// The answers of clients.
  private let answers: AnswersSource
  /// The time on the feature's clock before the first action.
  private let startTime: Duration

  init(
    _ recording: StoreRecording<State, Action>,
    actions: [RecordedAction<State, Action>],
    note: String? = nil,
    options: TestSourceOptions,
    indent: Int = 4
  ) {
    self.recording = recording
    self.actions = actions
    followers = Self.followers(of: actions, in: recording)
    self.note = note
    self.options = options
    let first = actions.first?.number ?? 0
    startTime = recording.actions.last { $0.number < first }?.values.time ?? .zero
    var ids = StackIDs()
    if let state = actions.first?.stateBefore { ids.collect(from: state) }
    for action in actions {
      ids.collect(from: action.action)
      ids.collect(from: action.stateAfter)
    }
    writer = SourceWriter(
      stackIDs: ids.numbers,
      names: options.names,
      sharedRoots: recording.sharedRoots(after: first - 1),
      uuids: WrittenUUIDs(besides: options)
    )
    answers = AnswersSource(
      Self.calls(of: actions, and: followers, in: recording),
      options: options,
      timing: StreamTiming(causes: actions.map { ($0.number, $0.origin.cause) }),
      width: SourceText.width - indent,
      writer: writer
    )
  }

  var text: String {
    let lines = storeLines + (note.map { [$0] } ?? []) + steps.lines(width: SourceText.width - 4)
    let body = uuidDeclarations(in: lines) + lines
    let indented = body.map { $0.isEmpty ? "" : "    \($0)" }
    return """
      \(imports)

      @MainActor
      struct \(options.suite) {
        @Test func \(options.name)() async {
      \(indented.joined(separator: "\n"))
        }
      }

      """
  }

  /// The constants for the ids in some lines.
  ///
  /// A value that has no source after all has none.
  private func uuidDeclarations(in lines: [String]) -> [String] {
    writer.uuids?.declarations(in: lines.joined(separator: "\n")) ?? []
  }

  private var steps: TestSteps<State, Action> {
    TestSteps(
      actions: actions,
      unfinished: recording.effectsRunning(after: actions.last?.number ?? 0),
      effectsSendMore: !followers.isEmpty,
      writer: writer,
      startTime: startTime,
      futures: futures,
      statements: answers.steps
    )
  }

  /// The dependencies of a journey that led to the actions.
  ///
  /// - Parameters:
  ///   - journal: The steps of the page.
  ///   - last: The number of the last step of the journey.
  ///   - leftOut: The numbers of steps that the journey does not have.
  /// - Returns: The statements, those between the steps by the numbers of the steps that follow.
  func dependencies(
    ofJourney journal: AnyObject,
    upTo last: Int,
    leavingOut leftOut: [ClosedRange<Int>]
  ) -> JourneyDependencies {
    var followingSteps: [Int: Int] = [:]
    var next = 1
    for action in actions {
      followingSteps[action.number] = next
      if let event = action.handledEvent, event.journal === journal, event.number >= next {
        // The last letter of a text types all of it.
        let step = event.writtenStep(event.number, last, leftOut)
        followingSteps[action.number] = step
        next = step + 1
      }
    }
    let preparations = steps.preparations(groups: followingSteps)
    var betweenSteps: [Int: [String]] = [:]
    for action in actions {
      guard let step = followingSteps[action.number] else { continue }
      betweenSteps[step, default: []] += preparations[action.number] ?? []
    }
    betweenSteps[next, default: []] += actions.last.flatMap { preparations[$0.number + 1] } ?? []
    let statements = dependencyStatements
    return JourneyDependencies(
      declarations: uuidDeclarations(in: declarations + statements + betweenSteps.values.joined())
        + declarations,
      statements: statements,
      comments: gaps + answers.comments + missingDependencies(besides: statements),
      betweenSteps: betweenSteps,
      // The type of an id or of a date is Foundation's.
      imports: writer.types.modules.union(statements.isEmpty ? [] : ["Foundation"])
    )
  }

  /// Comments about what the recording does not know of the steps before the last action.
  private var gaps: [String] {
    var gaps: [String] = []
    if let first = recording.actions.first?.number, first > 1 {
      gaps.append(
        "// Fill in: the actions before \(first) are not recorded any more, and neither is what their effects got."
      )
    }
    let numbers = Set(actions.map(\.number))
    if futures.contains(where: { !$0.effectsOf.isDisjoint(with: numbers) }) {
      gaps.append(
        "// Fill in: effects of these steps sent actions in a future that was abandoned. A test gets them."
      )
    }
    return gaps
  }

  /// The statements before the store.
  private var declarations: [String] {
    (usesClock ? ["let clock = TestClock()"] : []) + answers.declarations
  }

  /// The actions that effects of a test's actions have sent after them.
  ///
  /// They come in the test as well, unless they wait for its clock. So their values are those of the test.
  private static func followers(
    of actions: [RecordedAction<State, Action>],
    in recording: StoreRecording<State, Action>
  ) -> [RecordedAction<State, Action>] {
    guard let last = actions.last?.number else { return [] }
    var numbers = Set(actions.map(\.number))
    return recording.actions.filter { action in
      guard action.number > last, let cause = action.origin.cause, numbers.contains(cause) else {
        return false
      }
      numbers.insert(action.number)
      return true
    }
  }

  /// The futures that were abandoned between the first action of the test and the last.
  private var futures: [AbandonedFuture] {
    guard let first = actions.first?.number, let last = actions.last?.number else { return [] }
    let line = recording.line(to: last)
    return recording.jumps.filter { $0.lastAction >= first && line.crosses($0) }.map {
      AbandonedFuture($0, in: recording.actions)
    }
  }

  /// The imports of the source that was written before.
  private var imports: String {
    let module =
      options.module
      ?? String(String(reflecting: State.self).prefix { $0 != "." })
    let modules = writer.types.modules
      .union(["ComposableArchitecture", "Foundation", "Testing"] + options.imports)
      .subtracting([module])
    let lines = modules.sorted().map { "import \($0)" }
    return (lines + ["", "@testable import \(module)"]).joined(separator: "\n")
  }

  private var reducer: String {
    let name = Issues.name(of: State.self)
    return options.reducer
      ?? (name.hasSuffix(".State") ? "\(name.dropLast(".State".count))()" : "<#reducer#>")
  }

  private var storeLines: [String] {
    var state = ["let store = TestStore(initialState: <#state#>) {"]
    var comments: [String] = []
    if let first = actions.first?.stateBefore {
      do throws(Unwritable) {
        let source = SourceText.call(
          "TestStore",
          [SourceText.Item(label: "initialState: ", value: try writer.source(of: first))]
        )
        let width = SourceText.width - 4
        state = source.lines(width: width, lead: "let store = ".count, trail: " {".count)
        state[0] = "let store = " + state[0]
        state[state.count - 1] += " {"
      } catch {
        comments = ["// Fill in the initial state: \(error.reason) cannot be written as source."]
      }
    }
    let statements = dependencyStatements
    let missing = answers.comments + missingDependencies(besides: statements)
    guard !statements.isEmpty else {
      // A closure needs a statement.
      return declarations + comments + missing + state + ["  \(reducer)", "}"]
    }
    let dependencies = (statements + missing).map { "  \($0)" }
    return declarations + comments + state
      + ["  \(reducer)", "} withDependencies: {"] + dependencies + ["}"]
  }

  /// Whether the feature uses the clock until the last action, or an effect may that runs then.
  private var usesClock: Bool {
    if actions.contains(where: { $0.values.time != nil }) { return true }
    let last = actions.last?.number ?? 0
    return recording.usesClock && !recording.effectsRunning(after: last).isEmpty
  }

  private var dependencyStatements: [String] {
    (usesClock ? ["$0.continuousClock = clock"] : []) + dateLines + uuidLines + numberLines
      + answers.statements + options.dependencies
  }

  /// A comment with the dependencies that no statement overrides.
  private func missingDependencies(besides statements: [String]) -> [String] {
    let names = recording.dependencyNames().filter { name in
      !statements.contains { $0.contains("$0.\(name)") }
    }
    guard !names.isEmpty else { return [] }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return ["// Fill in the dependencies that the feature uses: \(list)."]
  }

  private var dateLines: [String] {
    let dates = (actions + followers).flatMap(\.values.dates)
    guard let first = dates.first else { return [] }
    guard dates.contains(where: { $0 != first }) else {
      return list(dates.prefix(1).map { $0 }, "$0.date.now = ", isSingle: true)
    }
    return list(dates, "$0.date = .recorded(", isSingle: false)
  }

  private var uuidLines: [String] {
    let uuids = (actions + followers).flatMap(\.values.uuids)
    guard !uuids.isEmpty else { return [] }
    guard uuids != uuids.indices.map({ UUID($0) }) else { return ["$0.uuid = .incrementing"] }
    return list(uuids, "$0.uuid = .recorded(", isSingle: false)
  }

  private var numberLines: [String] {
    let numbers = (actions + followers).flatMap(\.values.randomNumbers)
    guard !numbers.isEmpty else { return [] }
    return list(numbers, "$0.withRandomNumberGenerator = .recorded(", isSingle: false)
  }

  private func list(_ values: [some Any], _ head: String, isSingle: Bool) -> [String] {
    guard let sources = try? writer.sources(of: values) else { return [] }
    let source = isSingle ? sources[0] : SourceText.array(sources)
    let trail = isSingle ? "" : ")"
    var lines = source.lines(width: SourceText.width - 6, lead: head.count, trail: trail.count)
    lines[0] = head + lines[0]
    lines[lines.count - 1] += trail
    return lines
  }
}
