internal import ConcurrencyExtras

/// The key of a value that a view has for the layout around it.
///
/// ```swift
/// private struct Weight: LayoutValueKey {
///   static let defaultValue = 1.0
/// }
///
/// Text("Twice").layoutValue(key: Weight.self, value: 2)
/// ```
///
/// A layout reads it as `subview[Weight.self]`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Sets a value of the view for the layout around it.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value.
  /// - Returns: The view with its value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    LayoutValueView<Self, K>(content: self, value: value)
  }
}

/// The key of the priority that `layoutPriority` sets.
enum LayoutPriorityKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

/// A view with a value for the layout around it.
struct LayoutValueView<Content: View, Key: LayoutValueKey> {
  let content: Content
  let value: Key.Value
}

extension LayoutValueView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    LayoutValueNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: LayoutValueNode<Content, Key>.self).patch(with: self, in: context)
  }
}

/// A node that knows a value of its elements for the layout around them.
class LayoutValueSource: WrapperNode {
  /// Adds the value to those of an element.
  ///
  /// Outer modifiers come after inner ones.
  func add(to values: inout [ObjectIdentifier: Any]) {}

  final var elements: [ElementNode] {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return elements
  }
}

private final class LayoutValueNode<Content: View, Key: LayoutValueKey>: LayoutValueSource {
  private var value: Key.Value
  private let area: LayoutArea?

  init(_ view: LayoutValueView<Content, Key>, in context: NodeContext) {
    value = view.value
    area = context.environment.layoutArea
    super.init(child: view.content.makeNode(in: context))
    area?.add(self)
  }

  func patch(with view: LayoutValueView<Content, Key>, in context: NodeContext) {
    let isSame = Equality.areEqual(value, view.value)
    value = view.value
    view.content.patchNode(child, in: context)
    if !isSame { area?.setNeedsLayout() }
  }

  override func add(to values: inout [ObjectIdentifier: Any]) {
    values[ObjectIdentifier(Key.self)] = value
  }

  override func unmount() {
    area?.remove(self)
    super.unmount()
  }
}
