public import WebSwiftUI

/// Rows that all show one number.
public struct SharedReadsView: View {
  @State private var number = 0
  private let count: Int

  public init(count: Int) {
    self.count = count
  }

  public var body: some View {
    VStack {
      Button("Increment") { number += 1 }
      ForEach(0..<count, id: \.self) { _ in
        NumberView(number: $number)
      }
    }
  }
}

private struct NumberView: View {
  @Binding var number: Int

  var body: some View {
    Text("\(number)")
  }
}
