#if DEBUG && !canImport(Darwin)
import Foundation
import ViewCore

/// Lines of a dump, with those of a difference in color.
struct DumpView: View {
  let text: DumpText

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(text.lines) { DumpLine(line: $0) }
      }
      .font(.footnote.monospaced())
      .textSelection(.enabled)
      .padding(.vertical, 8)
    }
  }
}

private struct DumpLine: View {
  let line: DumpText.Line

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(mark).frame(width: 10).foregroundStyle(color)
      Text(line.text.isEmpty ? " " : line.text)
        .padding(.leading, CGFloat(line.indentation) * 8)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 2)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(color.opacity(line.mark == nil ? 0 : 0.14))
  }

  private var mark: String {
    switch line.mark {
    case .removed: "−"
    case .added: "+"
    case nil: ""
    }
  }

  private var color: Color {
    switch line.mark {
    case .removed: .red
    case .added: .green
    case nil: .primary
    }
  }
}
#endif
