public import SwiftUI

/// The latest words of the transcript, or the reason why there is none.
public struct TranscriptLine: View {
  private let transcript: String
  private let problem: String?

  public init(transcript: String, problem: String?) {
    self.transcript = transcript
    self.problem = problem
  }

  public var body: some View {
    if !transcript.isEmpty {
      Label(transcript, systemImage: "waveform")
    }
    if let problem {
      Label(problem, systemImage: "mic.slash")
        .font(.caption)
    }
  }
}
