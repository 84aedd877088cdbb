internal import ConcurrencyExtras

/// The screens of one navigation stack: their order, and how they are pushed and popped.
@MainActor
final class Navigation {
  /// The value of a screen, with the number of equal values below it in the path.
  struct Key: Hashable {
    let value: AnyHashable
    var occurrence = 0
  }

  var path: PathAccess?
  /// The location at which the app creates the stack.
  var location: SourceLocation?
  /// The context in which screens are created, or `nil` while the stack is not on the page.
  var context: NodeContext? {
    didSet {
      context?.environment.screenVisibility?.stack = self
      if context == nil { screens = [] }
      if (context == nil) != (oldValue == nil) { column?.updateStacks() }
    }
  }
  /// The column of a split view that the stack fills, if any.
  weak var column: SplitColumn?
  /// Whether a link in another column has pushed the screens above the root.
  private(set) var isOfOtherColumn = false
  /// The screens from the root to the top.
  private(set) var screens: [Screen] = []

  /// A screen that the user has popped and can push again.
  private enum Popped {
    case value(AnyHashable)
    /// The screen of a link on another screen.
    case views(on: Screen?, reopen: () -> Void)

    var value: AnyHashable? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  private var keys: [Key] = []
  /// The screens that the user can push again, the next one last.
  private var popped: [Popped] = []
  /// Whether a link is reopening its screen, which keeps the popped screens above it.
  private var isReopening = false
  /// Whether a link was followed whose screen does not exist yet.
  private var isFollowing = false
  /// The values that the user is popping, unless the app keeps them.
  private var leavingValues: [AnyHashable] = []
  private let destinations = StateLocation<[Destination]>([])
  private var lastDestination = 0
  private var isArranging = false
  private var hasReportedMissingDestination = false

  nonisolated init() {}

  // MARK: The path

  /// Takes over the values of the app's path, and returns a unique key for each.
  func follow(_ values: [AnyHashable]) -> [Key] {
    var occurrences: [AnyHashable: Int] = [:]
    let newKeys = values.map { value in
      let occurrence = occurrences[value, default: 0]
      occurrences[value] = occurrence + 1
      return Key(value: value, occurrence: occurrence)
    }
    if newKeys != keys { rememberPopped(from: keys, to: newKeys) }
    keys = newKeys
    arrange()
    return newKeys
  }

  /// Updates the screens that the user can push again.
  ///
  /// Any other change of the path clears them.
  private func rememberPopped(from old: [Key], to new: [Key]) {
    defer { leavingValues = [] }
    if !leavingValues.isEmpty, new == old.dropLast(leavingValues.count) {
      popped += leavingValues.reversed().map(Popped.value)
    } else if let value = popped.last?.value, old == new.dropLast(), new.last?.value == value {
      popped.removeLast()
    } else {
      popped = []
    }
  }

  /// Follows a link, unless an earlier link already covers its screen and the page did not know
  /// that yet.
  func follow(linkOn screen: Screen?, _ follow: (Navigation) -> Void) {
    guard !isFollowing, screen?.screenVisibility.isOnTop != false, let context else { return }
    isFollowing = true
    context.graph.afterUpdate { self.isFollowing = false }
    if let screen, !screen.isIn(self) {
      popToRoot()
      isOfOtherColumn = true
      column?.show()
    }
    follow(self)
  }

  /// Pushes the screen of a value.
  func push(_ value: AnyHashable) {
    popped = []
    guard let path, !path.append(value) else { return }
    Issues.report(Issues.linkValueNotInPath(value), at: location)
  }

  /// Pushes the screen that the user popped last.
  func pushAgain() {
    switch popped.last {
    case .value(let value): _ = path?.append(value)
    case .views(_, let reopen):
      popped.removeLast()
      isReopening = true
      reopen()
      context?.graph.afterUpdate { self.isReopening = false }
    case nil: break
    }
  }

  /// Pops a screen and all above it.
  func pop(_ screen: Screen) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    let leaving = screens[index...]
    for screen in leaving {
      guard case .presented(let presenter, let close, _) = screen.origin else { continue }
      if !leaving.contains(where: { $0 === presenter }) { close() }
    }
    let values = leaving.count { $0.value != nil }
    if values > 0 { path?.removeLast(values) }
  }

  /// Pops a screen for the user, and remembers the screens that can be pushed again.
  func popByUser(_ screen: Screen) {
    guard screen.hidesBackButton.value != true else { return }
    if let column, column.screen(below: screen, in: self) != nil { return column.leave() }
    popToPushAgain(screen)
  }

  /// Pops all screens but the root.
  func popToRoot() {
    if screens.count > 1 { pop(screens[1]) }
  }

  /// Pops all screens but the root, because the user selected the stack's tab again.
  func popToRootByUser() {
    if screens.count > 1 { popToPushAgain(screens[1]) }
  }

  private func popToPushAgain(_ screen: Screen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    let leaving = screens[index...]
    // The value may have changed since its screen was pushed, if it is identified by an id.
    let values = leaving.prefix { $0.value != nil }.count
    let below = screens[..<index].count { $0.value != nil }
    leavingValues = Array(path?.values().dropFirst(below).prefix(values) ?? [])
    // A link is removed together with its screen.
    popped.removeAll { popped in
      if case .views(let screen?, _) = popped { leaving.contains { $0 === screen } } else { false }
    }
    if case .presented(let presenter, _, let reopen) = screen.origin {
      popped = reopen.map { popped + [.views(on: presenter, reopen: $0)] } ?? []
    }
    pop(screen)
  }

  // MARK: The screens

  func add(_ screen: Screen) {
    if case .presented = screen.origin, !isReopening { popped = [] }
    screens.append(screen)
    arrange()
  }

  func remove(_ screen: Screen) {
    screens.removeAll { $0 === screen }
    arrange()
  }

  /// Sorts the screens by the path.
  ///
  /// Screens that views present stay above the same screen.
  private func arrange() {
    var above: [ObjectIdentifier: [Screen]] = [:]
    var lower: Screen?
    for screen in screens {
      if let lower, case .presented = screen.origin {
        above[ObjectIdentifier(lower), default: []].append(screen)
      } else {
        lower = screen
      }
    }
    let order = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    let place = { [keys] (screen: Screen) in screen.key.map { order[$0] ?? keys.count } ?? -1 }
    screens =
      screens
      .filter { if case .presented = $0.origin { false } else { true } }
      .sorted { place($0) < place($1) }
      .flatMap { [$0] + (above[ObjectIdentifier($0)] ?? []) }
    updateScreensLater()
  }

  /// Updates the screens' neighbors when all pushes and pops are done.
  func updateScreensLater() {
    guard let context, !isArranging else { return }
    isArranging = true
    context.container.setNeedsChildren()
    context.graph.afterUpdate { [self] in
      isArranging = false
      if screens.count < 2 { isOfOtherColumn = false }
      for (index, screen) in screens.enumerated() {
        screen.below.value = self.screen(below: index)
        screen.sidebarColumn.value =
          column?.hasSidebarButton(screen, in: self) == true ? column : nil
        let isOnTop = index == screens.count - 1 && column?.isShown != false
        screen.place(at: index, isOnTop: isOnTop, canPushAgain: isOnTop && !popped.isEmpty)
      }
      column?.topScreenChanged()
    }
  }

  /// The screen to which the back button of a screen returns.
  private func screen(below index: Int) -> Screen? {
    if let screen = column?.screen(below: screens[index], in: self) { return screen }
    // The screen of a link in another column takes the place of the root.
    return index > (isOfOtherColumn ? 1 : 0) ? screens[index - 1] : nil
  }

  // MARK: The destinations

  private struct Destination {
    let id: Int
    let type: ObjectIdentifier
    var make: (AnyHashable) -> AnyView?
  }

  /// Returns the view for a value, from the lowest destination for its type.
  func destination(for value: AnyHashable) -> AnyView? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return destinations.value.first { $0.type == type }?.make(value)
  }

  func addDestination(
    for type: Any.Type,
    _ make: @escaping (AnyHashable) -> AnyView?
  ) -> Int {
    lastDestination += 1
    destinations.value.append(
      Destination(id: lastDestination, type: ObjectIdentifier(type), make: make)
    )
    return lastDestination
  }

  func changeDestination(_ id: Int, _ make: @escaping (AnyHashable) -> AnyView?) {
    guard let index = destinations.value.firstIndex(where: { $0.id == id }) else { return }
    destinations.value[index].make = make
  }

  func removeDestination(_ id: Int) {
    destinations.value.removeAll { $0.id == id }
  }

  /// Whether there is a destination for the type of a value.
  func hasDestination(for value: AnyHashable) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return destinations.value.contains { $0.type == type }
  }

  /// Reports once that no destination exists for a value.
  func reportMissingDestination(for value: AnyHashable) {
    guard !hasReportedMissingDestination else { return }
    hasReportedMissingDestination = true
    Issues.report(Issues.missingDestination(for: value), at: location)
  }
}

extension EnvironmentValues {
  private enum NavigationKey: EnvironmentKey {
    static var defaultValue: Navigation? { nil }
  }

  /// The navigation stack around the view.
  var navigation: Navigation? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
