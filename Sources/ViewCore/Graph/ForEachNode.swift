/// The node of a collection's rows, kept by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode,
  RowOwner
{
  typealias Row = ForEachRow<Data.Element, ID, Content>

  /// An id with the number of equal ids before it, which is 0 unless the app made a mistake.
  private struct Key: Hashable {
    let id: ID
    var occurrence = 0
  }

  private var keys: [Key]
  private var rows: [Row]
  private var hasReportedDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    keys = []
    rows = []
    super.init()
    keys = makeKeys(of: view)
    rows = zip(keys, view.data).map { makeRow($1, key: $0, of: view, in: context) }
  }

  func patch(with view: ForEach<Data, ID, Content>, in context: NodeContext) {
    let keys = makeKeys(of: view)
    if keys == self.keys {
      for (row, element) in zip(rows, view.data) {
        row.patch(with: element, content: view.content, in: context)
      }
    } else {
      replaceRows(for: keys, of: view, in: context)
      context.container.setNeedsChildren()
    }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    for row in rows { row.appendElements(to: &elements) }
  }

  override func unmount() {
    for row in rows { row.unmount() }
  }

  private func replaceRows(
    for keys: [Key],
    of view: ForEach<Data, ID, Content>,
    in context: NodeContext
  ) {
    var leaving = Dictionary(uniqueKeysWithValues: zip(self.keys, rows))
    rows = zip(keys, view.data).map { key, element in
      guard let row = leaving.removeValue(forKey: key)
      else { return makeRow(element, key: key, of: view, in: context) }
      row.patch(with: element, content: view.content, in: context)
      return row
    }
    for key in self.keys { leaving[key]?.unmount() }
    self.keys = keys
  }

  private func makeRow(
    _ element: Data.Element,
    key: Key,
    of view: ForEach<Data, ID, Content>,
    in context: NodeContext
  ) -> Row {
    Row(element, id: key.id, content: view.content, owner: self, in: context)
  }

  var rowCount: Int { rows.count }

  func offset(of row: UpdatableNode) -> Int? {
    rows.firstIndex { $0 === row }
  }

  private func makeKeys(of view: ForEach<Data, ID, Content>) -> [Key] {
    var keys = view.data.map { Key(id: view.id($0)) }
    guard keys != self.keys else { return keys }
    var seen: Set<Key> = []
    seen.reserveCapacity(keys.count)
    for index in keys.indices {
      while !seen.insert(keys[index]).inserted {
        if !hasReportedDuplicates {
          hasReportedDuplicates = true
          Issues.report(Issues.duplicateID(keys[index].id, in: Content.self), at: view.location)
        }
        keys[index].occurrence += 1
      }
    }
    return keys
  }
}

/// One row: the content of an element, in an observation scope of its own.
final class ForEachRow<Element, ID: Hashable, Content: View>: UpdatableNode {
  private let id: ID
  private var element: Element
  private var content: (Element) -> Content
  private var child = ViewNode()
  private unowned let owner: any RowOwner
  /// The traits of all rows, from which those of this one are made.
  private var sharedTraits: RowTraits?

  init(
    _ element: Element,
    id: ID,
    content: @escaping (Element) -> Content,
    owner: any RowOwner,
    in context: NodeContext
  ) {
    self.id = id
    self.element = element
    self.content = content
    self.owner = owner
    super.init(context: context)
    self.context.depth += 1
    adopt(context.traits)
    child = evaluate { content(element) }.makeNode(in: self.context)
    context.environment.scrollPlaces?.add(self, id: AnyHashable(unwrapped: id), in: context.graph)
  }

  func patch(
    with element: Element,
    content: @escaping (Element) -> Content,
    in context: NodeContext
  ) {
    self.element = element
    self.content = content
    self.context.environment = context.environment
    self.context.boxes = context.boxes
    self.context.attributes = context.attributes
    self.context.row = context.row
    if context.traits !== sharedTraits { adopt(context.traits) }
    update()
  }

  override func update() {
    evaluate { content(element) }.patchNode(child, in: context)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    super.unmount()
    child.unmount()
  }

  private func adopt(_ traits: RowTraits?) {
    sharedTraits = traits
    context.traits = traits
    if traits?.editing != nil {
      context.traits = traits?.with { $0.position = RowPosition(of: self, in: owner) }
    } else if context.group != nil {
      context.traits = (traits ?? RowTraits()).with { $0.tag = AnyHashable(unwrapped: id) }
    }
  }
}
