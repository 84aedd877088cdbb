import Foundation

/// The node of a collection's rows, identified by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: CollectionNode {
  /// An id and the number of equal ids before it, which is 0 unless ids are duplicated.
  private struct NumberedID: Hashable {
    let id: ID
    let occurrence: Int
  }

  /// Makes the content of a row.
  private var content: (Data.Element) -> Content
  private var contentVariables: SharedVariables
  /// The elements of the rows, in order.
  private var elements: [Data.Element]
  /// The variables in closures of the elements, or empty if the elements have no closures.
  private var elementVariables: [SharedVariables] = []
  private var ids: [ID]
  /// For each id the number of equal ids before it, or empty if all ids are unique.
  private var occurrences: [Int] = []
  private var hasReportedDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    content = view.content
    contentVariables = SharedVariables(in: view.content)
    elements = []
    ids = []
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
    let change = show(view, areSame: isSame, in: context)
    if !change.isEmpty { context.container.setNeedsChildren() }
  }

  override nonisolated var viewType: Any.Type { ForEach<Data, ID, Content>.self }

  override func id(at offset: Int) -> AnyHashable {
    AnyHashable(unwrapped: ids[offset])
  }

  override func makeChild(of row: CollectionRow) -> ViewNode {
    view(of: row).makeNode(in: row.context)
  }

  override func patch(_ child: ViewNode, of row: CollectionRow) {
    view(of: row).patchNode(child, in: row.context)
  }

  private func view(of row: CollectionRow) -> Content {
    row.evaluate { content(elements[row.offset]) }
  }

  @discardableResult
  private func show(
    _ view: ForEach<Data, ID, Content>,
    areSame: Bool,
    in context: NodeContext
  ) -> RowDiff {
    let new = view.elements
    let change = takeOver(new.map(view.id), of: view)
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

  private func takeOver(_ new: [ID], of view: ForEach<Data, ID, Content>) -> RowDiff {
    defer { ids = new }
    if occurrences.isEmpty {
      let change = RowDiff(from: ids, to: new)
      if !change.hasDuplicates { return change }
    }
    let old = numbered(ids, occurrences)
    occurrences = occurrences(in: new, of: view)
    return RowDiff(from: old, to: numbered(new, occurrences))
  }

  private func numbered(_ ids: [ID], _ occurrences: [Int]) -> [NumberedID] {
    ids.indices.map {
      NumberedID(id: ids[$0], occurrence: occurrences.isEmpty ? 0 : occurrences[$0])
    }
  }

  /// For each id the number of equal ids before it, or empty if all ids are unique.
  private func occurrences(in ids: [ID], of view: ForEach<Data, ID, Content>) -> [Int] {
    var counts: [ID: Int] = [:]
    var occurrences: [Int] = []
    for id in ids {
      let count = counts[id, default: 0]
      counts[id] = count + 1
      occurrences.append(count)
      guard count > 0, !hasReportedDuplicates else { continue }
      hasReportedDuplicates = true
      Issues.report(Issues.duplicateID(id, in: Content.self), at: view.location)
    }
    return counts.count == ids.count ? [] : occurrences
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
  fileprivate var insideRows: NodeContext {
    var context = self
    switch row {
    case .choices, .tabs: context.allowsDeferral = false
    case .list, .form, nil: context.allowsDeferral = true
    }
    return context
  }
}
