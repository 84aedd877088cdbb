/// A view that sets or changes a preference.
struct PreferenceView<Content: View, Key: PreferenceKey> {
  let content: Content
  let change: PreferenceChange<Key>
}

/// The change of a preference by one view.
enum PreferenceChange<Key: PreferenceKey> {
  /// The value replaces those of the views inside.
  case value(Key.Value)
  /// A function changes the value of the views inside.
  case transform((inout Key.Value) -> Void)
}

extension PreferenceView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    PreferenceNode(change, child: content.makeNode(in: context), in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: PreferenceNode<Key>.self)
    content.patchNode(node.child, in: context)
    node.update(change)
  }
}

private final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
  private var change: PreferenceChange<Key>
  private let scope: PreferenceScope?

  init(_ change: PreferenceChange<Key>, child: ViewNode, in context: NodeContext) {
    self.change = change
    scope = context.environment.preferenceScope
    super.init(child: child)
    scope?.invalidate(Key.self)
  }

  func update(_ change: PreferenceChange<Key>) {
    let old = self.change
    self.change = change
    if case (.value(let old), .value(let new)) = (old, change), Equality.areEqual(old, new) {
      return
    }
    scope?.invalidate(Key.self)
  }

  override func collect(_ preference: AnyPreferenceReduction) {
    guard let preference = preference as? PreferenceReduction<Key> else {
      return super.collect(preference)
    }
    switch change {
    case .value(let value): preference.add(value)
    case .transform(let change):
      preference.enterContainer()
      child.collect(preference)
      preference.transform(by: change)
      preference.leaveContainer()
    }
  }

  override func unmount() {
    super.unmount()
    scope?.invalidate(Key.self)
  }
}
