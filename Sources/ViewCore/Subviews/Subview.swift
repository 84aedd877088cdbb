/// One of the views that another view consists of.
///
/// A container of an app gets its subviews from `Group(subviews:)` or `ForEach(subviews:)`, and shows each of them where
/// it wants to.
///
/// Where we differ from SwiftUI: a view that an app declares with a `body` is one subview, also if its body consists of
/// several views.
public struct Subview: Identifiable {
  /// The identity of a subview: its place in the view that it comes from.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  public let id: ID
  /// The values that the view has for its container.
  public let containerValues: ContainerValues
  let view: AnyView
}

extension Subview: View {
  public typealias Body = Never
}

extension Subview: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    SwitchNode(key: id, child: view.makeNode(in: context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: SwitchNode<ID>.self).show(view, key: id, in: context)
  }
}

/// The views that another view consists of, in their order.
public struct SubviewsCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  @MainActor
  init(of view: some View) {
    var list = SubviewList()
    list.add(view)
    self.init(list.subviews)
  }
}

extension SubviewsCollection: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}

/// Some of the views that another view consists of.
public struct SubviewsCollectionSlice {
  let subviews: ArraySlice<Subview>
}

extension SubviewsCollectionSlice: RandomAccessCollection {
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}
