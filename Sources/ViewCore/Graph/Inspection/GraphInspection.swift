/// The part of the inspector that is told what the views of an app do.
@MainActor
package protocol GraphObserver: AnyObject {
  /// A body has run.
  func bodyRan(_ run: BodyRun, in graph: ViewGraph)
  /// A window has no more changes for now.
  func updated(_ graph: ViewGraph, by changes: [PageChange])
  /// A message was sent to the page of a window.
  func sent(bytes: Int, to window: AnyObject)
}

/// The reasons for which views run, while an inspector asks for them.
///
/// Only debug builds note them.
@MainActor
package enum GraphInspection {
  /// The inspector.
  package static weak var observer: (any GraphObserver)?

  /// The reasons of views that have not run yet.
  private static var causes: [ObjectIdentifier: [BodyCause]] = [:]

  static func note(_ cause: BodyCause, for node: UpdatableNode) {
    let id = ObjectIdentifier(node)
    guard causes[id]?.contains(cause) != true else { return }
    causes[id, default: []].append(cause)
  }

  /// Takes the reasons for which a view runs.
  ///
  /// A view without one is new.
  static func takeCauses(of node: UpdatableNode) -> [BodyCause] {
    causes.removeValue(forKey: ObjectIdentifier(node)) ?? [.appearance]
  }

  /// Forgets the reasons of views that have gone.
  static func forgetCauses() {
    if !causes.isEmpty { causes = [:] }
  }
}
