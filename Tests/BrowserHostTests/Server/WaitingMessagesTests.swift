import Testing

@testable import BrowserHost

/// The messages of pages that wait for the main actor.
struct WaitingMessagesTests {
  private let total = WaitingMessages.Total(limit: 2000)

  /// A page with a limit of 1,280 bytes, so that a short message counts as 10 and eight are counted at a time.
  private func page(waiting messages: Int) -> WaitingMessages {
    var page = WaitingMessages(limit: 1280, of: total)
    for _ in 0..<messages {
      if let count = page.add(1) { page.change(by: count) }
    }
    return page
  }

  @Test func pageMayHave128ShortMessagesWaiting() {
    #expect(!page(waiting: 128).areTooMany)
    #expect(page(waiting: 136).areTooMany)
  }

  @Test func pageMayHaveEightWaitingWhileThoseOfAllPagesAreTooMany() {
    let (first, second) = (page(waiting: 120), page(waiting: 120))
    #expect(first.areTooMany)
    #expect(second.areTooMany)
    #expect(!page(waiting: 8).areTooMany)
    #expect(page(waiting: 16).areTooMany)
  }

  @Test func messagesOfAPageThatLeavesAreCounted() {
    var page = page(waiting: 3)
    #expect(page.isEmpty)
    #expect(page.addRest() == 30)
    #expect(page.addRest() == nil)
  }

  @Test func pageGoesOnWhenThoseOfOthersAreHandled() {
    var first = page(waiting: 120)
    var second = page(waiting: 120)
    #expect(second.areTooMany)
    first.change(by: -1200)
    #expect(!second.areTooMany)
    second.change(by: -1200)
    #expect(second.isEmpty)
  }
}
