/// The views of a layout, in their order.
public struct LayoutSubviews: Equatable {
  private let views: [LayoutSubview]
  /// Whether texts run from left to right or from right to left.
  ///
  /// The page mirrors places where they run from right to left.
  public let layoutDirection: LayoutDirection

  init(_ pass: LayoutPass) {
    views = pass.views.indices.map { LayoutSubview(index: $0, pass: pass) }
    layoutDirection = pass.layoutDirection
  }

  private init(_ views: [LayoutSubview], _ layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  /// The views at some indices.
  public subscript<Indices: Sequence>(indices: Indices) -> Self where Indices.Element == Int {
    Self(indices.map { views[$0] }, layoutDirection)
  }
}

extension LayoutSubviews: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }
  public subscript(bounds: Range<Int>) -> Self { Self(Array(views[bounds]), layoutDirection) }
}
