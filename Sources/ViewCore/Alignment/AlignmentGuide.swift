internal import ConcurrencyExtras
import Foundation

/// The place in a view that a container aligns along one axis.
enum AlignmentGuide: Equatable, Sendable {
  case start
  case center
  case end
  case firstBaseline
  case lastBaseline
  case own(OwnAlignment)

  /// The value for `align-items` and `justify-items`.
  ///
  /// The page moves views with an app's own guide, from the side at which they are.
  var css: String {
    switch self {
    case .start, .own: "start"
    case .center: "center"
    case .end: "end"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    }
  }

  /// The name on the page, without its axis.
  var name: String {
    switch self {
    case .start, .center, .end, .lastBaseline: css
    // Browsers write it so.
    case .firstBaseline: "baseline"
    case .own(let own): "\(own.number)"
    }
  }

  /// The style declaration by which the page knows the guide of an app's own.
  func declaration(ofAxis axis: String) -> String? {
    guard case .own(let own) = self else { return nil }
    return "--\(axis)-guide:\(name) \(own.factors.map(CSS.exact).joined(separator: " "))"
  }

  /// The value of `align-items` in a stack, and the guide of an app's own.
  func stackCSS(ofAxis axis: String) -> String {
    declaration(ofAxis: axis).map { "\(css);\($0)" } ?? css
  }

  /// The place of the guide in a view that says nothing about it.
  ///
  /// - Parameters:
  ///   - dimensions: The dimensions of the view.
  ///   - length: Its length along the axis.
  /// - Returns: The distance from the leading or the upper side.
  func defaultValue(in dimensions: ViewDimensions, length: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end: length
    case .firstBaseline: dimensions.baseline(isLast: false)
    case .lastBaseline: dimensions.baseline(isLast: true)
    case .own(let own): own.id.defaultValue(in: dimensions)
    }
  }
}

/// An alignment of an app's own, of which there is one value for each type.
final class OwnAlignment: Sendable {
  let id: any AlignmentID.Type
  /// The name of the alignment on the page.
  ///
  /// The name of the type would not do: two private types may have the same one.
  let number: Int
  /// The shares of the width, the height and both baselines, and the fixed length, whose sum is the default value.
  let factors: [Double]

  private static let all = Locked<[ObjectIdentifier: OwnAlignment]>([:])

  /// Returns the alignment of a type.
  static func of(_ id: any AlignmentID.Type) -> OwnAlignment {
    if let known = all.withLock({ $0[ObjectIdentifier(id)] }) { return known }
    // The lock is not held while code of the app runs.
    let factors = factors(of: id)
    return all.withLock { all in
      let own = all[ObjectIdentifier(id)] ?? OwnAlignment(id, number: all.count, factors: factors)
      all[ObjectIdentifier(id)] = own
      return own
    }
  }

  private init(_ id: any AlignmentID.Type, number: Int, factors: [Double]) {
    self.id = id
    self.number = number
    self.factors = factors
  }

  /// Finds the factors from some dimensions, and checks them with others.
  private static func factors(of id: any AlignmentID.Type) -> [Double] {
    func value(_ lengths: [Double]) -> Double {
      Double(id.defaultValue(in: ViewDimensions(MeasuredGuides(lengths: lengths))))
    }
    let unit = 256.0
    let fixed = value([0, 0, 0, 0])
    let shares = (0..<4).map { place in
      (value((0..<4).map { $0 == place ? unit : 0 }) - fixed) / unit
    }
    let samples = [
      [7.0, 3, 1, 2], [40, 900, 17, 800], [1100, 60, 30, 41], [333, 333, 300, 320],
    ]
    let isSum = samples.allSatisfy { sample in
      let sum = zip(shares, sample).reduce(fixed) { $0 + $1.0 * $1.1 }
      return abs(sum - value(sample)) < 0.001
    }
    guard isSum else {
      Issues.report(Issues.alignmentIsNoSum("\(id)"))
      return [0, 0, 0, 0, 0]
    }
    return shares + [fixed]
  }
}

extension OwnAlignment: Equatable {
  static func == (one: OwnAlignment, other: OwnAlignment) -> Bool { one === other }
}
