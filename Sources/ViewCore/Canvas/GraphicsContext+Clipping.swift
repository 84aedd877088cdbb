import Foundation

extension GraphicsContext {
  /// The ways in which a path clips.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Shows the outside of the path, and not its inside.
    public static let inverse = Self(rawValue: 1)
  }

  /// Clips what is drawn next to the inside of a path, and of the paths that clip it already.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - style: The rule for areas that the path surrounds several times. With ``ClipOptions/inverse`` the path must
  ///     surround each area once.
  ///   - options: ``ClipOptions/inverse`` for the outside of the path.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    let isInverse = options.contains(.inverse)
    if isInverse { path.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) }
    clips.append(CanvasClip(path: path, isEvenOdd: isInverse || style.isEOFilled))
  }
}
