import Foundation

/// The node of a collection's rows, identified by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: CollectionNode {
  private typealias Rows = ForEach<Data, ID, Content>

  /// Makes the content of a row.
  private var content: (Data.Element) -> Content
  private var contentVariables: SharedVariables
  private var elementID: (Data.Element) -> ID
  /// The elements of the rows, in order, unless there is a window.
  private var elements: [Data.Element] = []
  /// The variables in closures of the elements, or empty if the elements have no closures.
  private var elementVariables: [SharedVariables] = []
  /// The view, if only some of its rows exist.
  private var windowed: Rows?
  private var keys: (any RowKeys)?
  private var hasReportedDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    content = view.content
    contentVariables = SharedVariables(in: view.content)
    elementID = view.id
    let context = context.insideRows
    super.init(in: context)
    show(view, areSame: true, in: context)
  }

  /// Replaces the view by a new value.
  ///
  /// A row runs only if its content closure, its element or its context differs.
  func patch(with view: ForEach<Data, ID, Content>, in context: NodeContext) {
    let context = context.insideRows
    let isSame =
      setting.fits(context) && Sameness.areSame(content, view.content)
      && contentVariables.areUnchanged
    if !isSame { setting = context.graph.setting(of: context) }
    content = view.content
    contentVariables = SharedVariables(in: view.content)
    elementID = view.id
    let change = show(view, areSame: isSame, in: context)
    if !change.isEmpty { context.container.setNeedsChildren() }
  }

  override nonisolated var viewType: Any.Type { ForEach<Data, ID, Content>.self }

  override func id(at offset: Int) -> AnyHashable {
    AnyHashable(unwrapped: elementID(element(at: offset)))
  }

  override func offset(ofRow id: AnyHashable) -> Int? {
    keys?.offset(of: id)
  }

  override func offset(ofRowCarrying id: AnyHashable) -> Int? {
    guard mayCarryID(Content.self), let window else { return nil }
    // Elements such as stores are let go in batches, so that a search needs no memory for all of them.
    for start in stride(from: 0, to: window.count, by: RowWindow.wholeCount) {
      defer { releaseElements(except: window.rows.map(\.offset)) }
      let batch = start..<min(start + RowWindow.wholeCount, window.count)
      let found = batch.first { carries(content(element(at: $0)), id) }
      if let found { return found }
    }
    return nil
  }

  override func releaseElements(except offsets: [Int]) {
    (windowed?.data as? any _ElementIDs)?._releaseElements(except: offsets)
  }

  override func makeChild(of row: CollectionRow) -> ViewNode {
    view(of: row).makeNode(in: row.context)
  }

  override func patch(_ child: ViewNode, of row: CollectionRow) {
    view(of: row).patchNode(child, in: row.context)
  }

  private func view(of row: CollectionRow) -> Content {
    // The row must not run again when another element changes.
    let element = element(at: row.offset)
    return row.evaluate { content(element) }
  }

  private func element(at offset: Int) -> Data.Element {
    windowed?.element(at: offset) ?? elements[offset]
  }

  @discardableResult
  private func show(_ view: Rows, areSame: Bool, in context: NodeContext) -> RowDiff {
    guard window != nil || !isWhole(view.data.count, in: context) else {
      return showAll(of: view, areSame: areSame, in: context)
    }
    return showWindow(of: view, areSame: areSame, in: context)
  }

  private func showAll(of view: Rows, areSame: Bool, in context: NodeContext) -> RowDiff {
    let new = view.elements
    let change = updateKeys(for: view) { view.ids(of: new) }
    let changed = areSame ? changedPlaces(change, to: new) : Array(new.indices)
    elements = new
    let haveClosures = TypeForm.of(Data.Element.self).mayHoldClosures
    elementVariables = haveClosures ? new.map { SharedVariables(in: $0) } : []
    arrange(by: change, running: changed, in: context)
    return change
  }

  /// The positions of rows that are new or whose element has changed.
  private func changedPlaces(_ change: RowDiff, to new: [Data.Element]) -> [Int] {
    change.changedPlaces(from: elements, to: new) {
      elementVariables.isEmpty || elementVariables[$0].areUnchanged
    }
  }

  /// Updates the rows that exist, and asks the data for no other elements.
  private func showWindow(of view: Rows, areSame: Bool, in context: NodeContext) -> RowDiff {
    let change = updateKeys(for: view) { view.ids }
    let old = windowed
    windowed = view
    elements = []
    elementVariables = []
    let window = window ?? openWindow(in: context)
    let mayHideChanges = TypeForm.of(Data.Element.self).mayHoldClosures
    for (row, source) in window.follow(change, in: context) {
      if areSame, !mayHideChanges, let old,
        Sameness.areSame(old.element(at: source), view.element(at: row.offset))
      {
        continue
      }
      row.patch(in: context)
    }
    window.fill(in: context)
    return change
  }

  // MARK: Keys

  private func updateKeys(for view: Rows, ids: () -> [ID]) -> RowDiff {
    guard let data = view.data as? any _ElementIDs else {
      return updateKeys(to: ids(), for: nil, of: view)
    }
    return updateKeys(to: data, of: view, ids: ids)
  }

  /// Takes the ids from the data, unless the app identifies the elements by another value.
  private func updateKeys(
    to data: some _ElementIDs,
    of view: Rows,
    ids: () -> [ID]
  ) -> RowDiff {
    let own = data._elementIDs
    let isOwnID = { (own.first as? ID).map { $0 == view.id(view.element(at: 0)) } ?? false }
    guard ID.self == ObjectIdentifier.self || own.isEmpty || isOwnID() else {
      return updateKeys(to: ids(), for: nil, of: view)
    }
    return updateKeys(to: own, for: data._owner, of: view)
  }

  private func updateKeys<Key: Hashable>(
    to ids: [Key],
    for owner: AnyObject?,
    of view: Rows
  ) -> RowDiff {
    var list = keys as? RowKeyList<Key> ?? RowKeyList()
    defer { keys = list }
    return list.change(to: ids, of: owner) { id in
      guard !hasReportedDuplicates else { return }
      hasReportedDuplicates = true
      Issues.report(Issues.duplicateID(id, in: Content.self), at: view.location)
    }
  }
}

extension RowDiff {
  /// The positions of rows that are new or whose element has changed.
  ///
  /// Variables of an old element may have changed since it was taken over. The function for old positions checks that.
  @MainActor
  fileprivate func changedPlaces<Element>(
    from old: [Element],
    to new: [Element],
    isUnchanged: (Int) -> Bool
  ) -> [Int] {
    let form = TypeForm.of(Element.self)
    let stride = MemoryLayout<Element>.stride
    return old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return Array(0..<count) }
        // If only the rows' own state has changed, one comparison of bytes is enough.
        if isEmpty, form.isPlain, memcmp(old, new, count * stride) == 0 { return [] }
        return (0..<count).filter { offset in
          guard let source = source(of: offset) else { return true }
          return !Sameness.areSame(form, at: old + source * stride, new + offset * stride)
            || !isUnchanged(source)
        }
      }
    }
  }
}

extension NodeContext {
  /// The context of the rows of a collection, which allows to defer them in long lists.
  ///
  /// Options of a picker and tabs are never deferred, because the selected one must exist.
  @MainActor
  fileprivate var insideRows: NodeContext {
    var context = self
    context.makesRowsOnDemand = makesRowsOnDemand && graph.makesRowsOnDemand
    switch row {
    case .choices, .tabs: context.allowsDeferral = false
    case .list, .form, nil: context.allowsDeferral = true
    }
    return context
  }
}
