internal import CasePaths
internal import ConcurrencyExtras
internal import CustomDump
internal import IssueReporting
internal import Sharing

extension Core {
  /// Sends a value that a control wrote to a field, and reports an issue once if no reducer applies it.
  ///
  /// While the core is busy, the action waits, and the check waits with it. The issue points at the first place that is
  /// known. In this order: the control, the declaration of the field, the view's declaration of the store, the test's
  /// call, the creation of the store.
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
    let location =
      SourceLocation.ofControl ?? declaration ?? .ofBinding ?? TestStep.current?.location
      ?? changes.creation
    let field = action.keyPath.withWrittenMember
    let isDropped = handlingWrite {
      BindingLocal.sendingWrite {
        send(.binding(action.onApply { isApplied.setValue(true) }))
      }
    }
    guard !isDropped, !isApplied.value else { return }
    let write = CheckedWrite(field: field, action: nil, place: location?.place)
    whenIdle { [changes] in
      // Each letter that the user types is a write.
      guard !isApplied.value, changes.checkedWrites.insert(write).inserted else { return }
      let text = Issues.unhandledBinding(
        ViewAction.binding(action),
        field: FieldName.text(ofErased: field),
        declaredAt: declaration
      )
      guard let location else { return reportIssue(text) }
      location.report(text)
    }
  }
}

extension Core where State: ObservableState {
  /// Sends the action that a control's write to a field stands for, and reports an issue if no reducer applies it.
  ///
  /// A reducer may refuse a value. So debug builds check each binding of a root store once, with the first value that
  /// would change the field. The write counts as applied if the field, any other state of the store's root or a shared
  /// value changes. It also counts as applied if an effect begins, or if another action follows.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - field: The field.
  ///   - toAction: The case of the action.
  ///   - location: Where the binding was made.
  func write<Value>(
    _ value: Value,
    to field: KeyPath<State, Value>,
    sending toAction: CaseKeyPath<Action, Value>,
    at location: SourceLocation
  ) {
    let action = AnyCasePath(toAction).embed(value)
    guard
      isDebugBuild,
      case let write = CheckedWrite(field: field, action: toAction, place: location.place),
      !changes.checkedWrites.contains(write),
      areEqual(value, state[keyPath: field]) != true
    else {
      BindingLocal.sendingWrite { _ = send(action) }
      return
    }
    let (oldRoot, oldValue) = (rootState, state[keyPath: field])
    let (oldCount, oldEffects) = (changes.value, changes.effects)
    let oldShared = SharedChangeTracker.changeCount
    let text = FieldName.text(ofErased: field.withWrittenMember)
    let isDropped = handlingWrite { BindingLocal.sendingWrite { _ = send(action) } }
    // A busy core handles the action later.
    guard !isDropped, changes.value != oldCount else { return }
    changes.checkedWrites.insert(write)
    guard
      changes.value == oldCount + 1,
      changes.effects == oldEffects,
      SharedChangeTracker.changeCount == oldShared,
      !isInvalid,
      isUnchanged(state[keyPath: field], since: oldValue),
      isUnchanged(rootState, since: oldRoot)
    else { return }
    location.report(Issues.unhandledWrite(action, field: text))
  }
}

/// A binding whose first write has been checked, or was not applied.
struct CheckedWrite: Hashable {
  let field: AnyKeyPath
  /// The case of the action, if that is not the one of bindings.
  let action: AnyKeyPath?
  /// Where an issue with the write is reported.
  let place: String?
}

/// Whether two values are equal or, if their type is not `Equatable`, look the same in a dump.
private func isUnchanged<Value>(_ value: Value, since oldValue: Value) -> Bool {
  areEqual(value, oldValue) ?? (diff(oldValue, value) == nil)
}

/// Whether two values are equal; nil if their type is not `Equatable`.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
  (first as? any Equatable)?.isEqual(to: second)
}
