public import Foundation
import ViewCore

extension ViewHarness {
  /// Drags an element to another one, which takes its value.
  ///
  /// ```swift
  /// try view.drag(.text("Buy milk"), onto: .text("Done"))
  /// ```
  ///
  /// - Parameters:
  ///   - query: An element in a view with `draggable(_:)`.
  ///   - target: An element in a view with `dropDestination(for:action:isTargeted:)` for such a value.
  ///   - location: The place in that view.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: If the page does not have exactly one such element, the first one cannot be dragged, or no view around the
  ///   second one takes its value.
  public func drag(
    _ query: ElementQuery,
    onto target: ElementQuery,
    at location: CGPoint = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      let source = try find(query)
      guard let lifted = page.listener(for: .lift, at: source) else {
        throw refusal(of: query, "notListening")
      }
      let types = page.node(lifted)?.element["data-gives"]?.split(separator: " ") ?? []
      try send(.lift(true), to: lifted, foundBy: query)
      defer { _ = sendOn(.lift(false), to: lifted) }
      let place = page.enclosing(try find(target)) { element in
        element["data-takes"]?.split(separator: " ").contains(where: types.contains) == true
      }
      guard let place else { throw refusal(of: target, "takes no such value") }
      for phase in [Event.Phase.moved, .ended] {
        try sendOn(.drop(.init(location: location, phase: phase)), to: place, foundBy: target)
      }
    }
  }
}
