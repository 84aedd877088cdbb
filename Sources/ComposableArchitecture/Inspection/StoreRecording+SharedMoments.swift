#if DEBUG
internal import Sharing

extension RecordedSharedValue {
  /// The change to the value of another moment, or nil if there is none.
  func change(to roots: SharedRoots) -> RecordedSharedChange? {
    guard let other = roots[ObjectIdentifier(reference)], !kept.isEqual(to: other) else {
      return nil
    }
    func keep(_ value: some Any) -> any AnyHistoryValue { HistoryValue(value) }
    return RecordedSharedChange(
      origin: .otherCode,
      place: nil,
      name: name,
      kept: (kept, _openExistential(other, do: keep)),
      reference: reference
    )
  }
}

extension RecordedSharedChange {
  /// The change with its sender and the moment, if it was not the action's.
  func text(at moment: String?) -> String {
    let sender =
      switch origin {
      case .reducer: ""
      case .effect: ", by an effect" + (place.map { " at \($0)" } ?? "")
      case .otherCode: moment == nil ? "" : ", by other code"
      }
    return "@Shared \(name)\(sender)\(moment.map { " \($0)" } ?? "")\n" + (changes ?? "")
  }
}
#endif
