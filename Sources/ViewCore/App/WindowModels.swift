internal import ConcurrencyExtras

/// A model that belongs to a single window, such as a store.
@MainActor
package protocol OwnedByWindow: AnyObject {
  /// The object that all parts of the model share, such as the stores of children.
  var sharedByParts: AnyObject { get }
}

extension OwnedByWindow {
  /// Records that the running body reads the model, and warns if two windows of the app do.
  package func noteRead() {
    #if DEBUG
    UpdatableNode.evaluating?.setting.graph.appWindow?.note(self)
    #endif
  }
}

/// Warns about the first model that belongs to one window and is shown by two.
///
/// An app with such a model works until a second user opens it. Debug builds search the values that the app passes to
/// a window when it opens, and notice the models that bodies read.
@MainActor
final class WindowModels {
  private struct Use {
    weak var model: AnyObject?
    let window: AppWindow
  }

  private var uses: [ObjectIdentifier: Use] = [:]
  private var hasReported = false

  /// Records the models that the app passes to a window.
  ///
  /// - Parameters:
  ///   - content: The views that the app passes to the window.
  ///   - window: The window.
  fileprivate func note(_ content: some View, in window: AppWindow) {
    for model in models(in: content, depth: 0) { note(model, in: window) }
  }

  fileprivate func note(_ model: any OwnedByWindow, in window: AppWindow) {
    guard !hasReported else { return }
    let object = model.sharedByParts
    let id = ObjectIdentifier(object)
    if let use = uses[id], use.model === object {
      guard use.window !== window else { return }
      hasReported = true
      return Issues.warnOnce(Issues.modelOfTwoWindows(model), at: window.location)
    }
    uses[id] = Use(model: object, window: window)
  }

  private func models(in value: Any, depth: Int) -> [any OwnedByWindow] {
    if let model = value as? any OwnedByWindow { return [model] }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .class, depth < 12 else { return [] }
    return mirror.children.flatMap { models(in: $0.value, depth: depth + 1) }
  }
}

/// A window of the app, for the models that it shows.
@MainActor
final class AppWindow {
  /// Where the app declares its windows, which is where a warning points.
  let location: SourceLocation
  private weak var models: WindowModels?

  /// Records the models that the app passes to the window when it opens.
  init(showing content: some View, models: WindowModels, location: SourceLocation) {
    self.location = location
    self.models = models
    models.note(content, in: self)
  }

  fileprivate func note(_ model: any OwnedByWindow) {
    models?.note(model, in: self)
  }
}
