/// One row of a collection: the content of an element, in an observation scope of its own.
///
/// There are thousands of rows, so a row stores only its position. The owner knows the element.
final class CollectionRow: UpdatableNode {
  /// The row's position, in four bytes that share a word with the node's depth.
  private var order: Int32 = 0
  /// The row's content, or `nil` while it is deferred to a later flush.
  private var child: ViewNode?
  private unowned let owner: CollectionNode
  /// The traits of all rows, from which this row derives its own.
  private var sharedTraits: RowTraits?

  /// Makes a row without content.
  init(at offset: Int, of owner: CollectionNode, in context: NodeContext) {
    self.owner = owner
    sharedTraits = context.traits
    super.init(context: context)
    place(at: offset)
    adoptTraits(in: context)
  }

  /// The row's position in the collection.
  var offset: Int { Int(order) }

  func place(at offset: Int) {
    order = Int32(clamping: offset)
  }

  /// Whether the row's content is made in a later flush.
  var isDeferred: Bool { child == nil }

  /// Makes the row's content, now or in a later flush.
  func begin(isDeferred: Bool, in context: NodeContext) {
    if isDeferred { context.graph.renderLater(self) } else { makeChild() }
    for places in context.environment.scrollPlaces {
      places.add(self, id: owner.id(at: offset), in: context.graph)
    }
  }

  /// Updates the row's content from its element and from the context of all rows.
  func patch(in context: NodeContext) {
    note(.surroundings)
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

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }

  /// Adds the traits of this row to those that all rows share.
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
