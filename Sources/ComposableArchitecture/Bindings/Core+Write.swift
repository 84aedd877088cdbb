internal import ConcurrencyExtras
internal import IssueReporting

extension Core {
  /// Sends a value that a control wrote to a field, and reports an issue if no reducer applies it.
  ///
  /// While the core is busy the action waits, and so does the verdict. It is given where the field is declared, or
  /// else where the view declares the store that the binding was made of.
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
    let origin = SourceLocation.ofBinding
    let isDropped = BindingLocal.sendingWrite {
      send(.binding(action.onApply { isApplied.setValue(true) }))
    }
    guard !isDropped, !isApplied.value else { return }
    whenIdle {
      guard !isApplied.value else { return }
      let text = Issues.unhandledBinding(ViewAction.binding(action), field: declaration)
      guard let location = declaration ?? origin else { return reportIssue(text) }
      location.report(text)
    }
  }

  /// Sends an action of the feature's own for a value that a control wrote to a field, and reports an issue if
  /// nothing follows from the first one.
  ///
  /// A reducer may refuse a value. So it is asked once for each field, of a value that would change it, and whether
  /// an effect begins, or anything changes that is observed or shared. It is asked in debug builds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - field: The field.
  ///   - action: The action.
  ///   - location: Where the binding was made.
  ///   - send: Sends the action to the store of this core.
  func write<Value>(
    _ value: Value,
    to field: KeyPath<State, Value>,
    sending action: Action,
    at location: SourceLocation,
    send: (Action) -> Void
  ) {
    guard isDebugBuild, !SentFields.known.contains(field), isNew(value, in: field) else {
      BindingLocal.sendingWrite { send(action) }
      return
    }
    let (isDropped, consequences) = Consequences.look {
      BindingLocal.sendingWrite { send(action) }
    }
    // A busy core handles the action later.
    guard !isDropped, consequences.haveRunFeature else { return }
    SentFields.known.insert(field)
    guard !consequences.areThere else { return }
    location.report(Issues.unhandledWrite(action, field: FieldName.text(of: field)))
  }

  /// Whether a value is another one than that of a field, as far as anybody can tell.
  private func isNew<Value>(_ value: Value, in field: KeyPath<State, Value>) -> Bool {
    guard let value = value as? any Equatable else { return true }
    return !value.isEqual(to: state[keyPath: field])
  }
}

/// The fields of which it is known whether somebody handles the actions that controls send for them.
@MainActor
private enum SentFields {
  static var known: Set<AnyKeyPath> = []
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    self == other as? Self
  }
}
