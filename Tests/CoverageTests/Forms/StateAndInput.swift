import SwiftUI

// Values that are kept, keys, sizes of texts, gauges and timelines, as apps write them.

struct StateAndInput: View {
  enum Theme: String { case light, dark }

  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("name") private var name: String?
  @AppStorage("opened", store: UserDefaults(suiteName: "group.example")) private var opened = 0
  @SceneStorage("tab") private var tab = 1
  @ScaledMetric(relativeTo: .title) private var side: CGFloat = 24
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.dynamicTypeSize) private var size
  @FocusState private var isFocused: Bool
  @State private var isHovered = false

  var body: some View {
    let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Button("Save") { opened += 1 }
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .onHover { isHovered = $0 }
      Button("Done") { theme = .dark }.keyboardShortcut(.defaultAction)
      Button("Cancel", role: .cancel) { name = nil }.keyboardShortcut(.cancelAction)
      Rectangle()
        .frame(width: side, height: width == .compact ? side : 2 * side)
        .focusable()
        .focused($isFocused)
        .onKeyPress(.space) {
          tab += 1
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
          press.characters == "0" ? .ignored : .handled
        }
      Gauge(value: 0.3) {
        Text("Part")
      } currentValueLabel: {
        Text(0.3, format: .percent)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(isHovered ? .red : .blue)
      TimelineView(.animation(minimumInterval: 0.5, paused: !isFocused)) { context in
        Text(context.date, style: .time).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      }
    }
    .sensoryFeedback(.impact(weight: .heavy), trigger: tab)
    .defaultAppStorage(.standard)
  }
}
