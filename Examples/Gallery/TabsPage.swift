import SwiftUI

struct TabsPage: View {
  @State private var tab = 1
  @State private var isOn = true
  @State private var isShown = false
  @State private var isNoted = false
  @State private var isBeating = false
  @State private var refreshed = 0
  @Environment(\.openURL) private var openURL
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    TabView(selection: $tab) {
      Tab("Looks", systemImage: "paintpalette", value: 1) { looks }
      TabSection("Examples") {
        Tab("List", systemImage: "calendar", value: 2) { list }.badge(4)
        Tab("Pages", systemImage: "book", value: 4) { pages }
      }
      // The tab of a search is the last one.
      Tab("Nothing", systemImage: "magnifyingglass", value: 3, role: .search) { nothing }
    }
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label("Nothing here", systemImage: "magnifyingglass")
    } description: {
      Text("A screen that has nothing to show says why.")
    } actions: {
      Button("Back to the looks") { tab = 1 }.buttonStyle(.borderedProminent)
    }
  }

  private var pages: some View {
    TabView {
      ForEach(["Pack", "Go", "Rest"], id: \.self) { step in
        VStack {
          Image(systemName: "sun.max").font(.largeTitle)
          Text(step).font(.title)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.mint.opacity(0.3), in: .rect(cornerRadius: 16))
        .padding()
      }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .frame(height: 320)
  }

  private var looks: some View {
    VStack(spacing: 16) {
      Text("The page is \(colorScheme == .dark ? "dark" : "light")")
      HStack {
        card.environment(\.colorScheme, .light)
        card.environment(\.colorScheme, .dark)
      }
      HStack {
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        Toggle("Tinted", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .purple))
      }
      HStack {
        Image(systemName: "heart.fill").foregroundStyle(.pink)
          .scaleEffect(isBeating ? 1.3 : 1)
          .onAppear {
            withAnimation(.easeInOut(duration: 0.6).repeatForever()) { isBeating = true }
          }
        Label {
          Text("Multiplied")
        } icon: {
          Image(systemName: "star.fill").foregroundStyle(.yellow).colorMultiply(.mint)
        }
        Group {
          Text("each")
          Text("its own")
        }
        .padding(6)
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.orange, lineWidth: 2) }
      }
      Text("This line is too long for its space and shrinks")
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(width: 200)
      VStack {
        if isNoted {
          Text("Noted").padding(8).background(.mint.opacity(0.4))
            .transition(.move(edge: .leading).combined(with: .opacity))
        }
        HStack {
          Button("Note") { withAnimation { isNoted.toggle() } }
          Button("Sheet") { isShown = true }
          Button("Website") { if let url = URL(string: "https://swift.org") { openURL(url) } }
        }
        .buttonStyle(.bordered)
      }
    }
    .padding()
    .sheet(isPresented: $isShown) {
      Text("A sheet of two heights").presentationDetents([.medium, .large])
    }
  }

  private var card: some View {
    Text("Card").padding().frame(maxWidth: .infinity)
      .background(Color(.systemBackground))
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.tint, lineWidth: 1) }
  }

  private var list: some View {
    List {
      Section("Increased") { Text("Refreshed \(refreshed) times") }.headerProminence(.increased)
      Section("Standard") {
        ForEach(0..<4) { Text("Row \($0)") }
      }
    }
    .refreshable { refreshed += 1 }
    .safeAreaInset(edge: .bottom) {
      Text("This stays in sight").frame(maxWidth: .infinity).padding(10)
        .background(Color(.systemGray5))
    }
  }
}
