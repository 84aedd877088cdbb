import ViewCore

/// What people type into text fields while the app writes to them.
///
/// A page keeps what a person has typed where the app wrote without knowing of that. What it reports then is made of
/// the text from before: who sends "milk" and goes on with "eggs" reports "milkeggs", although the app has cleared
/// the field in between. So what was typed since is put into what the app has written, and the page is told the
/// outcome as soon as nothing is typed any more.
///
/// What is typed into a field from which the app has moved the focus, before the page knows of that, is for the field
/// that has it: as the digits of a code, each of which has a field of its own.
struct TypedTexts: Equatable, Sendable {
  /// A text that a frame has put into a field.
  fileprivate struct Writing: Equatable {
    let frame: Int
    /// What the page showed before, as far as is known.
    var old: String
    let new: String
    /// Whether the page has kept what a person had typed instead.
    var isPassedOver = false
  }

  fileprivate struct Field: Equatable {
    let node: NodeID
    /// What the page has reported last.
    var text: String
    /// The last one that the page has passed over, and those of which that is not known yet.
    var writings: [Writing] = []
  }

  /// The fields that were typed into last, the newest at the end: a person types into one.
  private var fields: [Field] = []
  private static let limit = 16

  /// The control to which the app has moved the focus, and the frame that tells the page.
  private struct Focus: Equatable {
    let node: NodeID
    let frame: Int
  }

  private var focused: Focus?
  /// What had the focus last, as the app sees it.
  private var lastFocus: NodeID?

  /// The fields in which a page may still show what the app has replaced.
  var pending: [NodeID] {
    fields.filter { $0.writings.last?.isPassedOver == true }.map(\.node)
  }

  /// Takes note of something that a person did.
  ///
  /// - Parameters:
  ///   - report: What they did, and to what.
  ///   - text: What is in a text field, or `nil` for what is none.
  /// - Returns: What they did to what the app has written, and in which field.
  mutating func reported(
    _ report: PageEvent,
    text: (NodeID) -> String?
  ) -> (event: Event, node: NodeID) {
    switch report.event {
    case .focus: (lastFocus, focused) = (report.node, nil)
    // What the page ignores, as the person has gone elsewhere, is no news later on.
    case .blur: (lastFocus, focused) = (lastFocus == report.node ? nil : lastFocus, nil)
    default: break
    }
    if let focused, report.received >= focused.frame { self.focused = nil }
    guard text(report.node) != nil else { return (report.event, report.node) }
    return typedAhead(report, text: text)
      ?? (reported(report.event, on: report.node, received: report.received), report.node)
  }

  /// What is typed at the end of a field after the app has moved the focus to another one, or `nil` for all else.
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
    keep(Field(node: report.node, text: typed), toTell: given)
    // The page may have been told of less of that before, and take it.
    keep(fields.first { $0.node == target } ?? Field(node: target, text: before), toTell: after)
    return (.input(after), target)
  }

  /// Keeps a field of which the page is still to be told what is in it.
  private mutating func keep(_ field: Field, toTell text: String) {
    fields.removeAll { $0.node == field.node }
    var field = field
    field.writings.removeAll(where: \.isPassedOver)
    field.writings.append(Writing(frame: .max, old: field.text, new: text, isPassedOver: true))
    keep(field)
  }

  /// A field as a page has it that has applied the frames up to `received`.
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
    guard let writing = field.writings.first, writing.isPassedOver else { return event }
    return .input(text.replacing(writing.old, by: writing.new))
  }

  /// Takes note of what a frame puts into fields, and of where the focus is then.
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
    }
  }

  /// Forgets all, as a page that is loaded anew.
  mutating func removeAll() {
    self = TypedTexts()
  }

  private mutating func keep(_ field: Field) {
    fields.append(field)
    if fields.count > Self.limit { fields.removeFirst() }
  }
}

extension TypedTexts.Field {
  /// A page passes over what comes with a frame that does not know of the last thing that was done to the field.
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
  /// The text that is put into a control, and which.
  fileprivate var written: (node: NodeID, text: String)? {
    switch self {
    case .setAttribute(let node, "value", let text): (node, text)
    case .removeAttribute(let node, "value"): (node, "")
    default: nil
    }
  }
}

extension String {
  /// What became of this text, which was made of `old`, if it had been made of `new`.
  ///
  /// The part that differs from `old` is put where it would be in `new`: behind the letter that it stands behind, or
  /// behind what differs there.
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

  /// Where each letter of a text is in what has become of it, great or small, as far as it is there.
  private static func places(of old: [Character], in new: [Character]) -> [Int?] {
    let most = 200
    guard old.count <= most, new.count <= most else { return old.map { _ in nil } }
    let difference = new.difference(from: old) { $0.lowercased() == $1.lowercased() }
    var place = 0
    return old.indices.map { index in
      if difference.removals.contains(where: { $0.offset == index }) { return nil }
      while difference.insertions.contains(where: { $0.offset == place }) { place += 1 }
      place += 1
      return place - 1
    }
  }

  /// How many characters are the same at both ends.
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
