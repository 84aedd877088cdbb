/// A line of a log, as a literal with values.
///
/// A value is public or private. By itself a number or a truth value is public, and a text or any other value is private.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let parts: [OSLogInterpolation.Part]

  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  public init(stringInterpolation: OSLogInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The line.
  ///
  /// - Parameter showsPrivateValues: Whether private values stand in it, and no marks in their places.
  /// - Returns: The line.
  func text(showsPrivateValues: Bool) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let value, let privacy, let alignment):
        alignment.aligned(
          privacy.isHidden && !showsPrivateValues ? privacy.mark(of: value()) : value()
        )
      }
    }.joined()
  }
}
