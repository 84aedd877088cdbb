import ViewCore

/// Merges the texts that a user types into fields with the texts that the app writes into them meanwhile.
///
/// A page keeps the user's text if the app wrote without knowing it. The page's next report is then based on the old
/// text. A user who submits "milk" and types "eggs" reports "milkeggs", although the app has cleared the field in
/// between. So the new part is put into the app's text. The result is sent to the page until the page accepts it, when
/// the user has stopped typing.
///
/// The app may move the focus before the page knows. Text that is typed into the old field then belongs into the field
/// with the focus. An example is a code with a field for each digit.
struct TypedTexts: Equatable, Sendable {
  /// A text that a frame has put into a field.
  fileprivate struct Writing: Equatable {
    let frame: Int
    /// The text that the page showed before, as far as is known.
    var old: String
    let new: String
    /// Whether the page has kept the user's text instead.
    var isPassedOver = false
  }

  fileprivate struct Field: Equatable {
    let node: NodeID
    /// The last text that the page reported.
    var text: String
    /// The last writing that the page has ignored, and those that it may still ignore.
    var writings: [Writing] = []
  }

  /// The fields that were typed into last, the newest at the end.
  private var fields: [Field] = []
  private static let limit = 16
  /// The number of writings of a field.
  ///
  /// A page can lack only so many frames. Events that it sends again when it comes back may be older than the frames
  /// that it has by then. So its return is no reason to forget any.
  private let writingLimit: Int
  /// The bytes of the texts of all fields but the newest, and of the newest with its writings.
  ///
  /// The text of a field that is forgotten is taken as the user has typed it.
  private let byteLimit: Int

  init(byteLimit: Int = 1024 * 1024, writingLimit: Int = Limits().window) {
    self.byteLimit = byteLimit
    self.writingLimit = writingLimit
  }

  /// The bytes of all kept texts.
  var bytes: Int { fields.reduce(0) { $0 + $1.bytes } }

  /// The bytes up to which a text is merged.
  ///
  /// Merging takes work for each letter. A longer text is taken as the user has typed it.
  static let longestMerged = 4096

  private static func areMerged(_ texts: [String]) -> Bool {
    texts.allSatisfy { $0.utf8.count <= longestMerged }
  }

  /// The control to which the app has moved the focus, and the frame with that change.
  private struct Focus: Equatable {
    let node: NodeID
    let frame: Int
  }

  private var focused: Focus?
  /// The control that had the focus last, as the app knows it.
  private var lastFocus: NodeID?

  /// The fields in which a page may still show a text that the app has replaced.
  var pending: [NodeID] {
    fields.filter { $0.writings.last?.isPassedOver == true }.map(\.node)
  }

  /// Notes an event, and corrects its text and its field.
  ///
  /// - Parameters:
  ///   - report: The event as the page reports it.
  ///   - text: Returns the text of a text field, or `nil` for another element.
  /// - Returns: The event as if the page had known the app's text and focus, and its element.
  mutating func reported(
    _ report: PageEvent,
    text: (NodeID) -> String?
  ) -> (event: Event, node: NodeID) {
    switch report.event {
    case .focus: (lastFocus, focused) = (report.node, nil)
    // An app's move of the focus that the page has ignored no longer counts.
    case .blur: (lastFocus, focused) = (lastFocus == report.node ? nil : lastFocus, nil)
    default: break
    }
    if let focused, report.received >= focused.frame { self.focused = nil }
    guard text(report.node) != nil else { return (report.event, report.node) }
    return typedAhead(report, text: text)
      ?? (reported(report.event, on: report.node, received: report.received), report.node)
  }

  /// The event for text that was typed at the end of a field after the app moved the focus to another one.
  private mutating func typedAhead(
    _ report: PageEvent,
    text: (NodeID) -> String?
  ) -> (event: Event, node: NodeID)? {
    guard let target = focused?.node, target != report.node,
      case .input(let typed) = report.event,
      let given = text(report.node), let before = text(target)
    else { return nil }
    let old = settled(report.node, received: report.received)?.text ?? given
    guard typed.hasPrefix(old), typed != old else { return nil }
    let after = before + typed.dropFirst(old.count)
    guard Self.areMerged([typed, old, after]) else { return nil }
    keep(Field(node: report.node, text: typed), toSend: given)
    // The page may accept an older, shorter text that was sent before.
    keep(fields.first { $0.node == target } ?? Field(node: target, text: before), toSend: after)
    return (.input(after), target)
  }

  /// Keeps a field whose text is still to be sent to the page.
  private mutating func keep(_ field: Field, toSend text: String) {
    fields.removeAll { $0.node == field.node }
    var field = field
    field.writings.removeAll(where: \.isPassedOver)
    field.writings.append(Writing(frame: .max, old: field.text, new: text, isPassedOver: true))
    keep(field)
  }

  /// A field as it is on a page that has applied the frames up to `received`.
  private func settled(_ node: NodeID, received: Int) -> Field? {
    var field = fields.first { $0.node == node }
    field?.settle(received: received)
    return field
  }

  private mutating func reported(_ event: Event, on node: NodeID, received: Int) -> Event {
    guard let index = fields.firstIndex(where: { $0.node == node }) else {
      if case .input(let text) = event { keep(Field(node: node, text: text)) }
      return event
    }
    var field = fields.remove(at: index)
    defer { keep(field) }
    field.settle(received: received)
    guard case .input(let text) = event else { return event }
    field.text = text
    guard let writing = field.writings.first, writing.isPassedOver,
      Self.areMerged([text, writing.old, writing.new])
    else { return event }
    return .input(text.replacing(writing.old, by: writing.new))
  }

  /// Notes the texts that a frame writes into fields, and the focus after it.
  mutating func wrote(_ patches: [Patch], focus: NodeID? = nil, frame: Int) {
    if focus != lastFocus {
      lastFocus = focus
      focused = focus.map { Focus(node: $0, frame: frame) }
    }
    for patch in patches {
      guard let (node, text) = patch.written,
        let index = fields.firstIndex(where: { $0.node == node })
      else { continue }
      fields[index].writings.append(.init(frame: frame, old: fields[index].text, new: text))
      // The last one that the page has ignored, and those of the frames that it may lack.
      fields[index].writings.removeFirst(max(0, fields[index].writings.count - writingLimit - 1))
    }
    forgetFields()
  }

  /// Forgets the writings that no report of the page can depend on any more.
  ///
  /// A page acknowledges a frame after it has reported what the user did before that. So of the writings up to that
  /// frame only the last one counts.
  mutating func acknowledged(through received: Int) {
    for index in fields.indices { fields[index].forgetWritings(before: received) }
  }

  /// Forgets all fields, for a page that is loaded anew.
  mutating func removeAll() {
    self = TypedTexts(byteLimit: byteLimit, writingLimit: writingLimit)
  }

  private mutating func keep(_ field: Field) {
    fields.append(field)
    forgetFields()
  }

  /// Forgets the oldest fields, while there are too many or their texts are too long, and what is too much of the newest.
  private mutating func forgetFields() {
    if let newest = fields.indices.last, fields[newest].bytes > byteLimit {
      fields[newest].forgetWritings()
    }
    while fields.count > Self.limit || bytes - (fields.last?.bytes ?? 0) > byteLimit {
      fields.removeFirst()
    }
  }
}

extension TypedTexts.Field {
  /// The bytes of its texts.
  ///
  /// The old texts of all writings but the first are that of the field, and share its memory.
  fileprivate var bytes: Int {
    let old = writings.first?.old.utf8.count ?? 0
    return writings.reduce(old + text.utf8.count) { $0 + $1.new.utf8.count }
  }

  /// Forgets all writings but the last.
  fileprivate mutating func forgetWritings() {
    writings.removeFirst(max(0, writings.count - 1))
  }

  fileprivate mutating func forgetWritings(before received: Int) {
    guard writings.count > 1, let last = writings.lastIndex(where: { $0.frame <= received }) else {
      return
    }
    writings.removeFirst(last)
  }

  /// Notes which writings the page has taken and which it has ignored.
  ///
  /// A page ignores a writing if its frame does not acknowledge the last event of the field.
  fileprivate mutating func settle(received: Int) {
    if let taken = writings.lastIndex(where: { $0.frame <= received && !$0.isPassedOver }) {
      text = writings[taken].new
      writings.removeFirst(taken + 1)
      for index in writings.indices { writings[index].old = text }
    }
    for index in writings.indices where writings[index].frame > received {
      writings[index].isPassedOver = true
    }
    if let last = writings.lastIndex(where: \.isPassedOver) { writings.removeFirst(last) }
  }
}

extension Patch {
  /// The control into which this patch writes a text, and the text.
  fileprivate var written: (node: NodeID, text: String)? {
    switch self {
    case .setAttribute(let node, "value", let text): (node, text)
    case .removeAttribute(let node, "value"): (node, "")
    default: nil
    }
  }
}

extension String {
  /// Applies the change from `old` to this text to `new` instead.
  ///
  /// The part that differs from `old` goes to the same place in `new`. It follows the same letter, or the part of
  /// `new` that differs there.
  fileprivate func replacing(_ old: String, by new: String) -> String {
    let (typed, old, new) = (Array(self), Array(old), Array(new))
    let change = Self.change(from: old, to: typed)
    let writing = Self.change(from: old, to: new)
    let (oldEnd, newEnd) = (old.count - writing.suffix, new.count - writing.suffix)
    let places = Self.places(
      of: Array(old[writing.prefix..<oldEnd]),
      in: Array(new[writing.prefix..<newEnd])
    )
    func place(_ offset: Int) -> Int {
      if offset >= oldEnd { return newEnd + offset - oldEnd }
      guard offset > writing.prefix else { return offset }
      let before = places[..<(offset - writing.prefix)].last { $0 != nil } ?? nil
      return before.map { writing.prefix + $0 + 1 } ?? newEnd
    }
    let start = place(change.prefix)
    let end = max(start, place(old.count - change.suffix))
    return String(new[..<start] + typed[change.prefix..<typed.count - change.suffix] + new[end...])
  }

  /// The place of each letter of a text in a changed text, in either case, or `nil` if it is gone.
  private static func places(of old: [Character], in new: [Character]) -> [Int?] {
    let most = 50
    guard old.count <= most, new.count <= most else { return old.map { _ in nil } }
    let difference = new.map { $0.lowercased() }.difference(from: old.map { $0.lowercased() })
    var place = 0
    return old.indices.map { index in
      if difference.removals.contains(where: { $0.offset == index }) { return nil }
      while difference.insertions.contains(where: { $0.offset == place }) { place += 1 }
      place += 1
      return place - 1
    }
  }

  /// The number of equal characters at both ends.
  private static func change(
    from old: [Character],
    to new: [Character]
  ) -> (prefix: Int, suffix: Int) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = Swift.min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return (prefix, suffix)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
