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

  /// Changes the transaction of what changes inside the view together with a value.
  ///
  /// ```swift
  /// Text(count, format: .number).transaction(value: count) { $0.animation = .bouncy }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - transform: Changes a transaction. Its animation is that of the window.
  /// - Returns: The view with its transaction.
  public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    AnimatedView(content: self, value: value) { motions in
      var transaction = motions.transaction
      transform(&transaction)
      return transaction.disablesAnimations ? nil : transaction.animation
    }
  }

  /// Changes the transactions of what changes in some modifiers of the view.
  ///
  /// ```swift
  /// Text(title).transaction { $0.animation = nil } body: { $0.opacity(isActive ? 1 : 0.5) }
  /// ```
  ///
  /// A change in the view itself has the transaction that it would have without this modifier.
  ///
  /// - Parameters:
  ///   - transform: Changes a transaction.
  ///   - body: Adds modifiers to the view.
  /// - Returns: The view with these modifiers.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let placeholder = PlaceholderContentView(content: self, keepsTransaction: true)
    return TransactionView(content: body(placeholder), transform: transform)
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

/// A view to which the closure of ``View/animation(_:body:)`` or of ``View/transaction(_:body:)`` adds modifiers.
struct ContentOfBody<Content: View> {
  private let content: Content
  @Environment(\.transactionScope) private var scope

  init(content: Content) {
    self.content = content
  }
}

extension ContentOfBody: View {
  var body: some View {
    if let scope { inside(scope) }
  }

  private func inside(_ scope: TransactionScope) -> some View {
    scope.around.outer = scope.outer
    return EnvironmentView(
      content: TransactionElements(content: content, scope: scope, isRestored: true),
      value: scope.around
    ) {
      $1.transactionScope = $0
      $0.motion.enter(&$1)
    }
  }
}

private struct TransactionView<Content: View> {
  let content: Content
  let transform: (inout Transaction) -> Void
  @OwnObject var scope = TransactionScope()
  @Environment(\.transactionScope) private var outer
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
  init() {}

  var transform: (inout Transaction) -> Void = { _ in }
  weak var outer: TransactionScope?
  /// The animation that the last change of a transaction has.
  let motion = MotionScope()
  /// The scope of the content of a view to which this scope only adds modifiers.
  private(set) lazy var around = TransactionScope()

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
  /// Whether the elements are inside of others that have another transaction.
  var isRestored = false
}

extension TransactionElements: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let node = TransactionNode(
      scope: scope,
      child: content.makeNode(in: context),
      depth: isRestored ? context.boxes.count + (context.wrapsRows ? 1 : 0) : nil
    )
    context.graph.transactions.add(node)
    return node
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node.cast(to: TransactionNode.self).child, in: context)
  }
}

private final class TransactionNode: WrapperNode, TransactionChanging {
  private let scope: TransactionScope
  /// The number of boxes around the elements that have another transaction, or `nil` if there are none.
  private let depth: Int?

  init(scope: TransactionScope, child: ViewNode, depth: Int?) {
    self.scope = scope
    self.depth = depth
    super.init(child: child)
  }

  func animate(_ change: Transaction, in graph: ViewGraph) {
    let transaction = scope.transaction(of: change)
    guard let depth else {
      if transaction.completion != change.completion { graph.complete(transaction) }
      return move(from: change, to: transaction, in: scope, of: graph)
    }
    let restored = scope.around.transaction(of: change)
    move(from: transaction, to: restored, in: scope.around, of: graph, inside: depth)
  }

  /// Animates the elements, unless they move as what is around them.
  private func move(
    from outer: Transaction,
    to inner: Transaction,
    in scope: TransactionScope,
    of graph: ViewGraph,
    inside depth: Int = 0
  ) {
    let old = outer.disablesAnimations ? nil : outer.animation
    let new = inner.disablesAnimations ? nil : inner.animation
    guard new != old else { return }
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    for _ in 0..<depth { elements = elements.compactMap(\.boxed) }
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

  /// Applies the transaction of a change, which is made only if a view changes transactions.
  @MainActor
  func apply(_ change: @autoclosure () -> Transaction, in graph: ViewGraph) {
    guard !entries.isEmpty else { return }
    let change = change()
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
