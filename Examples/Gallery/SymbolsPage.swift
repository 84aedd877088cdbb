import SwiftUI

struct SymbolsPage: View {
  private let names = [
    "calendar", "clock", "timer", "hourglass", "hourglass.tophalf.fill",
    "hourglass.bottomhalf.fill", "globe", "map", "person", "person.fill", "person.2", "person.3",
    "mic", "mic.fill", "paintpalette", "paintpalette.fill", "forward.fill", "backward.fill",
    "play.circle", "pause.circle.fill", "stop.circle", "stop.circle.fill",
    "arrowtriangle.right.circle.fill", "record.circle", "plus", "minus", "xmark", "checkmark",
    "plus.circle.fill", "minus.circle", "xmark.circle.fill", "checkmark.circle",
    "checkmark.circle.fill", "checkmark.square", "square", "magnifyingglass", "heart", "heart.fill",
    "star", "star.fill", "trash", "trash.fill", "pencil", "square.and.pencil", "gear", "bell",
    "envelope", "lock", "lock.open", "eye", "eye.slash", "folder", "doc.text", "book", "bookmark",
    "tag", "flag", "cart", "link", "paperplane", "photo", "camera", "phone", "gift", "lightbulb",
    "bolt.fill", "info.circle.fill", "questionmark.circle", "exclamationmark.triangle",
    "exclamationmark.triangle.fill", "exclamationmark.octagon", "arrow.up", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.triangle.2.circlepath", "arrow.up.arrow.down",
    "arrow.up.forward.square", "arrow.up.circle.fill", "chevron.right", "chevron.down",
    "square.and.arrow.up", "icloud.and.arrow.down", "cloud", "sun.max", "moon", "flame", "drop",
    "leaf", "house", "building.2", "car", "airplane", "mappin", "location", "wifi", "waveform",
    "music.note", "speaker.wave.2", "speaker.slash", "ellipsis", "ellipsis.circle",
    "line.3.horizontal", "list.bullet", "slider.horizontal.3", "number", "hand.thumbsup",
    "person.badge.plus", "person.circle.fill",
  ]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 88))], spacing: 16) {
      ForEach(names, id: \.self) { name in
        VStack(spacing: 4) {
          Image(systemName: name).font(.title)
          Text(name).font(.caption2).foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
      }
    }
    .padding()
    .frame(maxWidth: 640)
  }
}
