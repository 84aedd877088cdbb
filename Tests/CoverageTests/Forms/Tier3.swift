import Combine
import SwiftUI

// Each form that tier 3 adds, as apps write it, but for those that docs/Coverage.md lists as absent.

final class Tier3Model: ObservableObject {
  @Published var count = 0
}

struct Tier3Views: View {
  @SwiftUI.State private var isOn = false
  @State private var count = 1
  @State private var text = ""
  @State private var amount = 0.5
  @StateObject private var model = Tier3Model()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL

  var body: some View {
    TabView(selection: $count) {
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) { Text(isOn ? "on" : "off") }
        Text(verbatim: "verbatim")
        Grid {
          GridRow { Text("cell") }
        }
        ScrollViewReader { proxy in Button("Down") { proxy.scrollTo(1) } }
      }
      .tabItem { Text("One") }
      .tag(1)
      controls.tabItem { Label("Two", systemImage: "heart") }.tag(2)
    }
    .environmentObject(model)
  }

  private var controls: some View {
    Form {
      Section {
        Button(text) {}
        Button("\(count) more") {}
        Button(isOn ? "Stop" : "Start") {}
        Button("action", action: {})
        Button("role", role: .cancel) {}
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      }
      .headerProminence(.increased)
      Slider(value: $amount, in: 0...1)
      TextField("Number \(count)", text: $text)
      DisclosureGroup("About") { Text("about") }
      Menu("Menu") { Button("One") {} }
      Stepper("\(count) times", value: $count)
      Stepper("\(count) times", value: $count, in: 0...9)
      Stepper {
        Text("times")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Toggle("on", isOn: $isOn)
      Toggle(isOn: $isOn) { Text("on") }
      Button("bordered") { dismiss() }.buttonStyle(.bordered)
      Button("prominent") {}.buttonStyle(.borderedProminent)
      Button("borderless") {}.buttonStyle(.borderless)
    }
    .refreshable {}
    .onReceive(model.$count) { count = $0 }
    .onReceive(
      model.$count
        .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .receive(on: DispatchQueue.main)
    ) { count = $0 }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("n"))) { _ in }
  }
}

struct Tier3Modifiers: View {
  @State private var isOn = false
  @EnvironmentObject private var model: Tier3Model

  var body: some View {
    Group {
      Text("a").background(Color.red, alignment: .top)
      Text("a").fixedSize()
      Text("a").frame(maxHeight: .infinity).frame(maxHeight: .infinity, alignment: .bottom)
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Text("a").frame(width: 4).overlay(alignment: .leading) { Text("b") }
      Text("a").padding(EdgeInsets()).padding(.vertical).padding(.trailing)
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    Group {
      Text("b").accessibilityIdentifier("b").accessibilityLabel("b").accessibilityValue("\(1)")
      Text("b").allowsHitTesting(false).animation(.linear, value: isOn)
      Text("b").aspectRatio(1, contentMode: .fit).blendMode(.difference)
      Text("b").bold().italic().monospaced().monospacedDigit().clipped()
      Text("b").colorInvert().colorMultiply(.red)
      Text("b").id(1).labelsHidden().layoutPriority(1).lineLimit(2).minimumScaleFactor(0.5)
      Text("b").multilineTextAlignment(.center).offset(y: 2).opacity(0.5).position(x: 1, y: 2)
      Text("b").onAppear {}.onDisappear {}.onChange(of: isOn) { newValue in isOn = newValue }
      Text("b").rotationEffect(.degrees(45)).scaleEffect(2)
      Text("b").shadow(color: .black, radius: 2, y: 1)
      Text("b").safeAreaInset(edge: .bottom) { Text("bar") }
      Image(systemName: "heart").symbolVariant(isOn ? .fill : .none)
      Text("b").textCase(.none).transition(.opacity)
      Text("b").transition(.opacity.animation(.easeIn))
      Text("b").environment(\.colorScheme, .dark)
    }
    Group {
      Text("c").font(.callout.bold()).font(.footnote).font(.system(.body, design: .monospaced))
      Text("c").font(.system(size: 20)).foregroundStyle(.secondary).foregroundStyle(.primary)
      Text("c").foregroundColor(Color(.systemRed)).background(Color(.systemGray6))
      Text("c").foregroundColor(.init(white: 0.5)).background(Color.clear).tint(.green)
      Text("c").foregroundColor(Color.secondary.opacity(0.5))
      Form { Text("c").listRowInsets(EdgeInsets()) }
      Rectangle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
      Circle().strokeBorder(.red, lineWidth: 2)
      Circle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
      Circle().gesture(DragGesture(minimumDistance: 0).onChanged { _ = $0.location })
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
      }
    }
  }
}

struct Tier3Presentation: View {
  @State private var isShown = false
  @State private var item: Tier1Views.Row?
  @State private var selection: Int?
  private let name = "expression"

  var body: some View {
    NavigationView {
      List {
        NavigationLink(name) { Text("pushed") }
        NavigationLink("literal") { Text("pushed") }
        NavigationLink("active", isActive: $isShown) { Text("pushed") }
        NavigationLink("tag \(1)", tag: 1, selection: $selection) { Text("pushed") }
        NavigationLink(destination: Text("pushed")) { Text("link") }
      }
      .navigationTitle(isShown ? "shown" : "hidden")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Text("trailing") }
      }
    }
    .navigationViewStyle(.stack)
    .sheet(isPresented: $isShown) {
      Text("sheet").interactiveDismissDisabled().presentationDetents([.medium])
    }
    .alert("title", isPresented: $isShown) { Button("OK") {} }
    .fullScreenCover(item: $item) { Text($0.name) }
    .popover(item: $item) { Text($0.name) }
    .confirmationDialog("title", isPresented: $isShown) { Button("OK") {} }
  }
}

struct Tier3Bindings: View {
  @Binding var count: Int

  init(count: Binding<Int>) {
    _count = Binding(
      get: { count.wrappedValue },
      set: { newValue, transaction in count.transaction(transaction).wrappedValue = newValue }
    )
  }

  var body: some View {
    let other = Binding(get: { count }, set: { count = $0 })
    Stepper("count", value: other.animation(.easeInOut(duration: 1)))
    Stepper("count", value: $count.animation(.linear(duration: 1)))
    Text("spring")
      .animation(.interactiveSpring(response: 1, dampingFraction: 1), value: count)
      .animation(.interpolatingSpring(stiffness: 1, damping: 1), value: count)
      .animation(.spring(), value: count)
  }
}
