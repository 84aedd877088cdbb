internal import CasePaths
internal import CustomDump
internal import RuntimeMetadata
internal import SwiftNavigation

/// Finds the statements that turn one state into another.
@MainActor
struct StateChanges {
  let writer: SourceWriter
  /// The properties with shared values that the states of the test have, or nil if they are not known.
  var sharedProperties: SharedProperties?

  /// The statements that turn an old value at a place into a new one.
  func from(
    _ old: Any,
    to new: Any,
    at place: ChangedPlace = ChangedPlace(text: "$0")
  ) -> [StateChange] {
    guard !isEqual(old, new) else { return [] }
    if let oldWrapper = old as? any SourceWrapper, let newWrapper = new as? any SourceWrapper {
      var place = ChangedPlace(text: place.text)
      if newWrapper.isPresentation, let projected = place.projected {
        place.payload = { "\(projected)[case: \($0)]" }
      }
      return from(oldWrapper.valueForSource, to: newWrapper.valueForSource, at: place)
    }
    if new is any OptionalType, Mirror(reflecting: new).displayStyle == .optional {
      guard let oldValue = unwrapped(old), let newValue = unwrapped(new) else {
        return [write(new, to: place)]
      }
      return from(
        oldValue,
        to: newValue,
        at: ChangedPlace(text: place.text, isOptional: true, payload: place.payload)
      )
    }
    guard type(of: old) == type(of: new) else { return [write(new, to: place)] }
    return changesInside(old, new, at: place)
  }

  private func changesInside(_ old: Any, _ new: Any, at place: ChangedPlace) -> [StateChange] {
    if let old = old as? any SourceStack, let new = new as? any SourceStack {
      return changes(ofStack: old, to: new, at: place) ?? [write(new, to: place)]
    }
    if let oldArray = old as? any SourceIdentified, let newArray = new as? any SourceIdentified {
      return changes(ofElements: oldArray, to: newArray, at: place) ?? [write(new, to: place)]
    }
    if let oldArray = old as? [Any], let newArray = new as? [Any] {
      return changes(ofArray: oldArray, to: newArray, at: place) ?? [write(new, to: place)]
    }
    switch Mirror(reflecting: new).displayStyle {
    case .struct where !isLeaf(new):
      return changes(ofFields: old, to: new, at: place) ?? [write(new, to: place)]
    case .enum where !isLeaf(new):
      return changes(ofCase: old, to: new, at: place) ?? [write(new, to: place)]
    default:
      return [write(new, to: place)]
    }
  }

  /// Whether a value is always written as a whole.
  func isLeaf(_ value: Any) -> Bool {
    value is any SourceDialog || value is TextState || value is StackElementID
      || SourceName.isOfSystem(type(of: value))
  }

  func isEqual(_ old: Any, _ new: Any) -> Bool {
    if let old = old as? any Equatable { return old.isEqual(to: new) }
    return diff(old, new) == nil
  }

  func write(_ value: Any, to place: ChangedPlace) -> StateChange {
    written(value, to: place.text) { .write("\(place.text) = ", $0, "") }
  }

  func written(
    _ value: Any,
    to place: String,
    _ statement: (SourceText) -> StateChange
  ) -> StateChange {
    do throws(Unwritable) {
      return statement(try writer.source(of: value))
    } catch {
      return .missing(place, reason: error.reason)
    }
  }

  private func changes(
    ofFields old: Any,
    to new: Any,
    at place: ChangedPlace
  ) -> [StateChange]? {
    let type = type(of: new)
    let fields = zip(
      SourceField.all(of: old, Mirror(reflecting: old)),
      SourceField.all(of: new, Mirror(reflecting: new))
    )
    let changed = fields.filter { !isEqual($0.value, $1.value) }
    guard !changed.isEmpty, SourceField.areAssignable(changed.map(\.1), of: type) else {
      return nil
    }
    return changed.flatMap { old, new in
      let text = "\(place.inside).\(SourceName.quoted(new.name))"
      if let reason = writer.privacy(of: new.value, named: new.name, in: type) {
        return [StateChange.missing(text, reason: reason)]
      }
      return from(old.value, to: new.value, at: ChangedPlace(text: text))
    }
  }

  /// The changes of the payload of a case, if both values are of it and it is a struct.
  private func changes(ofCase old: Any, to new: Any, at place: ChangedPlace) -> [StateChange]? {
    let name = SourceName.ofCase(new)
    guard
      name == SourceName.ofCase(old),
      let oldPayload = Mirror(reflecting: old).children.first?.value,
      let newPayload = Mirror(reflecting: new).children.first?.value,
      Mirror(reflecting: newPayload).displayStyle == .struct,
      !isLeaf(newPayload), !PrivateNames.contain(name, of: type(of: new))
    else { return nil }
    let isPathable = new is any CasePathable
    if let payload = place.payload {
      let path = isPathable ? "\\.\(name)" : "/\(Issues.name(of: type(of: new))).\(name)"
      let inner = ChangedPlace(text: payload(path), isOptional: true)
      return from(oldPayload, to: newPayload, at: inner)
    }
    guard isPathable else { return nil }
    return [.call("\(place.inside).modify(\\.\(name))", from(oldPayload, to: newPayload))]
  }
}
