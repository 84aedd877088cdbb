/// One row of a collection: the content of an element, in an observation scope of its own.
///
/// There are thousands of them: what a row is of, its node knows no more of than its place.
final class CollectionRow: UpdatableNode {
  /// Where the row stands, in four bytes beside the depth of the node.
  private var order: Int32 = 0
  /// What the row shows, or nothing yet while it waits for another flush.
  private var child: ViewNode?
  private unowned let owner: CollectionNode
  /// The traits of all rows, from which those of this one are made.
  private var sharedTraits: RowTraits?

  /// Makes a row in which nothing is yet.
  init(at offset: Int, of owner: CollectionNode, in context: NodeContext) {
    self.owner = owner
    sharedTraits = context.traits
    super.init(context: context)
    place(at: offset)
    adoptTraits(in: context)
  }

  /// Where the row stands.
  var offset: Int { Int(order) }

  func place(at offset: Int) {
    order = Int32(clamping: offset)
  }

  /// Makes what is in the row, now or in another flush.
  func begin(isDeferred: Bool, in context: NodeContext) {
    if isDeferred { context.graph.renderLater(self) } else { makeChild() }
    context.environment.scrollPlaces?.add(self, id: owner.id(at: offset), in: context.graph)
  }

  /// Brings what is in the row up to date with its element, and with the context of all rows.
  func patch(in context: NodeContext) {
    if context.traits === sharedTraits {
      move(to: context.with(setting.traits))
    } else {
      sharedTraits = context.traits
      move(to: context)
      adoptTraits(in: context)
    }
    update()
  }

  override var placeInTree: Int { super.placeInTree | offset }

  override nonisolated var viewType: Any.Type { owner.viewType }

  override func update() {
    guard let child else { return }
    owner.patch(child, of: self)
  }

  private func makeChild() {
    child = owner.makeChild(of: self)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child?.appendElements(to: &elements)
  }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }

  /// Adds to the traits of all rows what is true of this one alone.
  private func adoptTraits(in context: NodeContext) {
    let traits = context.traits
    let isEditable = traits?.editing != nil
    guard isEditable || context.needsTags else { return }
    let own = (traits ?? RowTraits()).with {
      if isEditable { $0.position = RowPosition(of: self, in: owner) }
      if context.needsTags { $0.tag = owner.id(at: offset) }
    }
    move(to: context.with(own))
  }
}

extension CollectionRow: IncrementalRendering.DeferredNode {
  func renderDeferred() {
    guard !isUnmounted, child == nil else { return }
    makeChild()
    context.container.setNeedsChildren()
  }
}
