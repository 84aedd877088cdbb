/// Views of a tree, whose branches the user opens and closes.
///
/// ```swift
/// OutlineGroup(folders, children: \.folders) { Text($0.name) }
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private let data: AnyRandomAccessCollection<Data.Element>
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content

  /// Shows identifiable elements and their descendants.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The key path to an element's children, which is `nil` for a leaf.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Shows elements that are identified by the value of a key path, and their descendants.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The key path to a value that no two elements share.
  ///   - children: The key path to an element's children, which is `nil` for a leaf.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(AnyRandomAccessCollection(data), id, children, content)
  }

  /// Shows an identifiable element and its descendants.
  ///
  /// ```swift
  /// OutlineGroup(library, children: \.folders) { Text($0.name) }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The element at the top.
  ///   - children: The key path to an element's children, which is `nil` for a leaf.
  ///   - content: Makes the view of an element.
  public init<DataElement: Identifiable>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Shows an element that is identified by the value of a key path, and its descendants.
  ///
  /// - Parameters:
  ///   - root: The element at the top.
  ///   - id: The key path to a value that no two elements share.
  ///   - children: The key path to an element's children, which is `nil` for a leaf.
  ///   - content: Makes the view of an element.
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element {
    self.init(AnyRandomAccessCollection([root]), id, children, content)
  }

  private init(
    _ data: AnyRandomAccessCollection<Data.Element>,
    _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>,
    _ content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View {
  public var body: some View {
    ForEach(data, id: id) { element in
      if let inside = element[keyPath: children] {
        OutlineBranch(
          children: OutlineGroup(inside, id: id, children: children, content: content),
          label: content(element)
        )
      } else {
        content(element)
      }
    }
  }
}

/// An element with children, which exist while it is open.
///
/// Whether it is open is state, so an open branch of a long list is still open when the user scrolls back to it.
private struct OutlineBranch<Children: View, Label: View>: View {
  let children: Children
  let label: Label
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup(isExpanded: $isOpen) {
      if isOpen { children }
    } label: {
      label
    }
  }
}

extension List where SelectionValue == Never, Content == AnyView {
  /// Makes a row of each identifiable element of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The key path to an element's children, which is `nil` for a leaf.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable {
    let rows = OutlineGroup(data, children: children, content: rowContent)
    self.init(content: rows, selection: nil)
  }

  /// Makes a row of each element of a tree, identified by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The key path to a value that no two elements share.
  ///   - children: The key path to an element's children, which is `nil` for a leaf.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) {
    let rows = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.init(content: rows, selection: nil)
  }
}
