import ArgumentParser

/// How long windows live, and how much they may take.
struct WindowOptions: ParsableArguments {
  @Option(help: "How many seconds a window is kept whose page has lost its connection.")
  var retention = 180

  @Option(
    help: """
      A file that keeps the values of windows which the app marks as kept, so that a window goes on when the app was \
      started anew. Or the address of a PostgreSQL database for processes on several machines, such as \
      'postgresql://db.example.com/app'. Without it windows end with the process.
      """
  )
  var sessions: String?

  @Option(
    help: """
      A file with keys that encrypt the values in '--sessions', each of 32 bytes in Base64 on a line of its own. The \
      first one encrypts, and all decrypt.
      """
  )
  var sessionKeys: String?

  @Option(
    help: """
      How many megabytes the process may take while windows are kept whose pages have lost their \
      connections, and for a window to open. Half of the memory, unless it is set.
      """
  )
  var memoryLimit: Int?

  @Option(help: "How many kilobytes a message of a page may have, and so the text of a field.")
  var messageLimit = 256

  @Option(help: "How many megabytes a file may have that a user sends or receives.")
  var fileLimit = 100

  func validate() throws {
    guard retention >= 0 else {
      throw ValidationError("'--retention' takes a number of seconds, not \(retention).")
    }
    guard sessions != nil || sessionKeys == nil else {
      throw ValidationError(
        "'--session-keys' encrypts what '--sessions' keeps, so it works together with that one alone."
      )
    }
    if let memoryLimit, !(0...1_048_576).contains(memoryLimit) {
      throw ValidationError(
        "'--memory-limit' takes a number of megabytes from 0 to 1048576, not \(memoryLimit)."
      )
    }
    guard (16...1_048_576).contains(messageLimit) else {
      throw ValidationError(
        "'--message-limit' takes a number of kilobytes from 16 to 1048576, not \(messageLimit)."
      )
    }
    guard (1...100_000).contains(fileLimit) else {
      throw ValidationError(
        "'--file-limit' takes a number of megabytes from 1 to 100000, not \(fileLimit)."
      )
    }
  }
}
