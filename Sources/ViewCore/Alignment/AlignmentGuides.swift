/// The alignment guides of a window.
///
/// Closures of several views may share variables. So all of them run when one is new or its view has another size, each
/// once, and in the order of the views. They run after all other code of the app.
final class AlignmentGuides: UpdatableNode {
  init(in graph: ViewGraph) {
    super.init(
      context: NodeContext(
        graph: graph,
        container: graph.container,
        environment: graph.environment,
        depth: Int(Int32.max)
      )
    )
  }

  override nonisolated var viewType: Any.Type { AlignmentGuides.self }

  override func update() {
    var guides: [GuideNode] = []
    Self.collect(from: setting.graph.container, into: &guides)
    evaluate { for guide in guides { guide.run() } }
  }

  private static func collect(from node: ViewNode, into guides: inout [GuideNode]) {
    if let guide = node as? GuideNode { guides.append(guide) }
    node.forEachChild { collect(from: $0, into: &guides) }
  }
}
