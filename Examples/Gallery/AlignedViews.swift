import SwiftUI

/// Views that stand where their alignment guides meet.
struct AlignedViews: View {
  var body: some View {
    VStack(spacing: 24) {
      VStack(alignment: .colon, spacing: 4) {
        row("Name", "Blob")
        row("Occupation", "Engineer")
        row("City", "Cupertino")
      }
      HStack(alignment: .firstTextBaseline) {
        Text("Title").font(.largeTitle)
        RoundedRectangle(cornerRadius: 4).fill(.orange).frame(width: 24, height: 24)
          .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 4 }
        Text("a note").font(.caption)
      }
      Text("Inbox").padding().background(.mint.opacity(0.4))
        .overlay(alignment: .topTrailing) {
          Text("12").font(.caption).foregroundStyle(.black).padding(4).background(
            .yellow,
            in: Capsule()
          )
          .alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
        }
    }
  }

  private func row(_ title: LocalizedStringKey, _ value: LocalizedStringKey) -> some View {
    HStack(spacing: 8) {
      Text(title).foregroundStyle(.secondary)
      Text(value).alignmentGuide(.colon) { $0[.leading] - 4 }
    }
  }
}

extension HorizontalAlignment {
  /// The place between a title and its value.
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }

  fileprivate static let colon = Self(Colon.self)
}
