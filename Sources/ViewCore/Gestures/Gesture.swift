/// A movement of a finger or a pointer that the app reacts to.
///
/// ```swift
/// var drag: some Gesture {
///   DragGesture()
///     .onChanged { offset = $0.translation }
///     .onEnded { _ in offset = .zero }
/// }
/// ```
///
/// Attach a gesture to a view with ``View/gesture(_:)``. A custom gesture combines others in its
/// body.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// The gesture that implements this one.
  var body: Body { get }

  /// Returns the events that the page reports for the gesture, and their handler.
  ///
  /// Apps do not implement it: the body's is used.
  func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value>
}

extension Gesture where Body.Value == Value {
  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    body._recognition(in: memory)
  }
}

extension Gesture where Body == Never {
  /// Do not call it: the library recognizes a gesture without a body itself.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library recognizes it.")
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// The events that the page reports for a gesture, and their handler.
public struct _GestureRecognition<Value> {
  var listening = GestureListening()
  /// Returns the step of the gesture that an event makes, if it makes one.
  var handle: (Event) -> GestureStep<Value>?
}

/// The change of a gesture's state that an event makes.
enum GestureStep<Value> {
  case changed(Value)
  case ended(Value)
  case cancelled

  func map<Other>(_ transform: (Value) -> Other) -> GestureStep<Other> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    }
  }
}

/// The state of a view's gestures between events.
///
/// Each gesture has a part. The parts have the order of the gestures in the source, which is the
/// same for each value of the view.
@MainActor
public final class _GestureMemory {
  private var parts: [AnyObject] = []
  private var next = 0
  private var reported: Set<String> = []

  nonisolated init() {}

  /// Starts with the first part again, for a new value of the view.
  func begin() {
    next = 0
  }

  /// Reports an issue of the view's gestures once.
  func reportOnce(_ message: String) {
    if reported.insert(message).inserted { Issues.report(message) }
  }

  /// Returns the part of the next gesture.
  func part<Part: AnyObject>(or makePart: () -> Part) -> Part {
    defer { next += 1 }
    guard next < parts.count else {
      let part = makePart()
      parts.append(part)
      return part
    }
    if let part = parts[next] as? Part { return part }
    let part = makePart()
    parts[next] = part
    return part
  }
}
