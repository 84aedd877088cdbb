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

    package init(function: String, file: String, line: Int) {
      self.function = function
      self.file = file
      self.line = line
    }
  }
}
