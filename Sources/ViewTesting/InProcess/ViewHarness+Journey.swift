import ViewCore

/// The names in the source of a recorded journey, and what the journey does not know.
public struct JourneyOptions {
  /// The name of the test's suite.
  public var suite = "RecordedJourneyTests"

  /// The name of the test.
  public var name = "recordedJourneyIsPossibleAgain"

  /// Modules that the test imports, beside those that every test needs.
  public var imports: [String] = []

  /// The module that the test imports for testing, or nil for none.
  public var module: String?

  /// The expression of the view, such as `TodosView(store: store)`, or nil for a placeholder.
  public var view: String?

  /// Creates options with the default names.
  public init() {}
}

extension ViewHarness {
  /// Writes the steps of the test so far as the source of another test.
  ///
  /// ```swift
  /// let view = ViewHarness(recordsJourney: true) { TodosView(store: store) }
  /// try view.tap(.button("Add"))
  /// var options = JourneyOptions()
  /// options.view = "TodosView(store: store)"
  /// print(view.journeySource(options: options))
  /// ```
  ///
  /// A step finds its element by role and name. If several have the same, it names a text of the row around the element, or
  /// its place among them. An element that was not there at the step before is awaited first.
  ///
  /// A step without source, such as a drag, becomes a comment that begins with `Fill in`.
  ///
  /// The inspector writes the same of what a user does in a browser.
  ///
  /// - Parameter options: The names in the test.
  /// - Returns: The source of a file. It has no steps unless the harness was made with `recordsJourney` or a timeline.
  public func journeySource(options: JourneyOptions = JourneyOptions()) -> String {
    var source = JourneySource()
    source.suite = options.suite
    source.name = options.name
    source.imports = options.imports
    source.module = options.module
    source.view = options.view
    let journal = graph.journal ?? EventJournal()
    return source.text(of: journal, upTo: journal.count)
  }
}
