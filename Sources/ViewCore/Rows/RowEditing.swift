import Foundation

/// What a person can do to the rows of one `ForEach`.
@MainActor
final class RowEditing {
  typealias Delete = (IndexSet) -> Void
  typealias Move = (IndexSet, Int) -> Void

  var ownDelete: Delete?
  var ownMove: Move?
  private let outer: RowEditing?

  init(delete: Delete?, move: Move?, outer: RowEditing?) {
    ownDelete = delete
    ownMove = move
    self.outer = outer
  }

  var delete: Delete? { ownDelete ?? outer?.delete }
  var move: Move? { ownMove ?? outer?.move }
}

/// Knows in what order rows stand.
@MainActor
protocol RowOwner: AnyObject {
  var rowCount: Int { get }
  func offset(of row: UpdatableNode) -> Int?
}

/// Which row of its `ForEach` a row is, and whether its delete button is shown.
@MainActor
final class RowPosition {
  private weak var row: UpdatableNode?
  private weak var owner: (any RowOwner)?
  /// Whether the person has asked for the button that deletes the row.
  let isRevealed = StateLocation(false)

  init(of row: UpdatableNode, in owner: any RowOwner) {
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
    position?.isRevealed.value = false
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
