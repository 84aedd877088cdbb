#if !canImport(Darwin)
internal import ViewCore
#endif

/// The event of a page during which an action was sent.
///
/// An app on Apple's platforms has no pages.
struct RecordedEvent {
  /// The event in words, such as `Tap on button “Add”`.
  let text: String
  /// The types of the views that are around the whole page, from the outermost.
  let views: [Any.Type]
  /// The number of the event's step, or of the last step before it.
  let number: Int
  /// The steps of the page, which tell the page from others.
  let journal: AnyObject
  /// The number of the last step of the page.
  let lastStep: @MainActor () -> Int
  /// Writes a test of what the user did on the page up to the event, with the expression of the view if it is known.
  let journeySource:
    @MainActor (
      _ module: String, _ view: String?, _ dependencies: JourneyDependencies,
      _ leftOut: [ClosedRange<Int>]
    ) -> String

  /// The code of a view that runs, such as `onAppear`.
  static var viewCode: String? {
    #if DEBUG && !canImport(Darwin)
    ViewCode.current?.rawValue
    #else
    nil
    #endif
  }

  @MainActor static var current: RecordedEvent? {
    #if canImport(Darwin)
    nil
    #else
    HandledEvent.current.map { event in
      RecordedEvent(
        text: event.text,
        views: event.journal.views,
        number: event.number,
        journal: event.journal,
        lastStep: { event.journal.count }
      ) { module, view, dependencies, leftOut in
        var source = JourneySource()
        source.imports =
          ["ComposableArchitecture"] + dependencies.imports.subtracting([module]).sorted()
        source.declarations = dependencies.declarations
        source.dependencies = dependencies.statements
        source.comments = dependencies.comments
        source.betweenSteps = dependencies.betweenSteps
        source.module = module
        source.view = view
        return source.text(of: event.journal, upTo: event.number, leavingOut: leftOut)
      }
    }
    #endif
  }
}
