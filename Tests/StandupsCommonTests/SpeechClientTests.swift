import ComposableArchitecture
import Foundation
import Testing

@testable import StandupsCommon

struct SpeechClientTests {
  @Test func liveSpeechClientReportsThatThereIsNoMicrophone() async {
    let error = await #expect(throws: SpeechClient.Unavailable.self) {
      for try await _ in SpeechClient.liveValue.transcribe() {}
    }
    #expect(
      error?.localizedDescription == "There is no microphone here, so nothing is written down."
    )
  }

  @Test func wordsAreRecognizedInTheirOrder() async throws {
    var heard: [String] = []
    let client = SpeechClient.hearing("one two three", clock: ImmediateClock())
    for try await text in client.transcribe() {
      heard.append(text)
    }
    #expect(heard == ["one", "one two", "one two three"])
  }
}
