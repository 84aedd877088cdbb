internal import ConcurrencyExtras

nonisolated extension View {
  /// Runs an action when the value that the views inside provide for a key has changed.
  ///
  /// The action also runs when the view appears, with the first value. If no view inside provides one, that is the
  /// default value.
  ///
  /// ```swift
  /// HStack { ForEach(tags) { TagView(tag: $0) } }
  ///   .onPreferenceChange(WidestKey.self) { width = $0 }
  /// ```
  ///
  /// An action may set a state on which the value depends. If the value still changes after several runs in one update of
  /// the screen, the later values are ignored and the line of the modifier is reported.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - action: The action, which receives the new value.
  ///   - fileID: Where a value that never stops changing is reported.
  ///   - filePath: Where a value that never stops changing is reported.
  ///   - line: Where a value that never stops changing is reported.
  ///   - column: Where a value that never stops changing is reported.
  /// - Returns: The view with its action.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View where K.Value: Equatable {
    PreferenceActionView<Self, K>(
      content: self,
      action: action,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

private struct PreferenceActionView<Content: View, Key: PreferenceKey>
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void
  let location: SourceLocation
}

extension PreferenceActionView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    PreferenceActionNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: PreferenceActionNode<Content, Key>.self)
    node.action = action
    node.update(content, in: context)
  }
}

private final class PreferenceActionNode<Content: View, Key: PreferenceKey>:
  PreferenceReaderNode<Key, Content>
where Key.Value: Equatable {
  /// The number of runs of the action in one flush after which it does not run again.
  private static var maximumRuns: Int { 10 }

  var action: (Key.Value) -> Void
  private let location: SourceLocation
  private unowned let graph: ViewGraph
  private var value: Key.Value?
  /// The flush in which the action ran last, and how often it ran in it.
  private var lastRuns = (flush: 0, count: 0)

  init(_ view: PreferenceActionView<Content, Key>, in context: NodeContext) {
    action = view.action
    location = view.location
    graph = context.graph
    super.init(view.content, in: context)
  }

  override func receive(_ value: Key.Value) {
    guard value != self.value else { return }
    if lastRuns.flush != graph.preferences.flush { lastRuns = (graph.preferences.flush, 0) }
    guard lastRuns.count < Self.maximumRuns else {
      return Issues.reportOnce(
        Issues.preferenceNeverSettles(Key.self, runs: Self.maximumRuns),
        at: location
      )
    }
    lastRuns.count += 1
    self.value = .some(value)
    graph.afterUpdate { [action] in action(value) }
  }
}
