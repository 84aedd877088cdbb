/// A model that one window is to have for itself, such as a store.
package protocol OwnedByWindow: AnyObject {}

/// Tells of the first model that two windows of an app show, which is to be of one alone.
///
/// An app with such a model works well until a second person opens it. It is looked for in what the app hands to a
/// window, when the window opens: in the values of views, and not in what their bodies make. Debug builds do so.
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

  /// Takes note of what a window shows.
  func note(_ content: some View, in window: WindowID) {
    #if DEBUG
    guard !hasReported, !window.isKnown else { return }
    window.isKnown = true
    for model in models(in: content, depth: 0) {
      let id = ObjectIdentifier(model)
      if let use = uses[id], use.model === model, use.window !== window {
        hasReported = true
        return Issues.warn(Issues.modelOfTwoWindows(model))
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
