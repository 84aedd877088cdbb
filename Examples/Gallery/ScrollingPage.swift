import SwiftUI

/// Scrolling that comes to rest at views, scroll views that the app follows, glass above content, and styles of groups.
struct ScrollingPage: View {
  @State private var count = 7

  private let colors: [Color] = [.mint, .indigo, .orange, .teal, .pink]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Cards").font(.headline)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(colors.indices, id: \.self) { index in
            Text("Card \(index + 1)")
              .padding(.vertical, 40)
              .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
              .background(colors[index].gradient, in: RoundedRectangle(cornerRadius: 16))
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.8)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 16)
      Text("Pages").font(.headline)
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(colors.indices, id: \.self) { index in
            Text("Page \(index + 1)")
              .padding(.vertical, 24)
              .containerRelativeFrame(.horizontal) { length, _ in length }
              .background(colors[index].opacity(0.3))
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      Text("Pinned headers").font(.headline)
      pinned
      ScrolledViews()
      glass
      HStack {
        Text("\(count)")
          .font(.largeTitle)
          .contentTransition(.numericText(value: Double(count)))
        Stepper("Count", value: $count.animation()).labelsHidden()
      }
      LabeledContent("Owner", value: "Blob").labeledContentStyle(StackedStyle())
      DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(PlusStyle())
    }
    .padding()
    .frame(maxWidth: 480)
  }

  private var pinned: some View {
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
        ForEach(["Spring", "Summer"], id: \.self) { season in
          Section {
            ForEach(1..<7) { Text("Week \($0)") }
          } header: {
            Text(season)
              .font(.subheadline.bold())
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(4)
              .background(.background)
          }
        }
      }
    }
    .frame(height: 120)
  }

  private var glass: some View {
    GlassEffectContainer {
      HStack {
        Label("Saved", systemImage: "checkmark").padding(10).glassEffect()
        Image(systemName: "heart").padding(10)
          .glassEffect(.regular.tint(.pink).interactive(), in: Circle())
        Button("Undo") { count -= 1 }.buttonStyle(.glass)
        Button("Send") { count += 1 }.buttonStyle(.glassProminent)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 120)
    .background {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}

private struct StackedStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content
    }
  }
}

private struct PlusStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        Label {
          configuration.label
        } icon: {
          Image(systemName: configuration.isExpanded ? "minus" : "plus")
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}
