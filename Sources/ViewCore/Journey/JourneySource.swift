/// Writes what a user has done on a page as a test with a `ViewHarness`.
@MainActor
package struct JourneySource {
  /// The name of the test's suite.
  package var suite = "RecordedJourneyTests"
  /// The name of the test.
  package var name = "recordedJourneyIsPossibleAgain"
  /// Modules that the test imports, beside those that every test needs.
  package var imports: [String] = []
  /// The module that is imported for testing, or nil for none.
  package var module: String?
  /// The expression of the view, or nil for a placeholder.
  package var view: String?
  /// The identifiers of the locale and the time zone of the window, if they are known.
  package var locale: String?
  package var timeZone: String?
  /// Statements before the view.
  package var declarations: [String] = []
  /// Statements that override dependencies of the view.
  package var dependencies: [String] = []
  /// Comments about dependencies that no statement overrides.
  package var comments: [String] = []
  /// Statements between the steps, by the number of the step that follows.
  package var betweenSteps: [Int: [String]] = [:]

  /// Whether a step, by its number, may have written a private value.
  package var isPrivate: @MainActor (_ step: Int) -> Bool = { _ in false }

  /// The width of a line.
  private static let width = 100

  package init() {}

  /// The source of a file.
  ///
  /// - Parameters:
  ///   - journal: The events.
  ///   - number: The number of the last step of the test.
  ///   - leftOut: The numbers of steps that the test does not have.
  /// - Returns: The source.
  package func text(
    of journal: EventJournal,
    upTo number: Int,
    leavingOut leftOut: [ClosedRange<Int>] = []
  ) -> String {
    let steps = lines(of: journal.steps(upTo: number, leavingOut: leftOut))
    let isAsync = steps.contains { $0.contains("await ") }
    let effects = isAsync ? "async throws" : "throws"
    let test = overriding(harness + steps, isAsync: isAsync)
    let body = (declarations + test).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    return """
      \(header)

      @MainActor
      struct \(suite) {
        @Test func \(name)() \(effects) {
      \(body)
        }
      }

      """
  }

  private var header: String {
    let settings = locale == nil && timeZone == nil ? [] : ["Foundation"]
    let modules = Set(["SwiftUI", "Testing", "ViewTesting"] + imports + settings)
    let lines = modules.sorted().map { "import \($0)" }
    return (lines + (module.map { ["", "@testable import \($0)"] } ?? []))
      .joined(separator: "\n")
  }

  /// The whole test with its dependencies, which stores of later screens have, too.
  private func overriding(_ test: [String], isAsync: Bool) -> [String] {
    guard !dependencies.isEmpty else { return comments + test }
    let head = isAsync ? "try await withDependencies {" : "try withDependencies {"
    return [head] + indented(dependencies + comments) + ["} operation: {"] + indented(test) + ["}"]
  }

  private func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// The spaces before a statement of the test.
  private var indent: Int { dependencies.isEmpty ? 4 : 6 }

  private var harness: [String] {
    let note = view == nil ? ["// Fill in the view that the page shows, with its store."] : []
    let head = settings.isEmpty ? "ViewHarness" : "ViewHarness(environment: environment)"
    return note + settings + closure("let view = \(head)", view ?? "<#view#>")
  }

  /// The statements for the environment of the window.
  private var settings: [String] {
    let locale = locale.map {
      "environment.locale = Locale(identifier: \($0.debugDescription))"
    }
    let timeZone = timeZone.map {
      "environment.timeZone = TimeZone(identifier: \($0.debugDescription))!"
    }
    let statements = [locale, timeZone].compactMap(\.self)
    return statements.isEmpty ? [] : ["var environment = EnvironmentValues()"] + statements
  }

  private func closure(_ head: String, _ body: String) -> [String] {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let line = "\(head) { \(body) }"
    guard lines.count > 1 || line.count + indent > Self.width else { return [line] }
    return ["\(head) {"] + lines.map { $0.isEmpty ? "" : "  \($0)" } + ["}"]
  }

  private func lines(of steps: [EventJournal.Entry]) -> [String] {
    var lines: [String] = []
    var between = betweenSteps.sorted { $0.key < $1.key }[...]
    // A text that is typed letter by letter is awaited at its first letter. Later ones may be in the names of elements.
    var waits = false
    var typed: JourneyStep?
    for (index, entry) in steps.enumerated() {
      var step = entry.step
      while let first = between.first, first.key <= entry.number {
        lines += first.value
        between.removeFirst()
      }
      waits = waits || step.isNew
      guard !step.isDone(by: steps[(index + 1)...].first?.step) else {
        if step.types { typed = typed ?? step }
        continue
      }
      if let typed { step = step.onElement(of: typed) }
      lines += source(of: isPrivate(entry.number) ? step.withoutText : step, waits: waits)
      waits = false
      typed = nil
    }
    return lines + between.flatMap(\.value)
  }

  private func source(of step: JourneyStep, waits: Bool) -> [String] {
    switch step.interaction {
    case .dismiss: return ["try view.dismiss()"]
    case .goBack: return ["try view.goBack()"]
    case .goForward: return ["try view.goForward()"]
    case .move(let row, let places): return ["try view.moveRow(\(row), by: \(places))"]
    case .other(let interaction): return comment(on: step, interaction)
    default: break
    }
    guard let element = step.element?.source else { return comment(on: step, "a step") }
    var lines: [String] = []
    if let swipe = step.swipe {
      guard let row = swipe.row?.source else { return comment(on: step, "a swipe") }
      let edge = swipe.isLeading ? [row, "edge: .leading"] : [row]
      lines += call("try view.swipe", edge)
    } else if waits {
      lines += call("try await view.waitFor", [element])
    }
    return lines + call(of: step.interaction, element)
  }

  private func call(of interaction: JourneyStep.Interaction, _ element: String) -> [String] {
    switch interaction {
    case .type(let text): call("try view.type", [text.debugDescription, "into: \(element)"])
    case .typeSecret:
      ["// Fill in the text of the secure field, which is not recorded."]
        + call("try view.type", ["<#text#>", "into: \(element)"])
    case .typePrivate:
      ["// Fill in the text, which may be a private value."]
        + call("try view.type", ["<#text#>", "into: \(element)"])
    case .pickPrivate:
      ["// Fill in the option, which may be a private value."]
        + call("try view.pick", ["<#option#>", "in: \(element)"])
    case .pick(let option): call("try view.pick", [option.debugDescription, "in: \(element)"])
    case .submit: call("try view.submit", [element])
    case .blur: call("try view.blur", [element])
    case .delete: call("try view.delete", [element])
    default: call("try view.tap", [element])
    }
  }

  private func comment(on step: JourneyStep, _ interaction: String) -> [String] {
    let place = step.element.map { " on \($0.source)" } ?? ""
    return ["// Fill in \(interaction)\(place), which has no source."]
  }

  private func call(_ function: String, _ arguments: [String]) -> [String] {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    guard line.count + indent > Self.width else { return [line] }
    let lines = arguments.enumerated().map { index, argument in
      "  \(argument)\(index == arguments.count - 1 ? "" : ",")"
    }
    return ["\(function)("] + lines + [")"]
  }
}

extension JourneyStep {
  /// Whether the call for the next step does the same as this one and more.
  ///
  /// Typing gives a field the focus, and its last text is the whole one.
  func isDone(by next: JourneyStep?) -> Bool {
    guard let next else { return false }
    switch (interaction, next.interaction) {
    case (.type, .type), (.typeSecret, .typeSecret): return node == next.node
    case (.focus, .type), (.focus, .typeSecret), (.focus, .submit): return true
    default: return false
    }
  }

  /// Whether the step types a text.
  fileprivate var types: Bool {
    switch interaction {
    case .type, .typeSecret, .typePrivate: true
    default: false
    }
  }
}
