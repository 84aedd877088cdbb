import Dispatch
import Testing

@testable import BrowserHost

/// The order of messages on the main actor.
///
/// Nothing runs on the main actor before a test waits.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MessageQueueTests {
  @MainActor
  private final class Work {
    var done: [String] = []
  }

  private let messages = MessageQueue(log: HostLog(slowTime: .seconds(3600)) { _ in })
  private let attacker = IPAddress("192.0.2.1")
  private let other = IPAddress("192.0.2.2")
  private let work = Work()

  private func add(_ name: String, for network: IPAddress?) {
    messages.add(for: network) { [work] in work.done.append(name) }
  }

  private func finish() async {
    await withCheckedContinuation { done in messages.finish { done.resume() } }
  }

  @Test func networkWaitsForOneMessageOfAnotherAlone() async {
    for _ in 1...1000 { add("attacker", for: attacker) }
    add("first", for: other)
    add("second", for: other)
    await finish()
    #expect(work.done.prefix(4) == ["attacker", "first", "attacker", "second"])
    #expect(work.done.count == 1002)
  }

  @Test func messagesOfANetworkKeepTheirOrder() async {
    let names = (1...100).map { "\($0)" }
    for name in names {
      add(name, for: attacker)
      add("other", for: other)
    }
    await finish()
    #expect(work.done.filter { $0 != "other" } == names)
  }

  @Test func pagesWithoutAnAddressTakeTurnsToo() async {
    for _ in 1...3 { add("attacker", for: attacker) }
    add("unknown", for: nil)
    await finish()
    #expect(work.done == ["attacker", "unknown", "attacker", "attacker"])
  }

  @Test func otherWorkOfTheMainActorRunsBetweenMessages() async {
    for _ in 1...1000 { add("message", for: attacker) }
    DispatchQueue.main.async { [work] in
      MainActor.assumeIsolated { work.done.append("effect") }
    }
    await finish()
    #expect(work.done.prefix(2) == ["message", "effect"])
  }

  @Test func messageThatIsAddedByAnotherIsHandled() async {
    await withCheckedContinuation { done in
      messages.add(for: attacker) { [messages, other, work] in
        messages.add(for: other) {
          work.done.append("nested")
          done.resume()
        }
      }
    }
    #expect(work.done == ["nested"])
  }

  @Test func turnThatComesLateIsReported() async {
    let lines = RecordedLines()
    let messages = MessageQueue(log: HostLog(slowTime: .nanoseconds(1)) { lines.append($0) })
    await withCheckedContinuation { done in messages.add(for: attacker) { done.resume() } }
    let prefix = "The main actor took up work "
    #expect(lines.all.first?.hasPrefix(prefix) == true)
  }

  @Test func messageBetweenTheOthersAndTheLastWorkIsDropped() async {
    add("before", for: attacker)
    messages.finish { [work] in work.done.append("first end") }
    add("between", for: attacker)
    await finish()
    #expect(work.done == ["before", "first end"])
    // A server that is stopped takes the ends of its connections.
    add("after", for: attacker)
    await finish()
    #expect(work.done == ["before", "first end", "after"])
  }
}
