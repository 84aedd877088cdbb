/// The node of a collection's rows, kept by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  typealias Row = ForEachRow<Data, ID, Content>

  /// An id with the number of equal ids before it, which is 0 unless the app made a mistake.
  private struct Key: Hashable {
    let id: ID
    var occurrence = 0
  }

  /// Makes the content of a row.
  fileprivate private(set) var content: (Data.Element) -> Content
  /// What the rows were made in.
  private var setting: NodeSetting
  private var keys: [Key]
  private var rows: [Row]
  private var hasReportedDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    content = view.content
    setting = context.graph.setting(of: context.insideRows)
    keys = []
    rows = []
    super.init()
    keys = change(to: view).keys
    let context = context.insideRows
    rows.reserveCapacity(keys.count)
    for (offset, element) in view.data.enumerated() {
      let waits = offset >= Portions.rows && context.rowsWait
      let row = Row(element, id: keys[offset].id, owner: self, waits: waits, in: context)
      row.order = Int32(clamping: offset)
      rows.append(row)
    }
  }

  /// Takes over a new value of the view.
  ///
  /// A row runs only if its content, its element or its place differs.
  func patch(with view: ForEach<Data, ID, Content>, in context: NodeContext) {
    let context = context.insideRows
    let isSame = setting.fits(context) && Sameness.areSame(content, view.content)
    if !isSame { setting = context.graph.setting(of: context) }
    content = view.content
    let change = change(to: view)
    replaceRows(by: change, of: view, areSame: isSame, in: context)
    if !change.isEmpty { context.container.setNeedsChildren() }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    for row in rows { row.appendElements(to: &elements) }
  }

  override func unmount() {
    for row in rows { row.unmount() }
  }

  private func replaceRows(
    by change: KeyChange<Key>,
    of view: ForEach<Data, ID, Content>,
    areSame: Bool,
    in context: NodeContext
  ) {
    let offsetsLeaving = change.leaving
    var leaving: [Key: Row] = [:]
    for offset in offsetsLeaving { leaving[keys[offset]] = rows[offset] }
    var newRows: [Row] = []
    newRows.reserveCapacity(change.keys.count)
    var made = 0
    for element in view.data {
      let offset = newRows.count
      let staying = change.source(of: offset).map { rows[$0] }
      if let row = staying ?? leaving.removeValue(forKey: change.keys[offset]) {
        if !areSame || !row.shows(element) { row.patch(with: element, in: context) }
        newRows.append(row)
      } else {
        let waits = made >= Portions.rows && context.rowsWait
        made += 1
        let id = change.keys[offset].id
        newRows.append(Row(element, id: id, owner: self, waits: waits, in: context))
      }
    }
    for offset in offsetsLeaving {
      guard let row = leaving[keys[offset]] else { continue }
      row.unmount()
      context.graph.keepUntilTold(row)
    }
    for (offset, row) in newRows.enumerated() { row.order = Int32(clamping: offset) }
    keys = change.keys
    rows = newRows
  }

  private func change(to view: ForEach<Data, ID, Content>) -> KeyChange<Key> {
    var keys: [Key] = []
    keys.reserveCapacity(view.data.count)
    for element in view.data { keys.append(Key(id: view.id(element))) }
    let change = KeyChange(from: self.keys, to: keys)
    guard change.hasDuplicates else { return change }
    numberDuplicates(in: &keys, of: view)
    return KeyChange(from: self.keys, to: keys)
  }

  private func numberDuplicates(in keys: inout [Key], of view: ForEach<Data, ID, Content>) {
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
  }
}

extension ForEachNode: RowOwner {
  var rowCount: Int { rows.count }

  func offset(of row: UpdatableNode) -> Int? {
    rows.firstIndex { $0 === row }
  }
}

/// One row: the content of an element, in an observation scope of its own.
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: UpdatableNode {
  private let id: ID
  private var element: Data.Element
  /// What the row shows, or nothing yet while it waits for another flush.
  private var child: ViewNode?
  private unowned let owner: ForEachNode<Data, ID, Content>
  /// The traits of all rows, from which those of this one are made.
  private var sharedTraits: RowTraits?

  init(
    _ element: Data.Element,
    id: ID,
    owner: ForEachNode<Data, ID, Content>,
    waits: Bool,
    in context: NodeContext
  ) {
    self.id = id
    self.element = element
    self.owner = owner
    sharedTraits = context.traits
    super.init(context: context)
    adoptTraits(in: context)
    if waits { context.graph.wait(self) } else { makeChild() }
    context.environment.scrollPlaces?.add(self, id: AnyHashable(unwrapped: id), in: context.graph)
  }

  /// Whether the row would be the same for another element, as far as that is all that changed.
  func shows(_ element: Data.Element) -> Bool {
    Sameness.areSame(self.element, element)
  }

  func patch(with element: Data.Element, in context: NodeContext) {
    self.element = element
    if context.traits === sharedTraits {
      move(to: context.with(setting.traits))
    } else {
      sharedTraits = context.traits
      move(to: context)
      adoptTraits(in: context)
    }
    update()
  }

  override nonisolated var viewType: Any.Type { ForEach<Data, ID, Content>.self }

  override func update() {
    guard let child else { return }
    evaluate { owner.content(element) }.patchNode(child, in: context)
  }

  private func makeChild() {
    child = evaluate { owner.content(element) }.makeNode(in: context)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child?.appendElements(to: &elements)
  }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }

  /// Adds to the traits of all rows what is true of this one alone.
  private func adoptTraits(in context: NodeContext) {
    let traits = context.traits
    let isEditable = traits?.editing != nil
    guard isEditable || context.needsTags else { return }
    let own = (traits ?? RowTraits()).with {
      if isEditable { $0.position = RowPosition(of: self, in: owner) }
      if context.needsTags { $0.tag = AnyHashable(unwrapped: id) }
    }
    move(to: context.with(own))
  }
}

extension ForEachRow: Portions.Follower {
  func makeWaiting() {
    guard !isUnmounted, child == nil else { return }
    makeChild()
    context.container.setNeedsChildren()
  }
}

extension NodeContext {
  /// The context of the rows of a collection, which wait where there are many.
  ///
  /// Options of a picker and tabs do not: what is picked has to be among them.
  fileprivate var insideRows: NodeContext {
    var context = self
    switch row {
    case .choices, .tabs: context.mayWait = false
    case .list, .form, nil: context.mayWait = true
    }
    return context
  }
}
