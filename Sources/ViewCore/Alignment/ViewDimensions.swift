public import Foundation

/// The size of a view, and the places of its alignment guides.
///
/// ```swift
/// Text(amount).alignmentGuide(.leading) { $0.width / 2 }
/// ```
public struct ViewDimensions: Equatable {
  private let measured: MeasuredGuides
  private let reads: GuideReads?

  init(_ measured: MeasuredGuides, notingReadsIn reads: GuideReads? = nil) {
    self.measured = measured
    self.reads = reads
  }

  /// The width in points.
  public var width: CGFloat {
    reads?.isAny = true
    return measured.size.width
  }

  /// The height in points.
  public var height: CGFloat {
    reads?.isAny = true
    return measured.size.height
  }

  /// The place of a horizontal guide, from the leading side in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.guide.defaultValue(in: self, length: measured.size.width)
  }

  /// The place of a vertical guide, from the upper side in points.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.guide.defaultValue(in: self, length: measured.size.height)
  }

  /// The place that the view, or views inside it, have given to a horizontal guide, if any.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitValue(of: guide.key)
  }

  /// The place that the view, or views inside it, have given to a vertical guide, if any.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitValue(of: guide.key)
  }

  public static func == (one: Self, other: Self) -> Bool { one.measured == other.measured }

  /// The place of the first or the last baseline of the texts.
  func baseline(isLast: Bool) -> CGFloat {
    reads?.isAny = true
    return isLast ? measured.lastBaseline : measured.firstBaseline
  }

  private func explicitValue(of key: String) -> CGFloat? {
    reads?.note(key)
    return measured.explicit[key]
  }
}

/// The guides of which the closure of a view has read the places so far.
final class GuideReads {
  /// Whether the closure has read anything.
  var isAny = false
  private(set) var keys: [String] = []

  func note(_ key: String) {
    isAny = true
    if !keys.contains(key) { keys.append(key) }
  }
}

/// The dimensions of a view, as the page has reported them.
struct MeasuredGuides: Equatable, Sendable {
  let size: CGSize
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat
  /// The places that views have given to guides, by the name of the guide.
  let explicit: [String: CGFloat]

  static let none = Self(lengths: [0, 0, 0, 0])

  /// Creates dimensions from the width, the height and both baselines.
  init(lengths: [Double]) {
    size = CGSize(width: lengths[0], height: lengths[1])
    firstBaseline = lengths[2]
    lastBaseline = lengths[3]
    explicit = [:]
  }

  /// Reads a report, or fails if it is about another number of guides.
  ///
  /// - Parameters:
  ///   - place: The report. In place of further corners it has a pair for each name: 1 and the place that views have given
  ///     to the guide, or 0 and its usual place.
  ///   - keys: The names of guides.
  init?(_ place: Event.Place, of keys: [String]) {
    guard place.corners.count == keys.count + 1 else { return nil }
    let guides = Dictionary(zip(keys, place.corners.dropFirst())) { first, _ in first }
    size = place.size
    firstBaseline = guides[VerticalAlignment.firstTextBaseline.key]?.y ?? 0
    lastBaseline = guides[VerticalAlignment.lastTextBaseline.key]?.y ?? 0
    explicit = guides.filter { $0.value.x == 1 }.mapValues(\.y)
  }
}
