public import WebSwiftUI

/// Rows that a button shows and hides.
public struct HiddenRowsView: View {
  @State private var isShown = false
  private let count: Int

  public init(count: Int) {
    self.count = count
  }

  public var body: some View {
    VStack {
      Button("Show or hide") { isShown.toggle() }
      if isShown {
        ForEach(0..<count, id: \.self) { number in
          HStack {
            Text("Row \(number)")
            Button("Select") {}
          }
        }
      }
    }
  }
}
