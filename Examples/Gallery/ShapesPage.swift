import SwiftUI

struct ShapesPage: View {
  private let colors = Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red])

  private static let wave = Path { path in
    path.move(to: CGPoint(x: 10, y: 45))
    path.addCurve(
      to: CGPoint(x: 110, y: 15),
      control1: CGPoint(x: 50, y: -30),
      control2: CGPoint(x: 70, y: 90)
    )
  }

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 8) {
        Circle().fill(.red).frame(width: 64, height: 64)
        Rectangle().fill(.orange).frame(width: 64, height: 64)
        RoundedRectangle(cornerRadius: 20).fill(.green).frame(width: 64, height: 64)
        Capsule().fill(.blue).frame(width: 64, height: 32)
      }
      HStack(spacing: 8) {
        Circle().stroke(.red, lineWidth: 8).frame(width: 64, height: 64)
        Circle().strokeBorder(.orange, lineWidth: 8).frame(width: 64, height: 64)
        Circle().trim(from: 0, to: 0.7)
          .stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .frame(width: 64, height: 64)
          .foregroundStyle(.green)
        Ellipse().stroke(.blue, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
          .frame(width: 64, height: 32)
      }
      HStack(spacing: 8) {
        Circle().fill(AngularGradient(gradient: colors, center: .center))
          .frame(width: 64, height: 64)
        Rectangle().fill(
          LinearGradient(gradient: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .frame(width: 64, height: 64)
        Circle().strokeBorder(AngularGradient(gradient: colors, center: .center), lineWidth: 12)
          .frame(width: 64, height: 64)
        Text("Cut").foregroundStyle(.black).padding().background(.yellow).clipShape(
          .rect(cornerRadius: 10)
        )
      }
      HStack(spacing: 8) {
        Rectangle().fill(.ellipticalGradient(colors)).frame(width: 104, height: 60)
        Rectangle().fill(Color.red.mix(with: .blue, by: 0.5)).frame(width: 60, height: 60)
        Text("Sheared").foregroundStyle(.black).padding().background(.yellow)
          .transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: -8))
      }
      Circle()
        .strokeBorder(lineWidth: 24)
        .overlay {
          VStack {
            Text("Speaker 2 of 5").font(.title).lineLimit(1).minimumScaleFactor(0.4)
            Image(systemName: "mic.fill").font(.largeTitle)
          }
          .frame(width: 200)
        }
        .overlay {
          ForEach(0..<3) { index in
            SpeakerArc(total: 5, index: index)
              .rotation(Angle(degrees: -90))
              .stroke(.purple, lineWidth: 12)
          }
        }
        .frame(height: 280)
      HStack(spacing: 16) {
        Self.wave.strokedPath(StrokeStyle(lineWidth: 14, lineCap: .round))
          .fill(LinearGradient(gradient: colors, startPoint: .leading, endPoint: .trailing))
          .frame(width: 120, height: 60)
        Text("The area of a line")
      }
      ShapeAreas()
      DrawnChart()
    }
    .padding()
  }
}

private struct SpeakerArc: Shape {
  let total: Int
  let index: Int

  private var degrees: Double { 360 / Double(total) }
  private var start: Angle { Angle(degrees: degrees * Double(index) + 1) }
  private var end: Angle { Angle(degrees: start.degrees + degrees - 1) }

  func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height) - 24
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY),
        radius: diameter / 2,
        startAngle: start,
        endAngle: end,
        clockwise: false
      )
    }
  }
}
