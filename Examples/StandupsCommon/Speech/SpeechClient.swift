public import ComposableArchitecture
import Foundation

/// Transcribes speech.
@DependencyClient
public struct SpeechClient: Sendable {
  /// The reason why speech cannot be transcribed.
  public struct Unavailable: LocalizedError, Equatable {
    public let reason: String
    public var errorDescription: String? { reason }

    public init(reason: String) {
      self.reason = reason
    }
  }

  /// Listens until its task is cancelled, and emits the whole transcript after each word.
  public var transcribe: @Sendable () -> AsyncThrowingStream<String, any Error> = {
    AsyncThrowingStream { $0.finish() }
  }
}

extension SpeechClient: DependencyKey {
  /// Fails: the app runs on its server, which has no microphone.
  public static let liveValue = unavailable(
    "There is no microphone here, so nothing is written down."
  )

  /// Emits a fixed transcript, one word each half a second.
  public static var previewValue: Self {
    @Dependency(\.continuousClock) var clock
    return hearing("Yesterday I mended the build. Today I write its tests.", clock: clock)
  }

  public static let testValue = Self()

  /// Fails with a reason.
  public static func unavailable(_ reason: String) -> Self {
    Self { AsyncThrowingStream { $0.finish(throwing: Unavailable(reason: reason)) } }
  }

  /// Emits a text word by word, one each half a second.
  public static func hearing(_ text: String, clock: any Clock<Duration>) -> Self {
    let words = text.split(separator: " ")
    return Self {
      let heard = LockIsolated(0)
      return AsyncThrowingStream {
        let count = heard.withValue {
          $0 += 1
          return $0
        }
        guard count <= words.count else { return nil }
        try await clock.sleep(for: .milliseconds(500))
        return words.prefix(count).joined(separator: " ")
      }
    }
  }
}

extension DependencyValues {
  /// Transcribes speech.
  public var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}
