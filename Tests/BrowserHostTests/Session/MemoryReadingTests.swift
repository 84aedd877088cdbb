import Testing

@testable import BrowserHost

@MainActor
struct MemoryReadingTests {
  @Test func memoryIsReadTenTimesASecondAtMost() {
    let start = ContinuousClock().systemEpoch
    var reads = 0
    var reading = MemoryReading {
      reads += 1
      return reads
    }
    let early = (0..<100).map { reading.bytes(at: start + .milliseconds($0)) }
    #expect(early == Array(repeating: 1, count: 100))
    let late = reading.bytes(at: start + .milliseconds(100))
    reading.forget()
    let afterFreeing = reading.bytes(at: start + .milliseconds(100))
    #expect([late, afterFreeing] == [2, 3])
  }

  /// The C library looks at all free blocks for each look.
  @Test func pagesThatAskForSessionsDoNotCauseALookEach() {
    var reads = 0
    let time = ContinuousClock().systemEpoch
    let registry = SessionRegistry(
      log: HostLog { _ in },
      now: { time },
      allocatedBytes: {
        reads += 1
        return .max
      }
    ) { _ in CounterContent() }
    let pages = (1...100).map { _ in RecordingConnection() }
    for page in pages { registry.receive(.hello(PageSetting()), from: page) }
    #expect(pages.allSatisfy { $0.takeFrames() == [#"[0,0,[9,"full"]]"#] })
    #expect(reads == 1)
  }
}
