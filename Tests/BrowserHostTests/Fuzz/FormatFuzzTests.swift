import BrowserHost
import Foundation
import Fuzzing
import Testing
import ViewCore

/// The settings of any browser, and any text that a user enters, go through the formats and parsers of an app.
@MainActor
struct FormatFuzzTests {
  private let localePieces = [
    "de", "en", "ar", "fa", "hi", "zh", "th", "ja", "-", "_", "@", "AT", "US", "IR", "Hant", "Latn",
    "u", "nu", "arab",
    "ca", "buddhist", "co", "x", "419", "root", "und", "", " ", "é", "\u{0}", "posix",
  ]
  private let zonePieces = [
    "Europe", "/", "Vienna", "UTC", "Etc", "GMT+14", "..", "GMT", "+", "-", "99", "é", "\u{0}",
    "Asia/Kolkata",
  ]

  private let marks = ["*", "_", "[", "](", ")", "`", "![", "\\", "a", " ", "**"]

  @Test func viewSurvivesAnySettingAndAnyText() async {
    await Fuzzer("formats", runs: 5).run { random in
      let setting = PageSetting(
        locale: random.text(of: localePieces, upTo: 8),
        timeZone: random.text(of: zonePieces, upTo: 4),
        isDark: random.onceIn(2),
        path: AddressPath(random.anyText()) ?? .root
      )
      let graph = ViewGraph(root: FuzzView(), environment: setting.environment)
      let listeners = graph.mount().flatMap(\.listeners)
      for _ in 0..<40 {
        let (node, kinds) = random.pick(listeners)
        let event: Event = kinds.contains(.input) ? .input(random.anyText()) : .click
        _ = graph.handle(event, on: node)
        _ = graph.flush()
      }
      graph.unmount()
    }
  }

  @Test func markdownReaderSurvivesAnyMarks() async {
    await Fuzzer("markdown", runs: 300).run { random in
      let text = random.text(of: marks, upTo: 200)
      let graph = ViewGraph(root: Text(LocalizedStringKey(text)))
      _ = graph.mount()
      graph.unmount()
    }
  }
}

extension Patch {
  /// The elements that listen, with the kinds of their events.
  fileprivate var listeners: [(NodeID, EventKinds)] {
    if case .insert(let tree, _, _) = self { tree.listeners } else { [] }
  }
}

extension ElementTree {
  fileprivate var listeners: [(NodeID, EventKinds)] {
    (element.events.isEmpty ? [] : [(id, element.events)]) + children.flatMap(\.listeners)
  }
}
