/// The node of a view that reads a preference of its content.
class PreferenceReaderNode<Key: PreferenceKey, Content: View>: WrapperNode {
  private let scope: PreferenceScope

  init(_ content: Content, in context: NodeContext) {
    let scope = PreferenceScope(of: Key.self, in: context)
    self.scope = scope
    super.init(child: Self.view(content, in: scope).makeNode(in: context))
    scope.open(for: self)
  }

  final func update(_ content: Content, in context: NodeContext) {
    Self.view(content, in: scope).patchNode(child, in: context)
  }

  /// Called with the value when it may have changed.
  func receive(_ value: Key.Value) {}

  override func unmount() {
    super.unmount()
    scope.close()
  }

  private static func view(
    _ content: Content,
    in scope: PreferenceScope
  ) -> EnvironmentView<Content, PreferenceScope> {
    EnvironmentView(content: content, value: scope) { $1.preferenceScope = $0 }
  }
}

extension PreferenceReaderNode: PreferenceReader {
  final func readPreference() {
    let preference = PreferenceReduction<Key>()
    child.collect(preference)
    receive(preference.value ?? Key.defaultValue)
  }
}
