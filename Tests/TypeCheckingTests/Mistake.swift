import Foundation
import Testing

/// One mistake in a screen that is right otherwise.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// A screen that is right.
  enum Screen: CaseIterable, Sendable {
    /// Views without the architecture.
    case small
    /// A list with sections, a field, a picker, swipe actions, a toolbar, a sheet and an alert of a store.
    case ordinary
    /// The same, with a key path to the ids in each 'ForEach'.
    case identified
    /// The same with its sheet and its alert in an enum, in the old spelling, and with '.onChange'.
    case destinations
    /// The ordinary screen with a second sheet, a stack in it, and more.
    case long
    /// A list whose rows have stores.
    case rows
    /// A list of bills in months in years, with a search, a sheet, an alert, a dialog and '.onChange'.
    case nested
    /// A list of jars on shelves with headers and footers, a search, and an enum of two sheets and an alert.
    case pantry
    /// The same, where each sheet has its part of the state as its key path.
    case pantryOfParts
    /// A list of plants in beds, with bindings in bindings, and presentations of a model.
    case garden
    /// A list of stops of a trip, of which the user can select several, with presentations of a store.
    case trip
    /// A reducer that returns effects of several kinds, without views.
    case feature
    /// A stack of a store, with a view for each case of its elements.
    case stack

    /// The steps that the compiler takes for the most difficult expression, and a tenth more.
    var limit: Int {
      switch self {
      case .small: 66
      case .ordinary, .identified: 57
      case .destinations: 165
      case .long, .rows: 93
      case .nested: 187
      case .pantry: 77
      case .pantryOfParts: 386
      case .garden: 154
      case .trip: 314
      case .feature: 48
      case .stack: 26
      }
    }

    func text() throws -> String {
      switch self {
      case .small: try Self.file("Small")
      case .ordinary: try Self.file("Screen")
      case .identified:
        try Self.file("Screen").replacing(/ForEach\(([a-zA-Z.]+)\)/) {
          "ForEach(\($0.1), id: \\.id)"
        }
      case .destinations: try Self.file("DestinationScreen")
      case .long: try Self.file("LongScreen")
      case .rows: try Self.file("StoreRows")
      case .nested: try Self.file("NestedScreen")
      case .pantry: try Self.file("PantryScreen")
      case .pantryOfParts:
        try Self.file("PantryScreen")
          .replacing(/state: \\\.\$destination, action: \\\.destination\)\.(\w+)/) {
            "state: \\.destination?.\($0.1), action: \\.destination.\($0.1))"
          }
      case .garden: try Self.file("GardenScreen")
      case .trip: try Self.file("TripScreen")
      case .feature: try Self.file("Feature")
      case .stack: try Self.file("StackScreen")
      }
    }

    /// The text of a file of 'Mistakes'.
    private static func file(_ name: String) throws -> String {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Mistakes")
      return try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    }
  }

  let screen: Screen
  /// The part of the screen that is right.
  let right: String
  /// The part as somebody has written it.
  let wrong: String
  /// The message at the mistake's line.
  let message: String
  /// The messages that the compiler adds, there or elsewhere.
  let others: [String]

  init(
    _ screen: Screen,
    _ right: String,
    becomes wrong: String,
    says message: String,
    andSays others: [String] = []
  ) {
    self.screen = screen
    self.right = right
    self.wrong = wrong
    self.message = message
    self.others = others
  }

  var testDescription: String { "\(screen): \(wrong)" }

  /// The screen with the mistake, and the mistake's line.
  func text() throws -> (String, line: Int) {
    var text = try screen.text()
    guard let range = text.range(of: right) else { throw NotInScreen(right: right) }
    let unchanged = zip(right, wrong).prefix { $0 == $1 }.count
    let start = text[..<range.lowerBound] + right.prefix(unchanged)
    let line = start.count { $0 == "\n" } + 1
    text.replaceSubrange(range, with: wrong)
    return (text, line)
  }

  struct NotInScreen: Error {
    let right: String
  }
}
