import ConcurrencyExtras
public import OpenCombine

nonisolated extension View {
  /// Runs an action for each value of a publisher, while the view exists.
  ///
  /// ```swift
  /// .onReceive(model.$count) { count in total += count }
  /// ```
  ///
  /// - Parameters:
  ///   - publisher: The publisher. It may send values on any thread. If each run of the body
  ///     creates a new publisher, each run also subscribes anew.
  ///   - action: The action, which runs on the main actor.
  /// - Returns: The view with its subscription.
  public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    LifetimeView(
      content: self,
      observer: PublisherObserver(publisher: publisher, action: action)
    )
  }
}

private struct PublisherObserver<P: Publisher>: LifetimeObserver where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  func appear(in graph: ViewGraph) -> Reception<P> {
    let reception = Reception<P>(graph: graph, action: action)
    reception.listen(to: publisher)
    return reception
  }

  func update(_ memory: inout Reception<P>, in graph: ViewGraph) {
    memory.action = action
    memory.listen(to: publisher)
  }

  func disappear(_ memory: Reception<P>, in graph: ViewGraph) {
    memory.end()
  }
}

/// The subscription of one view.
@MainActor
private final class Reception<P: Publisher> where P.Failure == Never {
  var action: (P.Output) -> Void
  private weak var graph: ViewGraph?
  private var publisher: P?
  private var subscription: AnyCancellable?

  init(graph: ViewGraph, action: @escaping (P.Output) -> Void) {
    self.graph = graph
    self.action = action
  }

  func listen(to publisher: P) {
    if let current = self.publisher, Equality.areEqual(current, publisher) { return }
    self.publisher = publisher
    subscription = publisher.sink { [weak self] value in
      let value = Received(value: value)
      MainThread.run { self?.receive(value.value) }
    }
  }

  func end() {
    subscription = nil
    graph = nil
  }

  /// A publisher may send a value at once, while the view is still being created.
  ///
  /// The action waits until that is done.
  private func receive(_ value: P.Output) {
    graph?.afterUpdate { [weak self] in
      guard let self, graph != nil else { return }
      ViewCode.onReceive.run { action(value) }
    }
  }
}

/// A value on its way to the main actor.
// NB: Unchecked, because a publisher hands each value to its subscriber, which only passes it on.
private struct Received<Value>: @unchecked Sendable {
  let value: Value
}
