/// Gives a view the looks of a transition that an app has described.
struct TransitionBody: Sendable {
  /// Returns a view in its look of a phase.
  let look: @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView
  /// Returns the animation that the transition itself has in a phase, if it has one.
  var animation: @MainActor @Sendable (TransitionPhase) -> Animation? = { _ in nil }
  /// Whether an insertion and a removal move the look.
  var isOfInsertion = true
  var isOfRemoval = true
}

extension TransitionBody {
  /// Returns a changed copy.
  func with(_ change: (inout Self) -> Void) -> Self {
    var body = self
    change(&body)
    return body
  }
}

/// A view with the looks of several transitions.
struct PhasedView<Content: View> {
  let content: Content
  let bodies: [TransitionBody]
}

extension PhasedView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    SwitchNode(key: bodies.count, child: view.makeNode(in: context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: SwitchNode<Int>.self).show(view, key: bodies.count, in: context)
  }

  @MainActor
  private var view: any View {
    bodies.isEmpty
      ? content : bodies.reduce(AnyView(content)) { AnyView(LookView(content: $0, body: $1)) }
  }
}

/// A view with the looks of one transition.
///
/// On the page it has the look of its place. The boxes of that look know the styles of the others, between which the page moves
/// them.
private struct LookView {
  let content: AnyView
  let phases: TransitionBody

  init(content: AnyView, body: TransitionBody) {
    self.content = content
    phases = body
  }
}

extension LookView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    view(in: context).makeNode(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    view(in: context).patchNode(node, in: context)
  }

  @MainActor
  private func view(in context: NodeContext) -> AnyView {
    let marked = MarkedBoxes(
      content: content,
      outerCount: context.boxes.count,
      coming: phases.isOfInsertion ? styles(in: .willAppear, context) : nil,
      going: phases.isOfRemoval ? styles(in: .didDisappear, context) : nil
    )
    return phases.look(AnyView(marked), .identity)
  }

  /// The styles of the boxes that the look of a phase puts around a view.
  @MainActor
  private func styles(in phase: TransitionPhase, _ context: NodeContext) -> [String?] {
    let boxes = RecordedBoxes()
    phases.look(AnyView(BoxRecorder(boxes: boxes)), phase).makeNode(in: context).unmount()
    return boxes.all.dropFirst(context.boxes.count).map { $0.element["style"] }
  }
}

private final class RecordedBoxes {
  var all: [ElementBox] = []
}

/// A view that shows nothing, and notes the boxes that modifiers put around it.
private struct BoxRecorder {
  let boxes: RecordedBoxes
}

extension BoxRecorder: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    boxes.all = context.boxes
    return ViewNode()
  }

  func patch(_ node: ViewNode, in context: NodeContext) {}
}

/// A view whose boxes have the styles of other phases as marks for the page.
private struct MarkedBoxes {
  let content: AnyView
  /// The number of boxes around those of the look.
  let outerCount: Int
  let coming: [String?]?
  let going: [String?]?
}

extension MarkedBoxes: ContextView {
  func change(_ context: inout NodeContext) {
    mark(&context.boxes, "data-in-inside", with: coming)
    mark(&context.boxes, "data-out-inside", with: going)
  }

  /// Marks the effects, which need no space of their own.
  @MainActor
  private func mark(_ boxes: inout [ElementBox], _ name: String, with styles: [String?]?) {
    guard let styles, boxes.count == outerCount + styles.count else { return }
    for (offset, style) in styles.enumerated() {
      let index = outerCount + offset
      guard boxes[index].element["class"]?.hasPrefix("effect") == true else { continue }
      boxes[index].element[name] = style ?? ""
    }
  }
}
