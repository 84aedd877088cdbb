nonisolated extension View {
  /// Changes the transactions of the changes inside the view, such as their animation.
  ///
  /// ```swift
  /// Text(count, format: .number).transaction { $0.animation = nil }
  /// ```
  ///
  /// The closure runs whenever something in the window has changed, and it receives the transaction of that change. An
  /// ``animation(_:value:)`` inside the view comes before it.
  ///
  /// - Parameter transform: Changes a transaction.
  /// - Returns: The view with its transactions.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, transform: transform)
  }

  /// Animates all changes inside the view.
  ///
  /// SwiftUI has deprecated this form and still accepts it. ``animation(_:value:)`` animates the changes of one value.
  ///
  /// - Parameter animation: The animation. `nil` changes at once.
  /// - Returns: The view with its animation.
  public func animation(_ animation: Animation?) -> some View {
    TransactionView(content: self) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }
}

private struct TransactionView<Content: View> {
  let content: Content
  let transform: (inout Transaction) -> Void
  @OwnObject private var scope = TransactionScope()
  @Environment(\.transactionScope) private var outer

  init(content: Content, transform: @escaping (inout Transaction) -> Void) {
    self.content = content
    self.transform = transform
  }
}

extension TransactionView: View {
  var body: some View {
    scope.transform = transform
    scope.outer = outer
    return EnvironmentView(
      content: TransactionElements(content: content, scope: scope),
      value: scope
    ) {
      $1.transactionScope = $0
      $0.motion.enter(&$1)
    }
  }
}

/// The change that a view makes to transactions, after those of the views around it.
private final class TransactionScope {
  var transform: (inout Transaction) -> Void = { _ in }
  weak var outer: TransactionScope?
  /// The animation that the last change of a transaction has.
  let motion = MotionScope()

  /// Returns the transaction inside the view for that of a change.
  func transaction(of change: Transaction) -> Transaction {
    var transaction = outer?.transaction(of: change) ?? change
    transform(&transaction)
    return transaction
  }
}

/// The elements inside a view that changes transactions.
private struct TransactionElements<Content: View> {
  let content: Content
  let scope: TransactionScope
}

extension TransactionElements: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let node = TransactionNode(scope: scope, child: content.makeNode(in: context))
    context.graph.transactions.add(node)
    return node
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node.cast(to: TransactionNode.self).child, in: context)
  }
}

private final class TransactionNode: WrapperNode, TransactionChanging {
  private let scope: TransactionScope

  init(scope: TransactionScope, child: ViewNode) {
    self.scope = scope
    super.init(child: child)
  }

  func animate(_ change: Transaction, in graph: ViewGraph) {
    let transaction = scope.transaction(of: change)
    let old = change.disablesAnimations ? nil : change.animation
    let new = transaction.disablesAnimations ? nil : transaction.animation
    guard new != old else { return }
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    graph.animate(elements, in: scope.motion, by: new)
  }
}

/// A node that changes the transactions of the changes inside it.
@MainActor
protocol TransactionChanging: ViewNode {
  /// Animates what a flush changes inside the node, unless it moves as everything else.
  func animate(_ change: Transaction, in graph: ViewGraph)
}

/// The nodes of a graph that change transactions.
struct TransactionNodes {
  private struct Entry {
    weak var node: (any TransactionChanging)?
  }

  private var entries: [Entry] = []
  /// The number of entries at which those of former nodes are removed.
  private var limit = 16

  mutating func add(_ node: any TransactionChanging) {
    if entries.count >= limit {
      entries.removeAll { $0.node == nil }
      limit = max(16, entries.count * 2)
    }
    entries.append(Entry(node: node))
  }

  /// Applies the transaction of a change.
  @MainActor
  func apply(_ change: Transaction, in graph: ViewGraph) {
    for entry in entries { entry.node?.animate(change, in: graph) }
  }
}

extension EnvironmentValues {
  private enum TransactionScopeKey: EnvironmentKey {
    static var defaultValue: TransactionScope? { nil }
  }

  /// The innermost view around that changes transactions.
  fileprivate var transactionScope: TransactionScope? {
    get { self[TransactionScopeKey.self] }
    set { self[TransactionScopeKey.self] = newValue }
  }
}
