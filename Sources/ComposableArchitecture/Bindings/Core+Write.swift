internal import ConcurrencyExtras
internal import IssueReporting

extension Core {
  /// Sends a value that a control wrote to a field, and reports an issue if no reducer applies it.
  ///
  /// While the core is busy the action waits, and so does the verdict.
  ///
  /// - Parameters:
  ///   - action: The field and the value.
  ///   - declaration: Where the field is declared.
  ///   - send: Sends the action to the store of this core.
  func write<ViewAction: BindableAction>(
    _ action: BindingAction<ViewAction.State>,
    toFieldAt declaration: SourceLocation?,
    send: (ViewAction) -> Void
  ) {
    let isApplied = LockIsolated(false)
    let isDropped = BindingLocal.sendingWrite {
      send(.binding(action.onApply { isApplied.setValue(true) }))
    }
    guard !isDropped, !isApplied.value else { return }
    whenIdle {
      guard !isApplied.value else { return }
      let text = Issues.unhandledBinding(ViewAction.binding(action), field: declaration)
      guard let declaration else { return reportIssue(text) }
      declaration.report(text)
    }
  }
}
