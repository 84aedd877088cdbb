/// What there is to know of a page for code that it runs, and for the tasks that this code starts.
struct CurrentPage: Sendable {
  /// The page whose event, or whose view, started what is running.
  @TaskLocal static var value: CurrentPage?

  /// Opens addresses beside the page.
  let openURL: OpenURLAction
  /// Who looks at the page.
  let person: Person

  @MainActor
  init(_ environment: EnvironmentValues) {
    openURL = environment.openURL
    person = Person(environment)
  }

  /// Runs code of the app as that of this page.
  @MainActor
  func run<Result>(_ operation: () -> Result) -> Result {
    Self.$value.withValue(self, operation: operation)
  }
}
