import Foundation

/// What a person can do to the rows of one `ForEach`.
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

  /// What the rows themselves know of: the modifier that is nearest to them.
  var innermost: RowEditing { inner?.innermost ?? self }

  var delete: Delete? { ownDelete ?? outer?.delete }
  var move: Move? { ownMove ?? outer?.move }

  /// What a person can do to the rows.
  var edits: EventKinds {
    var edits: EventKinds = []
    if delete != nil { edits.insert(.delete) }
    if move != nil { edits.insert(.move) }
    return edits
  }

  /// Says on a row what a person can do to it.
  func mark(_ row: inout Element) {
    row.allow(edits)
  }
}

extension Element {
  private static let fixedMark = "data-fixed"
  private static let swipesMark = "data-swipes"

  /// Says on a row what is its own: what a person cannot do to it, and whether a swipe shows buttons.
  mutating func markOwn(_ traits: RowTraits.Values) {
    let fixed = [
      traits.cannotBeDeleted ? "delete" : nil, traits.cannotBeMoved ? "move" : nil,
    ]
    .compactMap(\.self)
    self[Self.fixedMark] = fixed.isEmpty ? nil : fixed.joined(separator: " ")
    self[Self.swipesMark] = traits.swipes?.isEmpty ?? true ? nil : ""
  }

  /// Says on a row what a person can do to it, but for what its own traits forbid.
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

/// Which row of its `ForEach` a row is.
@MainActor
final class RowPosition {
  private weak var row: CollectionRow?
  private weak var owner: CollectionNode?

  init(of row: CollectionRow, in owner: CollectionNode) {
    self.row = row
    self.owner = owner
  }

  /// Where the row stands, unless it is gone.
  var offset: Int? {
    row.flatMap { owner?.offset(of: $0) }
  }

  /// How many rows there are.
  var count: Int { owner?.rowCount ?? 0 }
}

extension RowTraits {
  /// Deletes the row, as the app does it.
  @MainActor
  func delete() {
    guard canDelete, let offset = position?.offset, let delete = editing?.delete
    else { return }
    delete(IndexSet(integer: offset))
  }

  /// Moves the row so many places down, or up where the number is negative, as the app does it.
  @MainActor
  func move(by distance: Int) {
    guard canMove, let position, let offset = position.offset, let move = editing?.move
    else { return }
    let (target, isTooFar) = offset.addingReportingOverflow(distance)
    guard !isTooFar, target != offset, (0..<position.count).contains(target) else { return }
    // The app is told where the row goes in the order that there is now.
    move(IndexSet(integer: offset), distance > 0 ? target + 1 : target)
  }
}
