import ConcurrencyExtras
import Observation
import SwiftNavigation
import Testing

@MainActor
struct ObserveTests {
  @Observable
  @MainActor
  final class Model {
    var count = 0
    var other = 0
    var isCounted = true
  }

  /// The outputs of a closure, in order.
  @MainActor
  final class Log<Element: Sendable> {
    private(set) var elements: [Element] = []
    private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    func append(_ element: Element) {
      elements.append(element)
      guard let waiting, elements.count >= waiting.count else { return }
      self.waiting = nil
      waiting.continuation.resume()
    }

    /// The outputs, once there are this many.
    func first(_ count: Int) async -> [Element] {
      if elements.count < count {
        await withCheckedContinuation { waiting = (count, $0) }
      }
      return elements
    }
  }

  private let model = Model()
  private let log = Log<Int>()

  @Test func observeIsAppliedAtOnceAndAfterEachChange() async {
    let token = observe { log.append(model.count) }
    #expect(log.elements == [0])
    model.count = 1
    #expect(log.elements == [0])
    #expect(await log.first(2) == [0, 1])
    model.count = 2
    #expect(await log.first(3) == [0, 1, 2])
    token.cancel()
  }

  @Test func observeIsAppliedOnceForSeveralChanges() async {
    let token = observe { log.append(model.count + model.other) }
    model.count = 1
    model.other = 1
    #expect(await log.first(2) == [0, 2])
    model.count = 2
    #expect(await log.first(3) == [0, 2, 3])
    token.cancel()
  }

  @Test func observeTracksTheLastReadsOnly() async {
    let token = observe {
      log.append(model.isCounted ? model.count : -1)
    }
    model.isCounted = false
    #expect(await log.first(2) == [0, -1])
    let others = Log<Int>()
    let otherToken = observe { others.append(model.count) }
    model.count = 1
    _ = await others.first(2)
    model.count = 2
    #expect(await others.first(3) == [0, 1, 2])
    #expect(log.elements == [0, -1])
    token.cancel()
    otherToken.cancel()
  }

  /// The outputs of one closure before another one runs twice.
  private func heard(after end: () -> Void) async -> [Int] {
    let others = Log<Int>()
    let otherToken = observe { others.append(model.count) }
    end()
    for count in 2...3 {
      model.count += 1
      _ = await others.first(count)
    }
    otherToken.cancel()
    return log.elements
  }

  @Test func observeEndsWithItsToken() async {
    var token: ObserveToken? = observe { log.append(model.count) }
    #expect(token?.isCancelled == false)
    #expect(await heard { token = nil } == [0])
  }

  @Test func observeEndsWhenItIsCancelled() async {
    let token = observe { log.append(model.count) }
    #expect(await heard { token.cancel() } == [0])
    #expect(token.isCancelled)
  }

  @Test func observeIsNotAppliedForAChangeBeforeItIsCancelled() async {
    let token = observe { log.append(model.count) }
    let heard = await heard {
      model.count = 7
      token.cancel()
    }
    #expect(heard == [0])
  }

  @Test func observeMayCancelItself() async {
    let tokens = LockIsolated<[ObserveToken]>([])
    let token = observe {
      log.append(model.count)
      if model.count == 1 { tokens.value.forEach { $0.cancel() } }
    }
    tokens.setValue([token])
    model.count = 1
    _ = await log.first(2)
    #expect(await heard {} == [0, 1])
  }

  @Test func observeLetsGoOfTheClosureWhenItEnds() {
    final class Witness: Sendable {}
    let makeToken = { [model] in
      let witness = Witness()
      let token = observe {
        _ = model.count
        _ = witness
      }
      return (token, Weak(witness))
    }
    var (token, witness): (ObserveToken?, Weak<Witness>) = makeToken()
    #expect(witness.object != nil)
    token?.cancel()
    #expect(witness.object == nil)
    (token, witness) = makeToken()
    #expect(witness.object != nil)
    token = nil
    #expect(witness.object == nil)
  }

  private struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?
    init(_ object: Object) { self.object = object }
  }

  private actor Counter {
    nonisolated let model = SharedModel()
    private var heard: [Int] = []
    private var token: ObserveToken?
    private let stream = AsyncStream.makeStream(of: [Int].self)

    func begin() {
      token = observe {
        self.assertIsolated()
        self.heard.append(self.model.count)
        self.stream.continuation.yield(self.heard)
      }
    }

    func change() { model.count += 1 }

    nonisolated var said: AsyncStream<[Int]> { stream.stream }
  }

  @Observable
  final class SharedModel: @unchecked Sendable {
    private let value = LockIsolated(0)
    var count: Int {
      get {
        access(keyPath: \.count)
        return value.value
      }
      set {
        withMutation(keyPath: \.count) { value.setValue(newValue) }
      }
    }
  }

  @Test func observeIsAppliedOnTheActorAroundIt() async {
    let counter = Counter()
    await counter.begin()
    var said = counter.said.makeAsyncIterator()
    #expect(await said.next() == [0])
    await counter.change()
    #expect(await said.next() == [0, 1])
  }

  fileprivate enum NameKey: UITransactionKey {
    static let defaultValue = ""
  }

  fileprivate enum NumberKey: UITransactionKey {
    static let defaultValue = 1
  }

  @Test func theTransactionOfTheChangeComesAlong() async {
    let names = Log<String>()
    let token = observe { transaction in
      names.append("\(model.count) \(transaction.name)\(transaction.number)")
    }
    withUITransaction(\.name, "A") { model.count = 1 }
    _ = await names.first(2)
    withUITransaction(\.name, "B") {
      withUITransaction(\.number, 2) { model.count = 2 }
    }
    _ = await names.first(3)
    @UIBindable var bindable = model
    var transaction = UITransaction()
    transaction.name = "C"
    let count: UIBinding<Int> = $bindable.count
    count.transaction(transaction).wrappedValue = 3
    #expect(await names.first(4) == ["0 1", "1 A1", "2 B2", "3 C1"])
    token.cancel()
  }

  @Test func tokensAreKeptInCollections() {
    let cancelled = LockIsolated<[Int]>([])
    var array: [ObserveToken] = []
    var set: Set<ObserveToken> = []
    ObserveToken { cancelled.withValue { $0.append(1) } }.store(in: &array)
    ObserveToken { cancelled.withValue { $0.append(2) } }.store(in: &set)
    #expect(cancelled.value == [])
    array.first?.cancel()
    array = []
    set = []
    #expect(cancelled.value == [1, 2])
  }
}

extension UITransaction {
  fileprivate var name: String {
    get { self[ObserveTests.NameKey.self] }
    set { self[ObserveTests.NameKey.self] = newValue }
  }

  fileprivate var number: Int {
    get { self[ObserveTests.NumberKey.self] }
    set { self[ObserveTests.NumberKey.self] = newValue }
  }
}
