#if DEBUG
internal import ConcurrencyExtras
internal import RuntimeMetadata
#endif

extension UpdatableNode {
  /// Notes a reason for which the node runs again, if an inspector asks for that.
  final func note(_ cause: @autoclosure () -> BodyCause) {
    #if DEBUG
    guard isInspected else { return }
    let cause = cause()
    if !causes.contains(cause) { causes.append(cause) }
    #endif
  }
}

#if DEBUG
extension UpdatableNode {
  /// Whether the inspector is told of the node.
  final var isInspected: Bool {
    GraphInspection.observer != nil && setting.graph.isInspectable
  }

  /// Runs code of the app as `evaluate` does, and tells the inspector of the run.
  func evaluateInspected<Result>(_ body: () -> Result) -> Result {
    // A view without a reason is new.
    let causes = self.causes.isEmpty ? [.appearance] : self.causes
    self.causes = []
    let start = ContinuousClock.now
    let (result, reads) = ObservedReads.of(body) { [weak self] field in
      // NB: A key path of a property never changes.
      nonisolated(unsafe) let cause = BodyCause.model(field)
      MainThread.run {
        UpdatableNode.reportChangeDuringBody(of: nil)
        self?.note(cause)
        self?.invalidate()
      }
    }
    let run = BodyRun(
      node: ObjectIdentifier(self),
      view: viewType,
      isRow: self is CollectionRow,
      causes: causes,
      reads: reads,
      duration: .now - start
    )
    GraphInspection.observer?.bodyRan(run, in: setting.graph)
    return result
  }
}
#endif
