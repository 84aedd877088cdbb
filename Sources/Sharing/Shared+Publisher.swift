#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

extension Shared {
  /// The current value and all later ones.
  ///
  /// ```swift
  /// $count.publisher
  ///   .sink { count in label.text = "\(count)" }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// A value arrives on the thread whose `withLock` changed it, at each subscriber in the order of the subscriptions.
  /// Values that other processes have saved, and values of ``load()``, arrive on the main actor. If `$count = $other`
  /// or ``load(_:)`` changes the property's reference, the publisher follows it. The new value arrives on the thread of
  /// the assignment, and after ``load(_:)`` on the main actor.
  public var publisher: some Publisher<Value, Never> {
    box.publisher { $0.publisher }
  }
}

extension SharedReader {
  /// The current value and all later ones.
  ///
  /// Values arrive on the same threads as those of ``Shared/publisher``.
  public var publisher: some Publisher<Value, Never> {
    box.publisher { $0.publisher }
  }
}
