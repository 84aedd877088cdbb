#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

extension Shared {
  /// The value, and each one that it becomes.
  ///
  /// ```swift
  /// $count.publisher
  ///   .sink { count in label.text = "\(count)" }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// Values arrive where they are changed by `withLock`, which may be any thread. Those that other processes
  /// have saved, and that are loaded by ``load()``, arrive on the main actor. If the property refers to another
  /// value, by `$count = $other` or ``load(_:)``, so does the publisher.
  public var publisher: some Publisher<Value, Never> {
    box.publisher { $0.publisher }
  }
}

extension SharedReader {
  /// The value, and each one that it becomes.
  ///
  /// Values arrive as those of ``Shared/publisher``.
  public var publisher: some Publisher<Value, Never> {
    box.publisher { $0.publisher }
  }
}
