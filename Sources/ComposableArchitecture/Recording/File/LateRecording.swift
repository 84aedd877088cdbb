/// The error of a file for which there was no time.
struct LateRecording: Error, CustomStringConvertible {
  var description: String { "The time for it was over before its states were written." }
}
