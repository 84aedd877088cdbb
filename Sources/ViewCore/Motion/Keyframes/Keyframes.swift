import Foundation

/// Values of one or more properties over time: one or more tracks.
///
/// ```swift
/// struct Jump: Keyframes {
///   var body: some Keyframes<Pose> {
///     KeyframeTrack(\.height) {
///       CubicKeyframe(80, duration: 0.3)
///       SpringKeyframe(0, spring: .bouncy)
///     }
///   }
/// }
/// ```
///
/// An app's own type has a body. Its tracks begin together.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Keyframes

  /// The tracks.
  @KeyframesBuilder<Value>
  var body: Body { get }

  /// Adds the tracks to others.
  ///
  /// Only the library calls it.
  func _add(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _add(to tracks: inout _KeyframeTracks<Value>) {
    body._add(to: &tracks)
  }
}

extension Keyframes where Body == Never {
  /// Unavailable at run time: the library reads keyframes whose body is `Never`.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library reads it.")
  }
}

extension Never: Keyframes {
  public func _add(to tracks: inout _KeyframeTracks<Never>) {}
}

/// The tracks of keyframes, which begin together.
public struct _KeyframeTracks<Value> {
  let initialValue: Value
  private(set) var duration: TimeInterval = 0
  private var setters: [(TimeInterval, inout Value) -> Void] = []

  init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// Adds the values of a property over time.
  mutating func add<Part>(_ curve: KeyframeCurve<Part>, of property: WritableKeyPath<Value, Part>) {
    duration = max(duration, curve.duration)
    setters.append { $1[keyPath: property] = curve.value(at: $0) }
  }

  /// Returns the value at a time.
  func value(at time: TimeInterval) -> Value {
    setters.reduce(into: initialValue) { $1(time, &$0) }
  }
}

/// The values of one property over time.
///
/// ```swift
/// KeyframeTrack(\.angle) {
///   LinearKeyframe(.degrees(20), duration: 0.2)
///   SpringKeyframe(.zero, spring: .bouncy)
/// }
/// ```
///
/// The keyframes follow each other. After the last one the property keeps its value until the longest track has ended.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public typealias Body = Never

  private let property: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track of a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    property = \.self
    self.content = content()
  }

  /// Creates a track of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: The keyframes, in their order.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    property = keyPath
    self.content = content()
  }

  public func _add(to tracks: inout _KeyframeTracks<Root>) {
    var steps = _KeyframeSteps<Value>()
    content._add(to: &steps)
    let start = tracks.initialValue[keyPath: property]
    tracks.add(KeyframeCurve(from: start, through: steps.steps), of: property)
  }
}
