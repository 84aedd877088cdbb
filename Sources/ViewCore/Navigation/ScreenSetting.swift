/// A setting of a screen that views on it make.
///
/// The first view with a value counts.
@MainActor
final class ScreenSetting<Value> {
  private let claims = StateLocation<[ScreenClaim<Value>]>([])
  private var lastClaim = 0

  var value: Value? { claims.value.first?.value }

  /// The values of all views in order.
  var values: [Value] { claims.value.map(\.value) }

  fileprivate func claim(_ value: Value) -> Int {
    lastClaim += 1
    claims.value.append(ScreenClaim(id: lastClaim, value: value))
    return lastClaim
  }

  fileprivate func change(_ id: Int, to value: Value) {
    guard let index = claims.value.firstIndex(where: { $0.id == id }) else { return }
    claims.value[index].value = value
  }

  fileprivate func release(_ id: Int) {
    claims.value.removeAll { $0.id == id }
  }
}

private struct ScreenClaim<Value> {
  let id: Int
  var value: Value
}

extension ScreenClaim: Equatable where Value: Equatable {}

/// A view that makes a setting of the screen around it.
struct ScreenSettingView<Content: View, Value> {
  let content: Content
  let setting: KeyPath<Screen, ScreenSetting<Value>>
  let value: Value
  @Environment(\.screen) private var screen
}

extension ScreenSettingView: View {
  var body: some View {
    LifetimeView(
      content: content,
      observer: ScreenClaimObserver(setting: screen?[keyPath: setting], value: value)
    )
  }
}

/// Makes a setting while its view is there.
struct ScreenClaimObserver<Value>: LifetimeObserver {
  let setting: ScreenSetting<Value>?
  let value: Value

  func appear(in graph: ViewGraph) -> Int? {
    setting?.claim(value)
  }

  func update(_ memory: inout Int?, in graph: ViewGraph) {
    if let memory { setting?.change(memory, to: value) }
  }

  func disappear(_ memory: Int?, in graph: ViewGraph) {
    if let memory { setting?.release(memory) }
  }
}
