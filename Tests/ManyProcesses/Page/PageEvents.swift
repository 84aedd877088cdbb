/// The events of a page that are not safe yet: a model of `events.js` and `unsaved.js`.
///
/// It has the same rules, without fields of secrets, gestures, and long texts.
struct PageEvents {
  struct Event {
    let number: Int
    /// The last frame that the page had when it happened.
    let received: Int
    let element: Int
    let kind: Int
    let value: String?
    /// The place of the element, if the event may have to be done again.
    let place: ElementPlace?
    /// A number by chance that the event has again then.
    let key: Int?
    var wasSent = false
  }

  /// An event that the next page does again.
  ///
  /// It has a number until the session goes on.
  struct Repeated {
    var number: Int
    let kind: Int
    let value: String?
    let place: ElementPlace
    let key: Int
  }

  /// The knowledge that a page leaves to the next one.
  struct Kept {
    let saved: Int
    let events: [Repeated]
  }

  private(set) var lastNumber = 0
  /// The last event whose changes are saved, or -1 where the session ends with the process.
  private(set) var lastSaved = -1
  /// Events that the server has not acknowledged, oldest first.
  private(set) var pending: [Event] = []
  /// Events that the server has acknowledged and not saved.
  private(set) var unsaved: [Event] = []
  /// Events of the page before that are to be done again, and the number of the one that was done last.
  private(set) var repeated: [Repeated]
  private var lastRepeated = 0
  /// The last event that was saved as the page before knew, while this one waits for its session.
  private var restoredFrom: Int?

  init(of kept: Kept? = nil) {
    repeated = kept?.events ?? []
    restoredFrom = kept?.saved
  }

  var isKept: Bool { lastSaved >= 0 }

  /// Whether there may be a session that the next page can go on with.
  var mayBeKept: Bool { isKept || restoredFrom != nil }

  /// The last event that was saved, as far as the page knows.
  var savedNumber: Int { restoredFrom ?? lastSaved }

  /// Whether the screens are those of the user, who acts on no others.
  ///
  /// A page that was loaded anew shows what was saved, until the server has answered the last event that it does again.
  var areShown: Bool { isKept && repeated.isEmpty && !hasPending(upTo: lastRepeated) }

  /// Whether all that the user has done is saved.
  var areSafe: Bool { pending.isEmpty && unsaved.isEmpty && repeated.isEmpty }

  func hasPending(upTo number: Int) -> Bool { pending.first.map { $0.number <= number } ?? false }

  mutating func add(
    _ kind: Int,
    of element: PageElement,
    value: String?,
    at place: ElementPlace,
    key: Int,
    received: Int
  ) {
    // An unsent text of the same field is replaced, if no other kind came after it.
    if value != nil, let last = pending.last, !last.wasSent, last.element == element.id,
      last.kind == kind
    {
      pending.removeLast()
    }
    lastNumber += 1
    element.reported = lastNumber
    pending.append(
      Event(
        number: lastNumber,
        received: received,
        element: element.id,
        kind: kind,
        value: value,
        place: isKept ? place : nil,
        key: isKept ? key : nil
      )
    )
  }

  /// Takes the events that are to be sent now.
  mutating func takeUnsent() -> [Event] {
    let unsent = pending.filter { !$0.wasSent }
    for index in pending.indices { pending[index].wasSent = true }
    return unsent
  }

  /// Drops events whose element a frame has removed.
  ///
  /// - Returns: The number of those.
  mutating func drop(where isGone: (Event) -> Bool) -> Int {
    let count = pending.count
    pending.removeAll(where: isGone)
    return count - pending.count
  }

  /// Forgets the events up to a number.
  ///
  /// - Returns: Whether there were any.
  mutating func acknowledge(upTo number: Int) -> Bool {
    guard hasPending(upTo: number) else { return false }
    if isKept {
      unsaved += pending.filter { $0.number <= number && $0.place != nil && $0.number > lastSaved }
    }
    pending.removeAll { $0.number <= number }
    return true
  }

  mutating func save(upTo number: Int) {
    restoredFrom = nil
    lastSaved = number
    unsaved = isKept ? unsaved.filter { $0.number > number } : []
  }

  /// The session goes on after an event.
  ///
  /// Later ones are to be sent or done again.
  mutating func resume(after number: Int, isFirst: Bool) {
    if isFirst {
      repeated = repeated.compactMap {
        guard $0.number == 0 || $0.number > number else { return nil }
        var event = $0
        event.number = 0
        return event
      }
    }
    lastNumber = max(lastNumber, number)
    for index in pending.indices { pending[index].wasSent = false }
  }

  /// Takes the next event of the page before, once the server has answered the last one.
  mutating func takeRepeated() -> Repeated? {
    guard isKept, !hasPending(upTo: lastRepeated), !repeated.isEmpty else { return nil }
    return repeated.removeFirst()
  }

  mutating func noteRepeated() { lastRepeated = lastNumber }

  /// Gives up what is to be done again.
  ///
  /// - Returns: The number of those events.
  mutating func forgetRepeated() -> Int {
    defer { (repeated, restoredFrom) = ([], nil) }
    return repeated.count
  }

  /// The knowledge for the next page, if the session is kept.
  var kept: Kept? {
    if let restoredFrom { return Kept(saved: restoredFrom, events: repeated) }
    guard isKept else { return nil }
    let events = (unsaved + pending).compactMap { event -> Repeated? in
      guard let place = event.place, let key = event.key else { return nil }
      return Repeated(
        number: event.number,
        kind: event.kind,
        value: event.value,
        place: place,
        key: key
      )
    }
    return Kept(saved: lastSaved, events: events + repeated)
  }
}
