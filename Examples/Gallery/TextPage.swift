import SwiftUI

struct TextPage: View {
  @State private var lines = 0

  var body: some View {
    Form {
      Section("Fonts") {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Monospaced 0123").font(.system(.body, design: .monospaced))
      }
      Section("Looks") {
        Text("Bold, ").bold() + Text("italic, ").italic() + Text("underlined, ").underline()
          + Text("struck").strikethrough(color: .red)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("In the color of controls").foregroundStyle(.tint)
        Text("Over several colors").font(.title).foregroundStyle(
          LinearGradient(
            colors: [.pink, .purple, .blue],
            startPoint: .leading,
            endPoint: .trailing
          )
        )
        Text("upper case").textCase(.uppercase)
        Text("Small Capitals").font(.body.lowercaseSmallCaps())
          + Text(" of Capitals").font(.body.uppercaseSmallCaps())
          + Text(" of All").font(.body.smallCaps())
      }
      Section("Dates and numbers") {
        Text(Date(timeIntervalSince1970: 1_700_000_000), style: .date)
        Text(Date(timeIntervalSince1970: 1_700_000_000), style: .time)
        Text("\(1_234_567) and \(0.25, format: .percent)")
        LabeledContent("Duration", value: WrittenValues.duration)
        LabeledContent("List", value: WrittenValues.list)
        LabeledContent("Distance", value: WrittenValues.distance)
      }
      Section("The log of the app") {
        Button("Write a line") {
          lines += 1
          WrittenValues.log(lines)
        }
        LabeledContent("Lines", value: "\(lines)")
      }
      Section("Colors") {
        ColorRow(colors: [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue])
        ColorRow(colors: [.indigo, .purple, .pink, .brown, .gray, .black, .white, .accentColor])
      }
    }
  }
}

private struct ColorRow: View {
  let colors: [Color]

  var body: some View {
    HStack {
      ForEach(colors.indices, id: \.self) { index in
        Circle().fill(colors[index]).frame(width: 28, height: 28)
      }
    }
  }
}
