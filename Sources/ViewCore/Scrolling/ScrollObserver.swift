/// The parts of a report that a modifier needs of the scroll view inside.
struct ScrollNeeds: OptionSet {
  let rawValue: Int

  /// How far it is scrolled, and how large its content is.
  static let geometry = Self(rawValue: 1 << 0)
  /// Whether it scrolls.
  static let phase = Self(rawValue: 1 << 1)
  /// The view at the anchor, where the user has scrolled.
  static let position = Self(rawValue: 1 << 2)
}

/// Follows the scroll view inside of a modifier.
@MainActor
final class ScrollObserver {
  /// The views with ids in the scroll view.
  let places = ScrollPlaces()
  /// The scroll view, once it exists.
  var area: ScrollArea?
  /// Takes a report of the page.
  var receive: (ScrollReport) -> Void = { _ in }

  nonisolated init() {}
}

/// The wishes of a modifier for the scroll view inside.
struct ScrollObservation {
  let observer: ScrollObserver
  let needs: ScrollNeeds
  /// The place in the scroll view at which the view counts.
  var anchor: UnitPoint?
}

/// The last value that a modifier has passed on.
@MainActor
final class LastScrollValue<Value: Equatable> {
  private var value: Value?

  nonisolated init() {}

  /// Runs an action with the last value and a new one, unless they are equal.
  ///
  /// Before the first value there was that of the view's beginning. Without one the first value is passed twice.
  func replace(
    by new: Value,
    beginningWith first: Value? = nil,
    _ action: (Value, Value) -> Void
  ) {
    let old = value ?? first
    value = .some(new)
    if old != .some(new) { action(old ?? new, new) }
  }
}

nonisolated extension View {
  /// Has an observer follow the scroll view inside.
  func observingScroll(_ observation: ScrollObservation) -> some View {
    EnvironmentView(content: self, value: observation) { observation, environment in
      environment.scrollObservations.append(observation)
      if observation.needs.contains(.position) {
        environment.scrollPlaces.append(observation.observer.places)
      }
    }
  }
}

extension EnvironmentValues {
  private enum ScrollObservationsKey: EnvironmentKey {
    static var defaultValue: [ScrollObservation] { [] }
  }

  /// The wishes for the next scroll view inside.
  var scrollObservations: [ScrollObservation] {
    get { self[ScrollObservationsKey.self] }
    set { self[ScrollObservationsKey.self] = newValue }
  }
}

/// The content of a scroll view, whose observers follow no scroll view inside of it.
struct ScrollAreaContent<Content: View> {
  let content: Content
}

extension ScrollAreaContent: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let observations = context.environment.scrollObservations
    guard !observations.isEmpty else { return content.makeNode(in: context) }
    return ScrollAreaNode(
      observations.map(\.observer),
      child: unobserved.makeNode(in: context),
      in: context
    )
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    guard let node = node as? ScrollAreaNode else { return content.patchNode(node, in: context) }
    node.open(in: context)
    unobserved.patchNode(node.child, in: context)
  }

  private var unobserved: EnvironmentView<Content, Bool> {
    EnvironmentView(content: content, value: true) { $1.scrollObservations = [] }
  }
}

private final class ScrollAreaNode: WrapperNode {
  private let observers: [ScrollObserver]

  init(_ observers: [ScrollObserver], child: ViewNode, in context: NodeContext) {
    self.observers = observers
    super.init(child: child)
    open(in: context)
  }

  func open(in context: NodeContext) {
    let area = ScrollArea(
      element: context.container,
      graph: context.graph,
      layoutDirection: context.environment.layoutDirection
    )
    for observer in observers { observer.area = area }
  }
}
