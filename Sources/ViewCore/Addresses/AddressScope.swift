/// A part of a window that can have an address of its own: the window, a screen, a tab or a dialog.
///
/// Scopes form a tree. The topmost visible part with an address determines the address of the window. A part
/// without one leaves it to the parts that it covers.
@MainActor
final class AddressScope {
  private let outer: AddressScope?
  /// Whether this is a screen of a stack.
  private let isScreen: Bool
  /// Notifies the window, if this is its scope.
  private let onChange: () -> Void
  /// The parts that have addresses, in the order in which they got them.
  private var parts: [AddressScope] = []
  private var claims: [(id: Int, path: AddressPath?)] = []
  private var lastClaim = 0

  /// The place among the parts of the enclosing one: parts with a higher number cover the others.
  var layer: Int {
    didSet { if layer != oldValue { noteChange() } }
  }

  /// Whether the part is shown, which a tab is while it is selected.
  var isShown = true {
    didSet { if isShown != oldValue { noteChange() } }
  }

  /// The layer of dialogs, which cover everything else.
  static let dialogLayer = Int.max

  /// Creates the scope of a part of a window.
  init(in outer: AddressScope?, layer: Int = 0, isScreen: Bool = false) {
    self.outer = outer
    self.isScreen = isScreen
    self.layer = layer
    onChange = {}
  }

  /// Creates the scope of a window.
  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    outer = nil
    isScreen = false
    layer = 0
  }

  /// The part that a dialog of this part covers.
  ///
  /// A dialog stays above a stack when another screen covers the one that presents it.
  var dialogHost: AddressScope { isScreen ? outer?.dialogHost ?? self : self }

  /// The address of the topmost part that has one.
  var address: AddressPath? {
    let shown = parts.filter(\.isShown)
    for layer in Set(shown.map(\.layer)).sorted(by: >) {
      for part in shown.reversed() where part.layer == layer {
        if let address = part.address { return address }
      }
    }
    return claims.lazy.compactMap(\.path).first
  }

  func claim(_ path: AddressPath?) -> Int {
    lastClaim += 1
    if isEmpty { outer?.add(self) }
    claims.append((lastClaim, path))
    noteChange()
    return lastClaim
  }

  func change(_ id: Int, to path: AddressPath?) {
    guard let index = claims.firstIndex(where: { $0.id == id }), claims[index].path != path
    else { return }
    claims[index].path = path
    noteChange()
  }

  func release(_ id: Int) {
    claims.removeAll { $0.id == id }
    if isEmpty { outer?.remove(self) }
    noteChange()
  }

  private var isEmpty: Bool { claims.isEmpty && parts.isEmpty }

  private func add(_ part: AddressScope) {
    if isEmpty { outer?.add(self) }
    parts.append(part)
  }

  private func remove(_ part: AddressScope) {
    parts.removeAll { $0 === part }
    if isEmpty { outer?.remove(self) }
  }

  private func noteChange() {
    if let outer { outer.noteChange() } else { onChange() }
  }
}

extension EnvironmentValues {
  private enum AddressScopeKey: EnvironmentKey {
    static var defaultValue: AddressScope? { nil }
  }

  private enum AddressBaseKey: EnvironmentKey {
    static var defaultValue: AddressBase? { nil }
  }

  /// The part of the window that the view is in.
  var addressScope: AddressScope? {
    get { self[AddressScopeKey.self] }
    set { self[AddressScopeKey.self] = newValue }
  }

  /// The place at which the app is served, or `nil` if the window was opened by no page.
  var addressBase: AddressBase? {
    get { self[AddressBaseKey.self] }
    set { self[AddressBaseKey.self] = newValue }
  }
}
