/// The values that views have for the container around them.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// NoteView(note: note).containerValue(\.isPinned, true)
/// ```
///
/// A container of an app reads them from its ``Subview``s:
///
/// ```swift
/// ForEach(subviews: content) { subview in
///   subview.background(subview.containerValues.isPinned ? .yellow : .clear)
/// }
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value of a key, or the default if the view has none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of a type that ``View/tag(_:)`` has given to the view, or `nil`.
  ///
  /// - Parameter type: The type of the tag.
  /// - Returns: The tag.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }

  /// Returns whether the view has a tag.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: Whether the view has it.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }

  /// Returns whether the view has a tag of any type.
  func has(_ tag: AnyHashable) -> Bool { tags.contains(tag) }

  /// Adds a tag, which counts before those that were added earlier.
  mutating func add(_ tag: AnyHashable) {
    tags.insert(tag, at: 0)
  }
}

/// A key of a value that views have for the container around them; see ``ContainerValues``.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view without one.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Gives the view a value for the container around it.
  ///
  /// A container of an app reads it from a ``Subview``. The containers of the library read none.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: The new value.
  /// - Returns: The view with its value.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    ContainerValueView(content: self, keyPath: keyPath, value: value)
  }
}

/// A view with a value for the container around it, which shows its content as it is.
private struct ContainerValueView<Content: View, Value> {
  let content: Content
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    content.makeNode(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node, in: context)
  }
}

extension ContainerValueView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    list.add(content, setting: { $0[keyPath: keyPath] = value })
  }
}
