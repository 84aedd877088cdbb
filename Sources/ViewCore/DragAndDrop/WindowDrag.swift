import Foundation

/// The value that the user drags in a window.
///
/// The page says which view is lifted, and over which one it is. The value itself stays here, so a page can drop nothing
/// that no view on the screen gives.
@MainActor
final class WindowDrag {
  private var item: TransferredItem?
  private weak var source: DragSource?
  private weak var target: DropTarget?

  nonisolated init() {}

  /// Notes that the user has lifted a view.
  func lift(_ source: DragSource) {
    leaveTarget()
    self.source = source
    item = source.item()
  }

  /// Notes that the user has let go of a view, or that it is gone.
  func release(_ source: DragSource) {
    guard source === self.source else { return }
    leaveTarget()
    self.source = nil
    item = nil
  }

  /// Notes that the lifted view comes over another one, leaves it, or is dropped on it.
  func handle(_ drop: Event.Drop, on target: DropTarget) {
    guard let item else { return }
    switch drop.phase {
    case .moved where target.takes(item):
      leaveTarget()
      self.target = target
      target.setTargeted(true)
    case .moved: break
    case .cancelled: if target === self.target { leaveTarget() }
    case .ended:
      leaveTarget()
      // A value is dropped once.
      self.item = nil
      target.take(item, drop.location)
    }
  }

  private func leaveTarget() {
    target?.setTargeted(false)
    target = nil
  }
}

/// A view that can be dragged, which stays the same object when its value changes.
@MainActor
final class DragSource {
  /// Makes the value, when the user lifts the view.
  var item: () -> TransferredItem? = { nil }
  /// Called when the user lifts the view, and when that is over.
  var onLift: (Bool) -> Void = { _ in }

  nonisolated init() {}
}

/// A view on which values are dropped, which stays the same object when its actions change.
@MainActor
final class DropTarget {
  var takes: (TransferredItem) -> Bool = { _ in false }
  var take: (TransferredItem, CGPoint) -> Void = { _, _ in }
  var setTargeted: (Bool) -> Void = { _ in }

  nonisolated init() {}
}
