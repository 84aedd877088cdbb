internal import CasePaths

/// The steps of a recorded test: one for each action.
@MainActor
struct TestSteps<State, Action> {
  let actions: [RecordedAction<State, Action>]
  /// The actions that started the effects that run after the last action.
  let unfinished: [Int]
  /// Whether effects of the actions have sent more after the last one.
  let effectsSendMore: Bool
  let writer: SourceWriter
  let startTime: Duration
  /// The futures between the actions that were abandoned.
  let futures: [AbandonedFuture]
  /// The statements before the steps of actions, by the numbers of the actions.
  let statements: [Int: [String]]
  private let numbers: Set<Int>
  private let finder: StateChanges

  init(
    actions: [RecordedAction<State, Action>],
    unfinished: [Int],
    effectsSendMore: Bool,
    writer: SourceWriter,
    startTime: Duration,
    futures: [AbandonedFuture],
    statements: [Int: [String]]
  ) {
    self.actions = actions
    self.unfinished = unfinished
    self.effectsSendMore = effectsSendMore
    self.writer = writer
    self.startTime = startTime
    self.futures = futures
    self.statements = statements
    numbers = Set(actions.map(\.number))
    let states = (actions.first.map { [$0.before] } ?? []) + actions.map(\.after)
    finder = StateChanges(
      writer: writer,
      sharedProperties: SharedProperties(of: states.lazy.map { $0.value })
    )
  }

  func lines(width: Int) -> [String] {
    let tasks = taskNames
    let preparations = preparations()
    var lines: [String] = []
    var futures = futures[...]
    for action in actions {
      if let future = futures.first, future.lastAction < action.number {
        futures.removeFirst()
        if future.effectsOf.contains(where: hasAction) { lines.append(Self.futureNote) }
      }
      lines += preparations[action.number] ?? []
      lines += step(action, task: tasks[action.number], width: width)
    }
    lines += actions.last.flatMap { preparations[$0.number + 1] } ?? []
    lines += tasks.sorted { $0.key < $1.key }.map { "await \($0.value).cancel()" }
    if effectsSendMore {
      lines.append("// Effects sent more after these steps.")
      lines.append("await store.skipReceivedActions(strict: false)")
      lines.append("await store.skipInFlightEffects(strict: false)")
    }
    return lines
  }

  /// The statements before the steps of actions and after the last one, by numbers: time passes, and streams emit elements.
  ///
  /// - Parameter groups: Groups of actions without a step between them, by the numbers of the actions. Time passes once for
  ///   the actions of a group, unless a stream emits an element between them.
  /// - Returns: The statements.
  func preparations(groups: [Int: Int] = [:]) -> [Int: [String]] {
    var preparations = statements
    var time = startTime
    for (index, action) in actions.enumerated() {
      guard let now = self.time(of: action), now > time else { continue }
      let statements = statements[action.number] ?? []
      let next = actions[(index + 1)...].first
      let group = groups[action.number]
      if let next, let group, groups[next.number] == group, statements.isEmpty { continue }
      preparations[action.number] = advance(by: now - time) + statements
      time = now
    }
    return preparations
  }

  /// The time of an action, without that of abandoned futures.
  private func time(of action: RecordedAction<State, Action>) -> Duration? {
    guard let time = action.values.time.map(Self.roundedUp) else { return nil }
    let abandoned = futures.filter { $0.lastAction < action.number }.map(\.duration)
    return time - abandoned.map(Self.roundedUp).reduce(.zero, +)
  }

  private static var futureNote: String {
    "// Fill in: effects sent actions in a future that was abandoned here. A test receives them."
  }

  private func advance(by duration: Duration) -> [String] {
    guard let source = try? writer.source(of: duration) else { return [] }
    return source.lines(width: .max).map { "await clock.advance(by: \($0))" }
  }

  /// The time rounded up to milliseconds, so that a clock that is advanced to it wakes what had been woken.
  private static func roundedUp(_ time: Duration) -> Duration {
    // A clock may be at any time.
    guard abs(time / .seconds(1)) < 1e12 else { return time }
    let (seconds, attoseconds) = time.components
    let size: Int64 = 1_000_000_000_000_000
    return .milliseconds(seconds * 1_000 + (attoseconds + size - 1) / size)
  }

  private func step(_ action: RecordedAction<State, Action>, task: String?, width: Int)
    -> [String]
  {
    let isReceived = action.origin.cause.map { hasAction($0) } ?? false
    var lines: [String] = []
    if action.origin.cause != nil, !isReceived {
      lines.append("// An effect of an action before these sent this one.")
    }
    do throws(Unwritable) {
      let call: SourceText
      if isReceived {
        call = .call("await store.receive", try receivedArguments(of: action.action))
      } else {
        let argument = SourceText.Item(value: try writer.source(of: action.action))
        call = .call("\(task.map { "let \($0) = " } ?? "")await store.send", [argument])
      }
      lines += ownChanges(
        action.earlierSharedChanges.filter { $0.origin == .otherCode },
        before: action,
        width: width
      )
      let changes =
        finder.from(action.stateBefore, to: action.stateAfter)
        + finder.from(
          (action.earlierSharedChanges + action.sharedChanges).filter { $0.origin != .otherCode },
          in: action.stateAfter
        )
      return lines + statement(call, changes, width: width)
    } catch {
      let function = isReceived ? "receive" : "send"
      lines.append("// Fill in: \(error.reason) cannot be written as source.")
      return lines + ["// await store.\(function)(\(action.name))"]
    }
  }

  /// The changes of shared values that the test makes itself, because the feature does not make them.
  private func ownChanges(
    _ changes: [RecordedSharedChange],
    before action: RecordedAction<State, Action>,
    width: Int
  ) -> [String] {
    let statements = finder.from(changes, in: action.stateBefore, at: "store.state")
    return statements.flatMap { $0.lines(width: width) }
  }

  private func statement(_ call: SourceText, _ changes: [StateChange], width: Int) -> [String] {
    guard changes.contains(where: \.isWritten) else {
      return changes.flatMap { $0.lines(width: width) } + call.lines(width: width)
    }
    let lines = call.lines(width: width, trail: " {".count)
    guard lines.count > 1 else {
      return StateChange.closure("\(lines[0]) {", changes, width: width)
    }
    let statements = changes.flatMap { $0.lines(width: width - 2) }.map { "  \($0)" }
    return lines.dropLast() + ["\(lines[lines.count - 1]) {"] + statements + ["}"]
  }

  private func hasAction(_ number: Int) -> Bool { numbers.contains(number) }

  /// The names of the tasks of actions that the test sends and whose effects do not end by themselves.
  private var taskNames: [Int: String] {
    let causes = Dictionary(uniqueKeysWithValues: actions.map { ($0.number, $0.origin.cause) })
    var roots: Set<Int> = []
    for number in unfinished where hasAction(number) {
      var root = number
      while let cause = causes[root].flatMap({ $0 }), hasAction(cause) { root = cause }
      roots.insert(root)
    }
    if let root = roots.first, roots.count == 1 { return [root: "task"] }
    let pairs = roots.sorted().enumerated().map { ($1, "task\($0 + 1)") }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

extension TestSteps {
  /// The action, or its case with a value that can be compared, if actions themselves cannot.
  private func receivedArguments(of action: Action) throws(Unwritable) -> [SourceText.Item] {
    if action is any Equatable {
      return [SourceText.Item(value: try writer.source(of: action))]
    }
    guard Action.self is any CasePathable.Type else {
      throw Unwritable(reason: "an action that is neither 'Equatable' nor 'CasePathable'")
    }
    var path = "\\"
    var value: Any = action
    // A private value is not compared.
    var isPrivate = false
    while true {
      guard let payload = Mirror(reflecting: value).children.first?.value else {
        path += ".\(SourceName.ofCase(value))"
        return [SourceText.Item(value: .word(path))]
      }
      if let element = value as? any SourceElementAction,
        let (id, action) = element.partsForSource
      {
        let element = try writer.id(id)
        path += "[id: \(element)]"
        value = action
        isPrivate = false
      } else {
        isPrivate = PrivateNames.contain(SourceName.ofCase(value), of: type(of: value))
        path += ".\(SourceName.ofCase(value))"
        let tuple = Mirror(reflecting: payload)
        let isLabeled = tuple.displayStyle == .tuple && tuple.children.count == 1
        value = isLabeled ? tuple.children.first?.value ?? payload : payload
      }
      let head = SourceText.Item(value: .word(path))
      if isPrivate { return [head] }
      if value is any Equatable {
        guard let source = try? writer.source(of: value) else { return [head] }
        return [head, SourceText.Item(value: source)]
      }
      guard value is any CasePathable else { return [head] }
    }
  }
}

/// An action of an element of a collection.
protocol SourceElementAction {
  /// The id of the element and its action, or nil for an action of the collection.
  var partsForSource: (AnyHashable, Any)? { get }
}

extension StackAction: SourceElementAction {
  var partsForSource: (AnyHashable, Any)? {
    guard case .element(id: let id, action: let action) = self else { return nil }
    return (id, action)
  }
}

extension IdentifiedAction: SourceElementAction {
  var partsForSource: (AnyHashable, Any)? {
    guard case .element(id: let id, action: let action) = self else { return nil }
    return (id, action)
  }
}
