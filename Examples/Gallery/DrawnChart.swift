import SwiftUI

/// A chart that a canvas draws.
struct DrawnChart: View {
  @State private var values = [3.0, 5, 4, 8, 6, 9, 7]

  var body: some View {
    VStack {
      Canvas { context, size in
        let area = CGRect(x: 32, y: 8, width: size.width - 40, height: size.height - 36)
        drawLines(in: area, &context)
        drawBars(in: area, &context)
        drawCurve(in: area, context)
        context.draw(
          Image(systemName: "star.fill"),
          in: CGRect(x: area.midX - 8, y: 8, width: 16, height: 16)
        )
      }
      .frame(height: 200)
      .accessibilityLabel(
        "Sales of a week, \(values.map { $0.formatted() }.joined(separator: ", "))"
      )
      Button("Another week") { values = values.dropFirst() + [values[0]] }
    }
  }

  private func drawLines(in area: CGRect, _ context: inout GraphicsContext) {
    for value in stride(from: 0.0, through: 10, by: 5) {
      let y = area.maxY - area.height * value / 10
      let line = Path { path in
        path.move(to: CGPoint(x: area.minX, y: y))
        path.addLine(to: CGPoint(x: area.maxX, y: y))
      }
      context.stroke(line, with: .style(.separator), style: StrokeStyle(dash: [4, 2]))
      let label = Text(value.formatted()).font(.caption).foregroundStyle(.secondary)
      context.draw(label, at: CGPoint(x: area.minX - 4, y: y), anchor: .trailing)
    }
  }

  private func drawBars(in area: CGRect, _ context: inout GraphicsContext) {
    let gradient = Gradient(colors: [.blue, .purple])
    let top = CGPoint(x: 0, y: area.minY)
    let bottom = CGPoint(x: 0, y: area.maxY)
    for (day, value) in values.enumerated() {
      let bar = Path(roundedRect: frame(of: day, value, in: area), cornerRadius: 4)
      context.fill(bar, with: .linearGradient(gradient, startPoint: top, endPoint: bottom))
      var turned = context
      turned.translateBy(x: frame(of: day, value, in: area).midX, y: area.maxY + 14)
      turned.rotate(by: .degrees(-30))
      turned.draw(Text("Day \(day + 1)").font(.caption), at: .zero)
    }
  }

  private func drawCurve(in area: CGRect, _ context: GraphicsContext) {
    var faint = context
    faint.opacity = 0.5
    faint.clip(to: Path(area))
    let curve = Path { path in
      path.addLines(
        values.enumerated().map { day, value in
          let bar = frame(of: day, value, in: area)
          return CGPoint(x: bar.midX, y: bar.minY)
        }
      )
    }
    faint.stroke(curve, with: .color(.orange), style: StrokeStyle(lineWidth: 4, lineJoin: .round))
  }

  private func frame(of day: Int, _ value: Double, in area: CGRect) -> CGRect {
    let width = area.width / Double(values.count)
    let height = area.height * value / 10
    return CGRect(
      x: area.minX + width * (Double(day) + 0.2),
      y: area.maxY - height,
      width: width * 0.6,
      height: height
    )
  }
}
