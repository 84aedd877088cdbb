#if !canImport(Darwin)
internal import ViewCore
#endif

/// The event of a page during which an action was sent.
///
/// An app on Apple's platforms has no pages.
struct RecordedEvent {
  /// The event in words, such as `Tap on button “Add”`.
  let text: String
  /// The number of the event's step, or of the last step before it.
  let number: Int
  /// The steps of the page, which tell the page from others.
  let journal: AnyObject
  /// The number of the last step of the page.
  let lastStep: @MainActor () -> Int
  /// The number of the step that a test has for a step, which is a later one for the letters of a text.
  let writtenStep: @MainActor (_ step: Int, _ last: Int, _ leftOut: [ClosedRange<Int>]) -> Int
  /// The expression of the view that the page shows, if it is known.
  let view: @MainActor () -> String?
  /// Writes a test of what the user did on the page up to the event, with the expression of the view if it is known.
  let journeySource:
    @MainActor (
      _ module: String, _ view: String?, _ dependencies: JourneyDependencies,
      _ leftOut: [ClosedRange<Int>], _ isPrivate: @escaping @MainActor (_ step: Int) -> Bool
    ) -> String

  /// The code of a view that runs, such as `onAppear`.
  static var viewCode: String? {
    #if DEBUG && !canImport(Darwin)
    ViewCode.current?.rawValue
    #else
    nil
    #endif
  }

  /// Sends an action for the inspector, which is its sender then.
  @MainActor
  static func sendingAsInspector(_ send: () -> Void) {
    #if DEBUG && !canImport(Darwin)
    ViewCode.inspector.run(send)
    #else
    send()
    #endif
  }

  @MainActor static var current: RecordedEvent? {
    #if canImport(Darwin)
    nil
    #else
    HandledEvent.current.map { event in
      RecordedEvent(text: event.text, number: event.number, in: event.journal) {
        #if DEBUG
        ViewSource.expression(ofFirstIn: event.journal.views)
        #else
        nil
        #endif
      }
    }
    #endif
  }
}

#if !canImport(Darwin)
extension RecordedEvent {
  init(
    text: String,
    number: Int,
    in journal: EventJournal,
    view: @escaping @MainActor () -> String?
  ) {
    self.init(
      text: text,
      number: number,
      journal: journal,
      lastStep: { journal.count },
      writtenStep: { journal.writtenStep(for: $0, upTo: $1, leavingOut: $2) },
      view: view
    ) { module, view, dependencies, leftOut, isPrivate in
      var source = JourneySource()
      source.imports =
        ["ComposableArchitecture"] + dependencies.imports.subtracting([module]).sorted()
      source.declarations = dependencies.declarations
      source.dependencies = dependencies.statements
      source.comments = dependencies.comments
      source.betweenSteps = dependencies.betweenSteps
      source.module = module
      source.locale = journal.locale
      source.timeZone = journal.timeZone
      source.view = view
      source.isPrivate = isPrivate
      return source.text(of: journal, upTo: number, leavingOut: leftOut)
    }
  }
}
#endif
