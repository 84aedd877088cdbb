import Foundation

/// The edits that the user can make to the rows of one `ForEach`.
@MainActor
final class RowEditing {
  typealias Delete = (IndexSet) -> Void
  typealias Move = (IndexSet, Int) -> Void

  var ownDelete: Delete?
  var ownMove: Move?
  private let outer: RowEditing?
  private weak var inner: RowEditing?

  init(delete: Delete?, move: Move?, outer: RowEditing?) {
    ownDelete = delete
    ownMove = move
    self.outer = outer
    outer?.inner = self
  }

  /// The editing of the modifier that is nearest to the rows.
  var innermost: RowEditing { inner?.innermost ?? self }

  var delete: Delete? { ownDelete ?? outer?.delete }
  var move: Move? { ownMove ?? outer?.move }

  /// The events of the edits that the user can make.
  var edits: EventKinds {
    var edits: EventKinds = []
    if delete != nil { edits.insert(.delete) }
    if move != nil { edits.insert(.move) }
    return edits
  }

  /// Sets the events of the possible edits on a row.
  func mark(_ row: inout Element) {
    row.allow(edits)
  }
}

extension Element {
  private static let fixedMark = "data-fixed"
  private static let swipesMark = "data-swipes"

  /// Sets a row's own restrictions, and whether it has swipe actions.
  mutating func markOwn(_ traits: RowTraits.Values) {
    let fixed = [
      traits.cannotBeDeleted ? "delete" : nil, traits.cannotBeMoved ? "move" : nil,
    ]
    .compactMap(\.self)
    self[Self.fixedMark] = fixed.isEmpty ? nil : fixed.joined(separator: " ")
    self[Self.swipesMark] = traits.swipes?.isEmpty ?? true ? nil : ""
  }

  /// Sets the events of the possible edits on a row, except those that its own traits forbid.
  mutating func allow(_ edits: EventKinds) {
    let fixed = self[Self.fixedMark] ?? ""
    events.subtract([.delete, .move])
    if !fixed.contains("delete") { events.formUnion(edits.intersection(.delete)) }
    if !fixed.contains("move") { events.formUnion(edits.intersection(.move)) }
    let canDelete = events.contains(.delete)
    let isReachable = canDelete || self[Self.swipesMark] != nil || events.contains(.click)
    self["tabindex"] = isReachable ? "0" : nil
    let keys = [
      canDelete ? "Delete" : nil, self[Self.swipesMark] == nil ? nil : "ArrowLeft ArrowRight",
    ]
    .compactMap(\.self)
    self["aria-keyshortcuts"] = keys.isEmpty ? nil : keys.joined(separator: " ")
  }
}

/// The position of a row in its `ForEach`.
@MainActor
final class RowPosition {
  private weak var row: CollectionRow?
  private weak var owner: CollectionNode?

  init(of row: CollectionRow, in owner: CollectionNode) {
    self.row = row
    self.owner = owner
  }

  /// The row's current offset, or `nil` if the row was removed.
  var offset: Int? {
    row.flatMap { owner?.offset(of: $0) }
  }

  /// The number of rows.
  var count: Int { owner?.rowCount ?? 0 }
}

extension RowTraits {
  /// Deletes the row through the app's action.
  @MainActor
  func delete() {
    guard canDelete, let offset = position?.offset, let delete = editing?.delete
    else { return }
    delete(IndexSet(integer: offset))
  }

  /// Moves the row down by a number of places through the app's action, or up if it is negative.
  @MainActor
  func move(by distance: Int) {
    guard canMove, let position, let offset = position.offset, let move = editing?.move
    else { return }
    // A row that is carried beyond the others lands at their end.
    let step = max(-position.count, min(distance, position.count))
    let target = max(0, min(offset + step, position.count - 1))
    guard target != offset else { return }
    // The app receives the destination in the current order.
    move(IndexSet(integer: offset), distance > 0 ? target + 1 : target)
  }
}
