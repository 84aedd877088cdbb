public import SwiftUI

/// What is being written down of a meeting, or why nothing is.
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
