internal import ConcurrencyExtras

/// A view that was made with invalid values, which are reported once for its place in the source.
///
/// A value that is computed from a size may be wrong again and again, in each row of a list.
struct ReportedView<Content: View> {
  let content: Content
  /// The texts of the issues.
  let issues: [String]
  let location: SourceLocation
}

extension ReportedView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    report(in: context)
    return content.makeNode(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    report(in: context)
    content.patchNode(node, in: context)
  }

  @MainActor
  private func report(in context: NodeContext) {
    guard !issues.isEmpty, context.graph.isFirstReport(at: location) else { return }
    for issue in issues { Issues.report(issue, at: location) }
  }
}
