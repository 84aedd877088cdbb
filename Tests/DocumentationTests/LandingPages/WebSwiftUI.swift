import SwiftUI

struct WebSwiftUIPage {
  struct CounterView: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)").font(.largeTitle)
        Button("Increment") { count += 1 }
          .buttonStyle(.borderedProminent)
      }
      .padding()
    }
  }

  struct CounterApp: App {
    var body: some Scene {
      WindowGroup { CounterView() }
    }
  }
}
