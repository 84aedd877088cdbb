@testable import ComposableArchitecture
import IssueRecording
import Testing

struct RecordedAnswersTests {
  @Test func answersAfterTheLastOneAreReported() {
    let recorder = IssueRecorder()
    let answers = RecordedAnswers<String>(["a", "b"])
    withIssueReporters([recorder]) {
      #expect([answers.next(), answers.next(), answers.next()] == ["a", "b", "b"])
    }
    #expect(recorder.texts == [Issues.recordedValuesUsedUp(String.self)])
  }

  @Test func randomNumbersAreThoseOfTheRecording() {
    let recorder = IssueRecorder()
    let withNumbers = WithRandomNumberGenerator.recorded([7, 8])
    withIssueReporters([recorder]) {
      #expect(withNumbers { $0.next() } == 7)
      #expect(withNumbers { $0.next() } == 8)
      _ = withNumbers { $0.next() }
    }
    #expect(recorder.texts == [Issues.recordedValuesUsedUp(UInt64.self)])
  }

  @Test func recordedStreamEndsAsItDid() async throws {
    var elements: [Int] = []
    for await element in AsyncStream<Int>.recorded([1, 2]) { elements.append(element) }
    #expect(elements == [1, 2])
    let stream = AsyncThrowingStream<Int, any Error>.recorded([], throwing: CancellationError())
    await #expect(throws: CancellationError.self) {
      for try await _ in stream {}
    }
  }
}
