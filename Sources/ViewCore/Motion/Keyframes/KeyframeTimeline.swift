public import Foundation

/// The values of keyframes over time, without a view.
///
/// ```swift
/// let fall = KeyframeTimeline(initialValue: 100.0) {
///   CubicKeyframe(0, duration: 0.5)
/// }
/// let height = fall.value(time: 0.25)
/// ```
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - content: The keyframes.
  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue: initialValue)
    keyframes._add(to: &tracks)
    self.tracks = tracks
  }

  /// The time of the longest track, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// Returns the value at a time.
  ///
  /// - Parameter time: The seconds since the beginning.
  /// - Returns: The value. Before the beginning it is the initial value, and after the end the last one.
  public func value(time: TimeInterval) -> Value { tracks.value(at: time) }

  /// Returns the value at a part of the whole time.
  ///
  /// - Parameter progress: The part, from 0 to 1.
  /// - Returns: The value.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
