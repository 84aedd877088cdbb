internal import ConcurrencyExtras

/// A model that belongs to a single window, such as a store.
package protocol OwnedByWindow: AnyObject {}

/// Warns about the first model that belongs to one window and is shown by two.
///
/// An app with such a model works until a second user opens it. When a window opens, debug builds
/// search the values that the app passes to it, but not the bodies of its views.
@MainActor
final class WindowModels {
  /// The identity of a window.
  final class WindowID {
    fileprivate var isKnown = false
  }

  private struct Use {
    weak var model: (any OwnedByWindow)?
    let window: WindowID
  }

  private var uses: [ObjectIdentifier: Use] = [:]
  private var hasReported = false

  /// Records the models that a window shows.
  ///
  /// - Parameters:
  ///   - content: The views that the app passes to the window.
  ///   - window: The window.
  ///   - location: Where the app declares its windows, which is where a warning points.
  func note(_ content: some View, in window: WindowID, at location: SourceLocation) {
    #if DEBUG
    guard !hasReported, !window.isKnown else { return }
    window.isKnown = true
    for model in models(in: content, depth: 0) {
      let id = ObjectIdentifier(model)
      if let use = uses[id], use.model === model, use.window !== window {
        hasReported = true
        return Issues.warnOnce(Issues.modelOfTwoWindows(model), at: location)
      }
      uses[id] = Use(model: model, window: window)
    }
    #endif
  }

  private func models(in value: Any, depth: Int) -> [any OwnedByWindow] {
    if let model = value as? any OwnedByWindow { return [model] }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .class, depth < 12 else { return [] }
    return mirror.children.flatMap { models(in: $0.value, depth: depth + 1) }
  }
}
