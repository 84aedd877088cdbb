/// Something that a person does with a finger or a pointer, and what the app does about it.
///
/// ```swift
/// var drag: some Gesture {
///   DragGesture()
///     .onChanged { offset = $0.translation }
///     .onEnded { _ in offset = .zero }
/// }
/// ```
///
/// A gesture belongs to the view that ``View/gesture(_:)`` gives it to. It may be made of others, which
/// is what its body says.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on.
  associatedtype Value
  /// The type of gesture that the body is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// What the page is to tell, and what it means.
  ///
  /// Not to be written by an app: the body has it.
  func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value>
}

extension Gesture where Body.Value == Value {
  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    body._recognition(in: memory)
  }
}

extension Gesture where Body == Never {
  /// Not to be called: a gesture whose body is `Never` is recognized by the library itself.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library recognizes it.")
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// What the page is to tell for a gesture, and what that means.
public struct _GestureRecognition<Value> {
  var listening = GestureListening()
  /// Takes an event, and says what it means for the gesture if it means anything.
  var handle: (Event) -> GestureStep<Value>?
}

/// How far a gesture has come with an event.
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

/// What the gestures of one view remember between events.
///
/// Each takes its part in the order in which they are written, which is the same for each value of the
/// view.
@MainActor
public final class _GestureMemory {
  private var parts: [AnyObject] = []
  private var next = 0
  private var reported: Set<String> = []

  nonisolated init() {}

  /// Has the gestures of a new value of the view take their parts.
  func begin() {
    next = 0
  }

  /// Reports an issue of the view's gestures, once for the view.
  func reportOnce(_ message: String) {
    if reported.insert(message).inserted { Issues.report(message) }
  }

  /// The part of the next gesture.
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
