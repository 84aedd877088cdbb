extension Scene {
  /// Adds commands to the windows of the scene.
  ///
  /// ```swift
  /// WindowGroup { PlayerView() }
  ///   .commands {
  ///     CommandGroup(after: .newItem) {
  ///       Button("New Playlist") { model.addPlaylist() }
  ///         .keyboardShortcut("n", modifiers: [.command, .option])
  ///     }
  ///     PlayerCommands()
  ///   }
  /// ```
  ///
  /// Their keyboard shortcuts work in the whole window, but not behind a dialog. A page has no menu bar. The menus are
  /// invisible at its end, where screen readers and the tab key find them. They appear above the page while they have
  /// the keyboard focus. A shortcut of a view comes before the same one of a command. The commands of a Mac are absent.
  ///
  /// - Parameter content: The commands.
  /// - Returns: The scene with its commands.
  public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene {
    let commands = content()
    return ChangedScene(content: self) { window in
      TupleView(window, CommandBar(commands: commands))
    }
  }
}

/// The menus with the commands of a window.
private struct CommandBar<Content: Commands>: View {
  let commands: Content
  @OwnObject var properties = CommandProperties()
  @Environment(\.self) private var environment

  var body: some View {
    let menus = CommandBarMenu.menus(of: properties.items(of: commands, in: environment))
    if !menus.isEmpty {
      CommandBarElement(
        content: ForEach(menus) { menu in
          Menu(menu.id.title) {
            ForEach(menu.groups.indices, id: \.self) { index in Section { menu.groups[index] } }
          }
        }
      )
    }
  }
}

/// One of the menus.
private struct CommandBarMenu: Identifiable {
  let id: CommandMenuPlace
  let groups: [AnyView]

  static func menus(of items: [CommandItems]) -> [CommandBarMenu] {
    var places: [CommandMenuPlace] = []
    for item in items where !places.contains(item.menu) { places.append(item.menu) }
    return places.enumerated().sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }.map { _, place in
      let groups = items.filter { $0.menu == place }.enumerated()
      let sorted = groups.sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }
      return CommandBarMenu(id: place, groups: sorted.map(\.1.content))
    }
  }
}

private struct CommandBarElement<Content: View> {
  let content: Content
}

extension CommandBarElement: ElementView {
  static var isInFlow: Bool { false }

  func render(in context: NodeContext) -> Rendering<Content> {
    var behavior = ElementBehavior { _ in }
    // The values of the view that had the focus are those that the commands use.
    behavior.focusScope = .last
    let element = Element(
      "div",
      attributes: [
        .init("class", "commands"), .init("role", "group"), .init("aria-label", "Commands"),
      ],
      events: [.focus, .blur]
    )
    return Rendering(element: element, content: content, behavior: behavior)
  }
}

/// The properties of the commands of a window, such as the focused values that they read.
@MainActor
private final class CommandProperties {
  private struct Place: Hashable {
    let path: [Int]
    let type: ObjectIdentifier
  }

  private var storages: [Place: DynamicPropertyStorage] = [:]

  nonisolated init() {}

  func items(
    of commands: some Commands,
    at path: [Int] = [],
    in environment: EnvironmentValues
  ) -> [CommandItems] {
    if let commands = commands as? any PrimitiveCommands {
      return commands.groups { items(of: $0, at: path + [$1], in: environment) }
    }
    let commands = install(commands, at: path, in: environment)
    return items(of: commands.body, at: path + [0], in: environment)
  }

  /// The commands with the values of their properties, for the view whose body is running.
  private func install<Content: Commands>(
    _ commands: Content,
    at path: [Int],
    in environment: EnvironmentValues
  ) -> Content {
    guard let owner = UpdatableNode.evaluating else { return commands }
    let place = Place(path: path, type: ObjectIdentifier(Content.self))
    return storages[place, default: DynamicPropertyStorage(for: Content.self)]
      .install(into: commands, owner: owner, environment: environment)
  }
}
