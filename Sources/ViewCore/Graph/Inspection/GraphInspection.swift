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

/// The inspector of the process, which only debug builds have.
@MainActor
package enum GraphInspection {
  package static weak var observer: (any GraphObserver)?
}
