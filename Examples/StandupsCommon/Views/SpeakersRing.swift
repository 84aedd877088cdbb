import ComposableArchitecture
public import SwiftUI

/// A ring with an arc for each attendee who has spoken, around the current speaker.
public struct SpeakersRing: View {
  private let standup: Standup
  private let speakerIndex: Int

  public init(standup: Standup, speakerIndex: Int) {
    self.standup = standup
    self.speakerIndex = speakerIndex
  }

  public var body: some View {
    Circle()
      .strokeBorder(standup.theme.accentColor.opacity(0.2), lineWidth: 24)
      .overlay {
        ForEach(0..<speakerIndex, id: \.self) { index in
          SpeakerArc(index: index, count: standup.attendees.count)
            .stroke(style: StrokeStyle(lineWidth: 12))
        }
      }
      .overlay {
        VStack(spacing: 4) {
          Text(speaker)
            .font(.title)
            .lineLimit(2)
            .frame(maxWidth: 192)
            .minimumScaleFactor(0.6)
            .multilineTextAlignment(.center)
          Text("is speaking")
          Image(systemName: "mic")
            .font(.largeTitle)
            .padding(.top)
        }
      }
      .frame(maxWidth: 280)
      .frame(height: 280)
  }

  private var speaker: String {
    standup.attendees.indices.contains(speakerIndex)
      ? standup.attendees[speakerIndex].displayName : ""
  }
}

/// The part of the ring that belongs to one attendee, clockwise from the top.
private struct SpeakerArc: Shape {
  let index: Int
  let count: Int

  func path(in rect: CGRect) -> Path {
    let part = 360 / Double(max(count, 1))
    let gap = count > 1 ? 1.0 : 0
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - 12,
      startAngle: .degrees(part * Double(index) + gap - 90),
      endAngle: .degrees(part * Double(index + 1) - gap - 90),
      clockwise: false
    )
    return path
  }
}
