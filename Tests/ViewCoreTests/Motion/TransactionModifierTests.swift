import Foundation
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

  private struct Valued: View {
    @State private var isOpen = false
    @State private var count = 0

    var body: some View {
      Text("Usual").opacity(isOpen ? 1 : 0.5)
      Text("Counting").opacity(isOpen ? 1 : 0.5)
        .transaction(value: count) {
          $0.animation = $0.isDragged ? nil : .linear(duration: 3)
        }
      Button("Open") { withAnimation(.linear(duration: 0.2)) { isOpen.toggle() } }
      Button("Count") {
        isOpen.toggle()
        count += 1
      }
      Button("Drag") {
        withTransaction(\.isDragged, true) {
          isOpen.toggle()
          count += 1
        }
      }
    }
  }

  @Test func valueChangesTheTransactionOfItsChange() throws {
    let view = ViewHarness { Valued() }
    try view.tap(.button("Open"))
    #expect(motions(view) == [200])
    try view.tap(.button("Count"))
    #expect(motions(view) == [3000])
    try view.tap(.button("Drag"))
    #expect(motions(view) == [nil])
  }

  @Test func viewReadsTheValuesOfATransaction() throws {
    struct Reader: View {
      let log: (Bool) -> Void
      @State private var isOpen = false

      var body: some View {
        Text("A").opacity(isOpen ? 1 : 0.5).transaction { log($0.isDragged) }
        Button("Drag") { withTransaction(\.isDragged, true) { isOpen.toggle() } }
        Button("Move") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.isDragged = true
          withTransaction(transaction) { isOpen.toggle() }
        }
        Button("Open") { isOpen.toggle() }
      }
    }
    var values: Set<Bool> = []
    let view = ViewHarness { Reader { values.insert($0) } }
    for (button, expected) in [("Drag", true), ("Open", false), ("Move", true)] {
      values = []
      try view.tap(.button(button))
      #expect(values.contains(expected), "\(button)")
      if !expected { #expect(values == [false]) }
    }
  }

  @Test func transactionsWithOtherValuesDiffer() {
    var one = Transaction()
    #expect(!one.isDragged)
    one.isDragged = true
    var other = one
    #expect(one == other)
    other.isDragged = false
    #expect(one.isDragged && !other.isDragged)
    #expect(one != other)
  }

  private struct Modified: View {
    @State private var isOpen = false

    var body: some View {
      Text("In a body").padding(isOpen ? 1 : 2)
        .animation(.linear(duration: 2)) { $0.opacity(isOpen ? 1 : 0.5) }
      Button("Move") { withAnimation(.linear(duration: 0.2)) { isOpen.toggle() } }
      Button("Jump") { isOpen.toggle() }
    }
  }

  @Test func bodyOfAnAnimationMovesAlone() throws {
    let view = ViewHarness { Modified() }
    try view.tap(.button("Jump"))
    // The view inside does not move, and the box of the modifier around it does.
    #expect(motions(view) == [nil, 2000])
    let nodes = view.patches.compactMap { patch -> NodeID? in
      if case .animate(let node, _) = patch { node } else { nil }
    }
    #expect(Set(nodes).count == 2)
    try view.tap(.button("Move"))
    #expect(motions(view) == [200, 200, 2000])
  }

  @Test func bodyOfATransactionHasItsTransaction() throws {
    struct Content: View {
      @State private var isOpen = false

      var body: some View {
        Text("A").transaction {
          $0.animation = nil
        } body: {
          $0.opacity(isOpen ? 1 : 0.5)
        }
        Button("Move") { withAnimation(.linear(duration: 0.2)) { isOpen.toggle() } }
      }
    }
    let view = ViewHarness { Content() }
    try view.tap(.button("Move"))
    #expect(motions(view) == [200, 200, nil])
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

private struct IsDraggedKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isDragged: Bool {
    get { self[IsDraggedKey.self] }
    set { self[IsDraggedKey.self] = newValue }
  }
}
