import Testing
import ViewCore
import ViewTesting

/// Views that change the transactions of what changes inside.
@MainActor
struct TransactionModifierTests {
  private struct Card: View {
    @State private var isOpen = false

    var body: some View {
      Text("Usual").opacity(isOpen ? 1 : 0.5)
      Text("Still").opacity(isOpen ? 1 : 0.5).transaction { $0.animation = nil }
      VStack {
        Text("Slow").opacity(isOpen ? 1 : 0.5).animation(.linear(duration: 2))
      }
      .transaction { $0.disablesAnimations = $0.animation == .linear(duration: 7) }
      Button("Move") { withAnimation(.linear(duration: 0.2)) { isOpen.toggle() } }
      Button("Jump") { isOpen.toggle() }
      Button("Seven") { withAnimation(.linear(duration: 7)) { isOpen.toggle() } }
    }
  }

  /// The durations of the motions of elements by their texts, where the root has none.
  private func motions(_ view: ViewHarness) -> [Int?] {
    view.patches.compactMap { patch -> Int?? in
      if case .animate(_, let motion) = patch { .some(motion?.milliseconds) } else { nil }
    }
  }

  @Test func viewChangesTheAnimationOfAChange() throws {
    let view = ViewHarness { Card() }
    try view.tap(.button("Move"))
    #expect(motions(view) == [200, nil, 2000])
    try view.tap(.button("Jump"))
    #expect(motions(view) == [2000])
    // The outer view has turned off the animations, so nothing inside moves.
    try view.tap(.button("Seven"))
    #expect(motions(view) == [7000, nil, nil, nil])
  }

  @Test func motionsPrecedeTheChanges() throws {
    let view = ViewHarness { Card() }
    try view.tap(.button("Jump"))
    guard case .animate(let node, _) = view.patches.first else {
      Issue.record("nothing moves")
      return
    }
    #expect(node != 0)
    #expect(view.patches.count == 4)
  }

  @Test func removedViewChangesNothing() throws {
    struct Removable: View {
      @State private var isShown = true
      @State private var isOpen = false

      var body: some View {
        Text("Other").opacity(isOpen ? 1 : 0.5)
        if isShown { Text("Slow").animation(.linear(duration: 2)) }
        Button("Remove") { isShown = false }
        Button("Open") { isOpen.toggle() }
      }
    }
    let view = ViewHarness { Removable() }
    try view.tap(.button("Remove"))
    try view.tap(.button("Open"))
    #expect(motions(view) == [])
  }
}
