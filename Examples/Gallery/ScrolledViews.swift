import SwiftUI

/// Scroll views that the app follows and scrolls.
struct ScrolledViews: View {
  @State private var shown: Int? = 2
  @State private var isFar = false
  @State private var phase = ScrollPhase.idle
  @State private var position = ScrollPosition(edge: .bottom)
  @State private var messages = 12
  @State private var isLocked = false
  @State private var isOldestSeen = false
  @State private var text = ""

  private let colors: [Color] = [.mint, .indigo, .orange, .teal, .pink, .yellow]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Position").font(.headline)
      strip
      HStack {
        Button("Previous") { shown = max((shown ?? 0) - 1, 0) }
        Text("Card \((shown ?? 0) + 1)").monospacedDigit()
        Button("Next") { shown = min((shown ?? 0) + 1, colors.count - 1) }
      }
      Text("Messages").font(.headline)
      chat
      HStack {
        Button("Message") { messages += 1 }
        Button("Oldest") { position.scrollTo(edge: .top) }.disabled(isOldestSeen)
        Button("Newest") { position.scrollTo(edge: .bottom) }
      }
      TextField("Write, then scroll the messages", text: $text)
      Toggle("Locked", isOn: $isLocked)
    }
  }

  private var strip: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(colors.indices, id: \.self) { index in
          Text("Card \(index + 1)")
            .frame(width: 180, height: 90)
            .background(colors[index].opacity(0.4), in: RoundedRectangle(cornerRadius: 16))
            .visualEffect { content, proxy in
              content.opacity(proxy.frame(in: .scrollView).minX < -20 ? 0.4 : 1)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $shown, anchor: .leading)
    .safeAreaPadding(.horizontal, 16)
    .scrollDisabled(isLocked)
  }

  private var chat: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        ForEach(0..<messages, id: \.self) { index in
          Text("Message \(index + 1)")
            .padding(8)
            .background(.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
            .onScrollVisibilityChange { if index == 0 { isOldestSeen = $0 } }
        }
      }
      .padding(8)
    }
    .defaultScrollAnchor(.bottom)
    .scrollPosition($position)
    .scrollDismissesKeyboard(.interactively)
    .scrollBounceBehavior(.basedOnSize)
    .scrollDisabled(isLocked)
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentSize.height - geometry.visibleRect.maxY > 40
    } action: { _, isFar in
      self.isFar = isFar
    }
    .onScrollPhaseChange { _, phase in self.phase = phase }
    .frame(height: 200)
    .background(.gray.opacity(0.1))
    .overlay(alignment: .topTrailing) {
      Text(phase.isScrolling ? "Scrolls" : isFar ? "Newer messages below" : "At the end")
        .font(.caption)
        .padding(6)
    }
  }
}
