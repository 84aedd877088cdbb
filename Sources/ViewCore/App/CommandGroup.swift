/// A place in the menus of a Mac, which gives commands their menu and their order here.
public struct CommandGroupPlacement: Sendable {
  let menu: CommandMenuPlace
  let order: Int

  private init(_ menu: CommandMenuPlace, _ order: Int) {
    self.menu = menu
    self.order = order
  }

  public static let appInfo = Self(.app, 0)
  public static let appSettings = Self(.app, 1)
  public static let systemServices = Self(.app, 2)
  public static let appVisibility = Self(.app, 3)
  public static let appTermination = Self(.app, 4)
  public static let newItem = Self(.file, 0)
  public static let saveItem = Self(.file, 1)
  public static let importExport = Self(.file, 2)
  public static let printItem = Self(.file, 3)
  public static let undoRedo = Self(.edit, 0)
  public static let pasteboard = Self(.edit, 1)
  public static let textEditing = Self(.edit, 2)
  public static let textFormatting = Self(.format, 0)
  public static let toolbar = Self(.view, 0)
  public static let sidebar = Self(.view, 1)
  public static let windowSize = Self(.window, 0)
  public static let windowArrangement = Self(.window, 1)
  public static let windowList = Self(.window, 2)
  public static let singleWindowList = Self(.window, 3)
  public static let help = Self(.help, 0)
}

/// Commands beside those that a Mac has in its menus.
///
/// ```swift
/// CommandGroup(after: .newItem) {
///   Button("New Recipe from Photo") { isPhotoShown = true }
///     .keyboardShortcut("n", modifiers: [.command, .shift])
/// }
/// ```
///
/// A browser has no such menus, so the place only decides about the menu and the order. There is nothing to replace: a group
/// without items shows nothing.
public struct CommandGroup<Content: View> {
  private let placement: CommandGroupPlacement
  /// The place before the commands of a Mac, instead of them, or after them.
  private let step: Int
  private let content: Content

  /// Creates commands before those of a place.
  ///
  /// - Parameters:
  ///   - group: The place.
  ///   - addition: The commands, such as buttons.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, step, content) = (group, 0, addition())
  }

  /// Creates commands in place of those of a place.
  ///
  /// - Parameters:
  ///   - group: The place.
  ///   - addition: The commands, such as buttons.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, step, content) = (group, 1, addition())
  }

  /// Creates commands after those of a place.
  ///
  /// - Parameters:
  ///   - group: The place.
  ///   - addition: The commands, such as buttons.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, step, content) = (group, 2, addition())
  }
}

extension CommandGroup: Commands {
  public typealias Body = Never
}

extension CommandGroup: PrimitiveCommands {
  func groups(_ groups: (any Commands, Int) -> [CommandItems]) -> [CommandItems] {
    guard Content.self != EmptyView.self else { return [] }
    let order = placement.order * 3 + step
    return [CommandItems(menu: placement.menu, order: order, content: AnyView(content))]
  }
}

/// A menu of commands of the app's own.
///
/// ```swift
/// CommandMenu("Player") {
///   Button("Play") { play() }.keyboardShortcut("p")
///   Button("Stop") { stop() }.keyboardShortcut(".")
/// }
/// ```
public struct CommandMenu<Content: View> {
  private let name: Text
  private let content: Content

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - nameKey: The title of the menu.
  ///   - content: The commands, such as buttons.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - name: The title of the menu.
  ///   - content: The commands, such as buttons.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a menu with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

extension CommandMenu: Commands {
  public typealias Body = Never
}

extension CommandMenu: PrimitiveCommands {
  func groups(_ groups: (any Commands, Int) -> [CommandItems]) -> [CommandItems] {
    let title = name.string(in: EnvironmentValues())
    return [CommandItems(menu: .own(title), content: AnyView(content))]
  }
}
