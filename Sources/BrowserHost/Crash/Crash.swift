/// A crash of the process.
package struct Crash: Equatable, Sendable {
  /// The signal that ends the process.
  package let signal: Int32
  /// The place of the code that failed, if it is known.
  package var place: Place?
  /// Sentences that name the files with what an inspector has recorded.
  package var recordings: [String] = []

  package init(signal: Int32, place: Place? = nil) {
    self.signal = signal
    self.place = place
  }

  /// A line of a function.
  package struct Place: Equatable, Sendable {
    package let function: String
    package let file: String
    package let line: Int
    /// The text of the line, if its file is on this machine.
    package var code: String?
    /// The function of the standard library that the line calls and that failed, such as `Array.subscript.getter`.
    package var failedCall: String?

    package init(function: String, file: String, line: Int) {
      self.function = function
      self.file = file
      self.line = line
    }
  }
}
