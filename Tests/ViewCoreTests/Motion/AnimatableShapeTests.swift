import Clocks
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Shapes that are drawn for the values between two values of their data.
@MainActor
struct AnimatableShapeTests {
  private let clock = TestClock()

  private struct Line: Shape {
    var end: CGFloat

    var animatableData: CGFloat {
      get { end }
      set { end = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path { $0.addLines([.zero, CGPoint(x: end, y: 0)]) }
    }
  }

  private struct Drawing<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      content(isOn)
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  /// Returns the page in the middle of an animation of a view in a square of 100 points.
  private func middle<Content: View>(
    @ViewBuilder of content: @escaping (Bool) -> Content
  ) async throws -> String {
    var environment = EnvironmentValues()
    environment.timelineClock = clock
    let view = ViewHarness(size: CGSize(width: 100, height: 100), environment: environment) {
      Drawing(content: content)
    }
    try view.tap(.button("Go"))
    for _ in 1...1000 {
      do { try await clock.checkSuspension() } catch { break }
    }
    await clock.advance(by: .milliseconds(500))
    return view.outline
  }

  @Test func shapeOfAnAppIsDrawnInBetween() async throws {
    #expect(try await middle { Line(end: $0 ? 40 : 20) }.contains("d=\"M0 0L30 0\""))
    let stroked = try await middle { Line(end: $0 ? 40 : 20).stroke(.red, lineWidth: 2) }
    #expect(stroked.contains("d=\"M0 0L30 0\""))
    let typeless = try await middle { AnyShape(Line(end: $0 ? 40 : 20)) }
    #expect(typeless.contains("d=\"M0 0L30 0\""))
  }

  @Test func shapeOfAnotherTypeIsDrawnAtOnce() async throws {
    let page = try await middle { $0 ? AnyShape(Rectangle()) : AnyShape(Line(end: 20)) }
    #expect(page.contains("d=\"M0 0L100 0L100 100L0 100Z\""))
  }

  @Test func changesOfShapesAreAnimated() async throws {
    let trimmed = try await middle { Line(end: 100).trim(from: 0, to: $0 ? 1 : 0.5) }
    #expect(trimmed.contains("d=\"M0 0L75 0\""))
    let moved = try await middle { Line(end: 10).offset(x: $0 ? 20 : 0, y: $0 ? 0 : 8) }
    #expect(moved.contains("d=\"M10 4L20 4\""))
    let scaled = try await middle { Line(end: 10).scale($0 ? 3 : 1, anchor: .topLeading) }
    #expect(scaled.contains("d=\"M0 0L20 0\""))
    let turned = try await middle {
      Line(end: 10).rotation(.degrees($0 ? 180 : 0), anchor: .topLeading)
    }
    #expect(turned.contains("d=\"M0 0L0 10\""))
    let inset = try await middle { Rectangle().inset(by: $0 ? 20 : 0) }
    #expect(inset.contains("d=\"M10 10L90 10L90 90L10 90Z\""))
  }

  @Test func cornersAreAnimated() async throws {
    let even = try await middle { RoundedRectangle(cornerRadius: $0 ? 40 : 20) }
    #expect(even.contains("d=\"M30 0L70 0"))
    let uneven = try await middle {
      UnevenRoundedRectangle(topLeadingRadius: 30, topTrailingRadius: $0 ? 40 : 20)
    }
    #expect(uneven.contains("d=\"M70 0"))
  }

  @Test func clipsAndMasksAreAnimated() async throws {
    let clipped = try await middle { Text("Cut").clipShape(Line(end: $0 ? 40 : 20)) }
    #expect(clipped.contains("M0 0L30 0"))
    let masked = try await middle { isOn in
      Text("Cut").mask { Line(end: isOn ? 40 : 20) }
    }
    #expect(masked.contains("M0 0L30 0") || masked.contains("M0%200L30%200"))
  }
}
