import SwiftUI

struct MotionPage: View {
  @State private var isMoved = false
  @State private var rows = ["One", "Two", "Three"]
  @State private var place = CGPoint(x: 60, y: 60)
  @State private var isLocked = false
  @State private var day = "Today"
  @Namespace private var days

  var body: some View {
    VStack(spacing: 16) {
      Circle().fill(isMoved ? .red : .blue)
        .frame(width: 60, height: 60)
        .offset(x: isMoved ? 100 : -100)
        .animation(.spring(duration: 0.6, bounce: 0.4), value: isMoved)
      Text("Follows slowly").font(.caption)
        .offset(x: isMoved ? 100 : -100)
        .transaction { $0.animation = .easeOut(duration: 2) }
      HStack {
        Button("Move") { isMoved.toggle() }.buttonStyle(.bordered)
        Button("Shuffle") { withAnimation { rows.reverse() } }.buttonStyle(.bordered)
        Button("Add") { withAnimation { rows.insert("Row \(rows.count + 1)", at: 0) } }
          .buttonStyle(.bordered)
      }
      VStack {
        ForEach(rows, id: \.self) { row in
          Text(row).padding(8).frame(maxWidth: .infinity).background(.mint.opacity(0.4))
        }
      }
      PhasesView()
      CountedScore()
      ThrownBall()
      ShakenCode()
      TumblingNote()
      dayBar
      Text(day).id(day).transition(.blurReplace)
      ZStack {
        Rectangle().fill(.gray.opacity(0.2))
        Circle().fill(.purple).frame(width: 40, height: 40).position(place)
      }
      .frame(width: 280, height: 160)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { place = $0.location },
        including: isLocked ? .none : .all
      )
      Toggle("Lock the circle", isOn: $isLocked)
    }
    .padding()
    .frame(maxWidth: 480)
  }
  /// A mark moves from one day to the other.
  private var dayBar: some View {
    HStack {
      ForEach(["Today", "Tomorrow", "This week"], id: \.self) { title in
        Button(title) { withAnimation(.snappy) { day = title } }
          .buttonStyle(.plain)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background {
            if day == title {
              Capsule().fill(.tint.opacity(0.25))
                .matchedGeometryEffect(id: "mark", in: days)
            }
          }
      }
    }
  }
}
