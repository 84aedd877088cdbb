#if DEBUG
import Testing

@testable import WebSwiftUI

/// Messages about builds that come in parts.
struct BuildMessagesTests {
  @Test func messageIsTakenWhenItHasComeAsAWhole() {
    var messages = BuildMessages()
    #expect(messages.received("one\0two\0thr".utf8) == ["one", "two"])
    #expect(messages.received("ee".utf8) == [])
    #expect(messages.received("\0\0".utf8) == ["three", ""])
  }

  @Test func longMessageIsCut() {
    var messages = BuildMessages()
    #expect(messages.received(repeatElement(UInt8(ascii: "x"), count: 20_000)) == [])
    #expect(messages.received([0]).map(\.count) == [10_000])
  }

  /// The command 'swift package live' sets these variables.
  @Test func commandSetsVariablesOfOptions() {
    let names = LaunchOption.all(of: LaunchOptions.self).map(LaunchVariables.name)
    #expect(
      Set(names).isSuperset(of: [
        "WEBSWIFTUI_SESSIONS", "WEBSWIFTUI_BUILD_MESSAGES", "WEBSWIFTUI_DRAIN_DELAY",
        "WEBSWIFTUI_PORT",
      ])
    )
  }
}
#endif
