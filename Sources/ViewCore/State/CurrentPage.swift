/// The page that code runs for.
///
/// Tasks inherit it from the code that starts them.
struct CurrentPage: Sendable {
  /// The page whose event or view started the running code.
  @TaskLocal static var value: CurrentPage?

  /// Opens URLs beside the page.
  let openURL: OpenURLAction
  /// The user's locale settings.
  let person: Person

  @MainActor
  init(_ environment: EnvironmentValues) {
    openURL = environment.openURL
    person = Person(environment)
  }

  /// Runs code of the app with this page as the current one.
  @MainActor
  func run<Result>(_ operation: () -> Result) -> Result {
    Self.$value.withValue(self, operation: operation)
  }
}
