/// The state of a property of the user defaults.
///
/// The value may change at any time, and several threads may read it. Each read gets a number when it begins. The
/// result of an earlier read does not replace that of a later one.
struct DefaultsClient: Sendable {
  /// The value that the property has accepted or saved.
  private(set) var value = DefaultsValue(nil, revision: 0)
  /// Whether the save of the value failed.
  private(set) var isUnsaved = false
  /// Counts the values of the property.
  private var revision = 0
  private var lastLook = 0
  /// The read that found the value.
  private var newestLook = 0

  mutating func beginLook() -> Int {
    lastLook += 1
    return lastLook
  }

  /// Whether a read has found another value than the property has.
  mutating func isUnseen(_ found: DefaultsValue, look: Int) -> Bool {
    guard look > newestLook else { return false }
    guard found == value else { return true }
    newestLook = look
    return false
  }

  /// Accepts the value of a read; returns false if the property has a newer one.
  mutating func takeOver(_ found: DefaultsValue, look: Int) -> Bool {
    guard look > newestLook else { return false }
    newestLook = look
    have(found)
    return true
  }

  /// Notes that the property saves a value; returns its revision for ``noteSaved(_:_:)``.
  mutating func save(_ object: Any?) -> Int {
    newestLook = beginLook()
    have(DefaultsValue(object, revision: value.revision))
    return revision
  }

  /// Notes the result of a save, unless the property has another value by now.
  mutating func noteSaved(_ revision: Int, _ isSaved: Bool) {
    guard revision == self.revision else { return }
    isUnsaved = !isSaved
  }

  private mutating func have(_ value: DefaultsValue) {
    self.value = value
    isUnsaved = false
    revision += 1
  }
}
