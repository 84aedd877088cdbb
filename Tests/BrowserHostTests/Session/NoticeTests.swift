import BrowserHost
import Testing
import ViewCore

/// The text of the developer's tools on all pages.
@MainActor
struct NoticeTests {
  private let notice = #"[0,0,[25,"The build failed."]]"#

  @Test func noticeIsOnAllPagesUntilItIsTakenBack() throws {
    let host = RegistryHost()
    let first = host.open()
    host.registry.show(notice: "The build failed.")
    #expect(first.takeFrames() == [notice])
    let second = RecordingConnection()
    host.registry.receive(.hello(PageSetting()), from: second)
    #expect(second.takeFrames().last == notice)
    // A page that comes back has lost it.
    let id = try host.sessionID(of: first)
    host.registry.disconnected(first, at: host.now)
    let again = RecordingConnection()
    host.registry.receive(.resume(session: id, received: 1), from: again)
    #expect(again.takeFrames().last == notice)

    host.registry.show(notice: "")
    for page in [again, second] { #expect(page.takeFrames() == [#"[0,0,[25,""]]"#]) }
    let third = RecordingConnection()
    host.registry.receive(.hello(PageSetting()), from: third)
    #expect(third.takeFrames().count == 2)
  }
}
