/// The values and the answers of dependencies that the test of a journey needs beside the steps of the user.
struct JourneyDependencies {
  /// The statements before the view.
  let declarations: [String]
  /// The statements that override dependencies.
  let statements: [String]
  /// Comments about dependencies that no statement overrides.
  let comments: [String]
  /// The statements between the steps of the user, by the number of the step that follows.
  let betweenSteps: [Int: [String]]
  /// The modules of the values that the statements have.
  let imports: Set<String>
}
