import ArgumentParser

/// The options for the content of the app and the folder of its files.
struct ContentOptions: ParsableArguments {
  @Option(
    help: """
      The folder for the documents and the settings of the app, in place of one of its name in \
      '~/.local/share' and one in '~/.config'.
      """
  )
  var data: String?

  @Flag(
    help: """
      Show what the stores of the app do on a page of its own, which this machine alone reaches. Only debug builds do.
      """
  )
  var inspector = false

  @Flag(
    help: """
      Do not record what the stores of the app do. Debug builds record the last 1,000 actions of each, and leave them in \
      a file if the app crashes.
      """
  )
  var noRecord = false

  @Flag(
    help: """
      Show on all pages what 'swift package live' writes to standard input about builds. Only debug builds do.
      """
  )
  var buildMessages = false

  @Flag(help: "Open the app in a browser.")
  var open = false

  @Flag(help: "Show the previews of the app, all on one page, in place of its windows.")
  var previews = false

  func validate() throws {
    guard inspector, noRecord else { return }
    throw ValidationError("'--inspector' shows what is recorded. Leave '--no-record' out.")
  }

  /// Refuses options that work in debug builds alone.
  func checkForReleaseBuild() throws(LaunchError) {
    if inspector { throw .inReleaseBuild("--inspector") }
    if noRecord { throw .inReleaseBuild("--no-record") }
    if buildMessages { throw .inReleaseBuild("--build-messages") }
  }
}
