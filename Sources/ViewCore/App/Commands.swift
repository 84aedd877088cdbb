/// Commands of an app that its windows offer beside their views.
///
/// ```swift
/// struct PlayerCommands: Commands {
///   @FocusedValue(\.player) private var player
///
///   var body: some Commands {
///     CommandMenu("Player") {
///       Button("Play") { player?.play() }
///         .keyboardShortcut("p")
///         .disabled(player == nil)
///     }
///   }
/// }
/// ```
///
/// ``Scene/commands(content:)`` adds them to the windows of a scene.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The commands that these consist of.
  @CommandsBuilder
  var body: Body { get }
}

extension Commands where Body == Never {
  /// Unavailable at run time: the library shows commands whose body is `Never`.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library shows it.")
  }
}

extension Never: Commands {}

/// No commands.
public struct EmptyCommands {
  /// Creates no commands.
  public init() {}
}

extension EmptyCommands: Commands {
  public typealias Body = Never
}

extension EmptyCommands: PrimitiveCommands {
  func groups(_ groups: (any Commands, Int) -> [CommandItems]) -> [CommandItems] { [] }
}

/// Combines the statements of a scene's commands.
@resultBuilder
@MainActor
@preconcurrency
public enum CommandsBuilder {
  public static func buildExpression(_ content: some Commands) -> CommandList {
    CommandList(parts: [content])
  }

  public static func buildBlock(_ content: CommandList...) -> CommandList {
    CommandList(parts: content)
  }

  public static func buildOptional(_ content: CommandList?) -> CommandList {
    content ?? CommandList(parts: [])
  }

  public static func buildEither(first: CommandList) -> CommandList { first }

  public static func buildEither(second: CommandList) -> CommandList { second }
}

/// Several commands, the result of a ``CommandsBuilder``.
public struct CommandList {
  let parts: [any Commands]
}

extension CommandList: Commands {
  public typealias Body = Never
}

extension CommandList: PrimitiveCommands {
  func groups(_ groups: (any Commands, Int) -> [CommandItems]) -> [CommandItems] {
    parts.enumerated().flatMap { groups($1, $0) }
  }
}

/// Commands without a body, which the library shows.
@MainActor
protocol PrimitiveCommands {
  /// The items of the commands.
  ///
  /// - Parameter groups: Makes the items of commands inside, which have an index.
  /// - Returns: The items.
  func groups(_ groups: (any Commands, Int) -> [CommandItems]) -> [CommandItems]
}

/// The items of one group of commands, and their place among all commands of a window.
struct CommandItems {
  let menu: CommandMenuPlace
  /// The place in the menu.
  var order = 0
  let content: AnyView
}

/// A menu of commands.
enum CommandMenuPlace: Hashable {
  case app, file, edit, format, view
  /// A menu of the app, by its title.
  case own(String)
  case window, help

  /// The place of the menu among the others, as on a Mac.
  var order: Int {
    switch self {
    case .app: 0
    case .file: 1
    case .edit: 2
    case .format: 3
    case .view: 4
    case .own: 5
    case .window: 6
    case .help: 7
    }
  }

  var title: String {
    switch self {
    case .app: "App"
    case .file: "File"
    case .edit: "Edit"
    case .format: "Format"
    case .view: "View"
    case .own(let title): title
    case .window: "Window"
    case .help: "Help"
    }
  }
}
