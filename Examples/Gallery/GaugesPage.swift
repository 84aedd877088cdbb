import SwiftUI

/// Gauges, timelines, and sizes of texts.
struct GaugesPage: View {
  @State private var value = 40.0
  @State private var start = Date.now
  @State private var download = {
    let progress = Progress(totalUnitCount: 5)
    progress.completedUnitCount = 2
    return progress
  }()

  var body: some View {
    VStack(spacing: 24) {
      Slider(value: $value, in: 0...100) { Text("Battery") }
      gauge
      gauge.gaugeStyle(.accessoryLinear)
      gauge.gaugeStyle(.accessoryLinearCapacity).tint(.green)
      HStack(spacing: 24) {
        gauge.gaugeStyle(.accessoryCircular)
        Gauge(value: value, in: 0...100) {
          Text("CPU")
        } currentValueLabel: {
          Text("\(Int(value))")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(.orange)
        gauge.gaugeStyle(.accessoryCircularCapacity)
      }
      Divider()
      VStack(spacing: 24) {
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text(context.date, format: .dateTime.hour().minute().second()).monospacedDigit()
        }
        ProgressView(timerInterval: start...start.addingTimeInterval(90)) { Text("Tea") }
        ProgressView(download)
      }
      .accessibilityIdentifier("changing")
      Divider()
      TextSizes()
      TextSizes().dynamicTypeSize(.xSmall)
      TextSizes().dynamicTypeSize(.accessibility1)
      WindowNote()
    }
    .padding()
    .frame(maxWidth: 480)
  }

  private var gauge: some View {
    Gauge(value: value, in: 0...100) {
      Text("Battery")
    } currentValueLabel: {
      Text("\(Int(value)) %")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }
}

/// Texts and a square in the size that the user, or the view around, has chosen.
private struct TextSizes: View {
  @ScaledMetric private var side = 20.0
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 4).fill(.teal).frame(width: side, height: side)
      VStack(alignment: .leading) {
        Text("Headline").font(.headline)
        Text(size.isAccessibilitySize ? "A very large text" : "A text")
      }
      Spacer()
    }
  }
}

/// The size classes of the window.
private struct WindowNote: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.displayScale) private var scale

  var body: some View {
    Text("\(width == .compact ? "A narrow" : "A wide") window, \(Int(scale)) pixels a point")
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}
