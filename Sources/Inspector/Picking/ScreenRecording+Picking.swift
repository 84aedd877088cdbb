#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The choice that the pages wait for.
@MainActor
final class PendingPick {
  private var continuation: CheckedContinuation<PickingResult, Never>?
  private var graphs: [ViewGraph] = []

  /// Asks the pages of some windows for an element.
  ///
  /// - Parameters:
  ///   - graphs: The windows.
  ///   - makeElement: Describes the chosen element.
  /// - Returns: The end of the choice.
  func run(
    in graphs: [ViewGraph],
    _ makeElement: @escaping (PickedElement, ViewGraph) -> InspectedElement?
  ) async -> PickingResult {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: .none) }
        self.continuation = continuation
        self.graphs = graphs
        for graph in graphs {
          graph.beginPicking { [weak self, unowned graph] answer in
            self?.follow(answer, of: graph, makeElement)
          }
        }
      }
    } onCancel: {
      Task { @MainActor in self.end() }
    }
  }

  /// Ends the choice, or goes on without a window that is closed.
  private func follow(
    _ answer: PickingAnswer,
    of graph: ViewGraph,
    _ makeElement: (PickedElement, ViewGraph) -> InspectedElement?
  ) {
    switch answer {
    case .element(let element): end(with: makeElement(element, graph).map { .picked($0) } ?? .none)
    case .none: end()
    case .gone:
      graphs.removeAll { $0 === graph }
      if graphs.isEmpty { end(with: .noPage) }
    }
  }

  /// Ends the choice on all pages.
  func end(with result: PickingResult = .none) {
    guard let continuation else { return }
    self.continuation = nil
    for graph in graphs { graph.endPicking() }
    graphs = []
    continuation.resume(returning: result)
  }
}

extension ScreenRecording {
  /// Lets the next click on a page of the app choose an element.
  ///
  /// A choice that waits already ends.
  ///
  /// - Parameter window: The number of the window, or nil for all windows.
  /// - Returns: The end of the choice.
  func pick(inWindow window: Int?) async -> PickingResult {
    pendingPick?.end()
    let graphs = graphs(ofWindow: window).filter(\.allowsPicking)
    guard !graphs.isEmpty else { return .noPage }
    let pick = PendingPick()
    pendingPick = pick
    return await pick.run(in: graphs) { [weak self] in self?.inspected($0, in: $1) }
  }

  private func inspected(_ element: PickedElement, in graph: ViewGraph) -> InspectedElement? {
    number(of: graph).map { window in
      InspectedElement(
        name: element.name,
        window: window,
        views: element.views,
        stores: stores.unobservedEntries
          .filter { $0.isOpen && ($0.window == nil || $0.window == window) }
          .map(\.id),
        update: updates.last?.id ?? 0
      )
    }
  }

  /// The views of the app in which an element is, from the innermost, as far as they are still on the screen.
  ///
  /// A later view may have the address of one that has gone.
  func views(of element: InspectedElement) -> [PickedView] {
    // The views that are mounted change with each update.
    guard !updates.isEmpty, let window = window(element.window),
      let mounted = window.graph?.mountedViews
    else { return [] }
    return element.views.compactMap { id in
      guard mounted.contains(id), let view = window.views[id], view.run.isOfApp,
        view.first <= element.update
      else { return nil }
      return PickedView(id: id, view: view)
    }
  }

  /// Tells whether a view has run after an action.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - action: The number of the action.
  ///   - store: The number of its store.
  ///   - window: The number of the window.
  ///   - fields: The fields that the action has changed.
  /// - Returns: The part of the action in the runs of the view.
  func answer(
    about view: PickedView,
    after action: Int,
    of store: Int,
    in window: Int,
    changing fields: [ChangedField]
  ) -> ViewAnswer {
    let updates = updates(after: action, of: store).filter { $0.window == window }
    if let last = updates.last, last.id < view.view.first { return .wasNotThere }
    for update in updates.reversed() where update.id >= view.view.first {
      guard let numbers = update.actions[store],
        let run = update.bodies.last(where: { $0.node == view.id }),
        numbers.count == 1 || !run.hasOtherReason(than: fields)
      else { continue }
      return .ran(run, after: numbers)
    }
    if updates.isEmpty, wasHandled(action, of: store, before: view.view.firstDate) {
      return .wasNotThere
    }
    return keepsUpdates(after: action, of: store) ? .didNotRun : .unknown
  }

  private func wasHandled(_ action: Int, of store: Int, before date: Date) -> Bool {
    stores.recording(of: store)?.row(of: action).map { $0.date < date } ?? false
  }

  /// Whether the updates after an action are known.
  ///
  /// Those of an imported recording were in another process, and old ones are forgotten.
  private func keepsUpdates(after action: Int, of store: Int) -> Bool {
    let entry = stores.unobservedEntries.first { $0.id == store }
    guard let entry, !entry.isImported else { return false }
    guard let first = updates.first, first.id > 1 else { return true }
    return updates.contains { ($0.actions[store]?.lowerBound ?? .max) <= action }
  }
}

extension BodyRun {
  /// Whether the body ran because of fields alone, and of none of these.
  fileprivate func hasOtherReason(than fields: [ChangedField]) -> Bool {
    let reasons = causes.compactMap(\.changedField)
    return reasons.count == causes.count && !fields.contains { reasons.contains($0.name) }
  }
}

/// A view in which a chosen element is.
struct PickedView: Identifiable {
  let id: ObjectIdentifier
  let view: ScreenWindow.MountedView
}

/// The part of an action in the runs of a view.
enum ViewAnswer {
  /// It ran in an update after these actions.
  case ran(BodyRun, after: ClosedRange<Int>)
  case didNotRun
  /// The view has appeared later.
  case wasNotThere
  /// The updates of that time are not kept.
  case unknown
}
#endif
