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
  /// Values arrive where they are changed, which may be any thread.
  public var publisher: some Publisher<Value, Never> { reference.publisher }
}

extension SharedReader {
  /// The value, and each one that it becomes.
  ///
  /// Values arrive where they are changed, which may be any thread.
  public var publisher: some Publisher<Value, Never> { reference.publisher }
}
