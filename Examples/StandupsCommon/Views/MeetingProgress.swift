public import SwiftUI

/// The progress of a meeting.
public struct MeetingProgress: View {
  private let elapsed: Duration
  private let remaining: Duration
  private let total: Duration

  public init(elapsed: Duration, remaining: Duration, total: Duration) {
    self.elapsed = elapsed
    self.remaining = remaining
    self.total = total
  }

  public var body: some View {
    VStack(spacing: 8) {
      ProgressView(
        value: Double(min(elapsed, total).components.seconds),
        total: Double(total.components.seconds)
      )
      HStack {
        VStack(alignment: .leading) {
          Text("Time elapsed").font(.caption)
          Label(elapsed.onClock, systemImage: "hourglass.bottomhalf.fill")
        }
        Spacer()
        VStack(alignment: .trailing) {
          Text("Time remaining").font(.caption)
          Label(remaining.onClock, systemImage: "hourglass.tophalf.fill")
        }
      }
      .font(.body.monospacedDigit())
    }
  }
}
