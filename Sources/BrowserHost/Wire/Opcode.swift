package import ViewCore

/// The numbers that stand for messages and patches on the wire.
///
/// The page's script imports them from a module that is generated from this type (`ClientAssets+Wire.swift`), so script
/// and server cannot disagree. Only the page of the benchmarks repeats some (`LoopbackPage.swift`), because its package
/// does not depend on this module.
///
/// Every frame from the server is `[number, acknowledged event, operation, …]`, every operation an
/// array that starts with its opcode. Every message from the page is one flat array that starts
/// with its opcode.
package enum Opcode: Int, CaseIterable, Sendable {
  // Server to page: what to change.
  case setText = 1
  case setAttribute
  case removeAttribute
  case setEvents
  case insert
  case move
  case remove

  // Server to page: about the session.
  case welcome
  case ended

  // Page to server.
  case hello
  case resume
  case event
  case acknowledge
  case ping
  case leave

  // Server to page: how to show changes.
  case animate
  case scroll

  // Server to page: an address to open in another window.
  case open

  // Server to page: the next batch comes when this frame is shown.
  case unfinished

  // Server to page: an event, or a part of it, was refused.
  case refused

  // Server to page: the address of the topmost screen.
  case address

  // Server to page: a text for the clipboard.
  case copy

  // Server to page: a vibration of the device.
  case vibrate

  // Server to page: the changes of an event are saved.
  case saved

  // Server to page: a text of the developer's tools.
  case notice

  // Server to page: a place of an area to which it scrolls.
  case scrollArea

  // Server to page: a text for screen readers.
  case announce
}

extension EventKinds {
  /// The kinds by their names in the page's script.
  package static let named: [(name: String, kind: EventKinds)] = [
    ("click", .click), ("input", .input), ("change", .change), ("submit", .submit),
    ("focus", .focus), ("blur", .blur), ("dismiss", .dismiss), ("pushAgain", .pushAgain),
    ("openAddress", .openAddress),
    ("move", .move), ("resize", .resize), ("press", .press),
    ("tap", .tap), ("longPress", .longPress), ("drag", .drag),
    ("delete", .delete), ("pinch", .pinch), ("visibility", .visibility),
    ("rows", .rows), ("load", .load), ("metrics", .metrics), ("hover", .hover), ("key", .key),
    ("place", .place), ("lift", .lift), ("drop", .drop), ("pointer", .pointer), ("menu", .menu),
    ("select", .select),
  ]
}
