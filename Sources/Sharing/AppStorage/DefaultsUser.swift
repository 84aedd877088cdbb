/// What a property has of a value of the user defaults.
///
/// Anyone may change the value at any time, and several threads may find that. So each look gets a number
/// when it begins, and one that began before another does not take its place.
struct DefaultsUser: Sendable {
  /// The value that the property has taken over, or saved.
  private(set) var value = DefaultsValue(nil, revision: 0)
  /// Whether that could not be saved.
  private(set) var isUnsaved = false
  /// Counts what the property has had.
  private var revision = 0
  private var lastLook = 0
  /// The look that found the value.
  private var newestLook = 0

  mutating func beginLook() -> Int {
    lastLook += 1
    return lastLook
  }

  /// Whether what a look has found is another value than the property has.
  mutating func isNews(_ found: DefaultsValue, look: Int) -> Bool {
    guard look > newestLook else { return false }
    guard found == value else { return true }
    newestLook = look
    return false
  }

  /// Notes that the property has what a look has found; returns false if it has something newer.
  mutating func takeOver(_ found: DefaultsValue, look: Int) -> Bool {
    guard look > newestLook else { return false }
    newestLook = look
    have(found)
    return true
  }

  /// Notes that the property saves a value; returns what ``noteSaved(_:_:)`` is to be told.
  mutating func save(_ object: Any?) -> Int {
    newestLook = beginLook()
    have(DefaultsValue(object, revision: value.revision))
    return revision
  }

  /// Notes what came of saving a value, unless the property has another one by now.
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
