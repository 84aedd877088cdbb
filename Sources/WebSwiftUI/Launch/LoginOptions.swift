import ArgumentParser

/// How long the logins of users last, in an app with authentication.
struct LoginOptions: ParsableArguments {
  @Option(help: "After how many minutes without use a login ends, with all of its windows.")
  var loginIdleTime = 480

  @Option(help: "After how many minutes a login ends in any case, with all of its windows.")
  var loginLifetime = 1440

  func validate() throws {
    for (name, minutes) in [
      ("--login-idle-time", loginIdleTime), ("--login-lifetime", loginLifetime),
    ] where !(1...5_256_000).contains(minutes) {
      throw ValidationError(
        "'\(name)' takes a number of minutes from 1 to 5256000, not \(minutes)."
      )
    }
  }
}
