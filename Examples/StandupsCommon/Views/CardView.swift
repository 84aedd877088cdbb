import ComposableArchitecture
public import SwiftUI

/// A standup in the list.
public struct CardView: View {
  private let standup: Standup

  public init(standup: Standup) {
    self.standup = standup
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(standup.displayTitle)
        .font(.headline)
      HStack {
        Label("\(standup.attendees.count)", systemImage: "person.3")
        Spacer()
        Label {
          Text(standup.duration, format: .words)
        } icon: {
          Image(systemName: "clock")
        }
      }
      .font(.caption)
    }
    .padding(.vertical, 4)
    .foregroundStyle(standup.theme.accentColor)
  }
}
