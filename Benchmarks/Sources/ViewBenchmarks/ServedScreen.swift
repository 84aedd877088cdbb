/// The screen that the benchmark app shows.
enum ServedScreen: CustomStringConvertible {
  case counter
  /// A counter whose window is kept in a file.
  case keptCounter
  /// Rows that are observable objects.
  case rowObjects(Int)
  /// Rows that are values of one state.
  case rowValues(Int)
  /// Rows that each have a store.
  case rowStores(Int)
  /// A dialog that asks for a file.
  case fileImporter
  /// A dialog that offers a file of so many bytes.
  case fileExporter(Int)

  /// The environment variables that select the screen.
  var environment: [String: String] {
    switch self {
    case .counter: [:]
    case .keptCounter: ["KEPT": "1"]
    case .rowObjects(let count): ["ROW_OBJECTS": String(count)]
    case .rowValues(let count): ["ROW_VALUES": String(count)]
    case .rowStores(let count): ["ROW_STORES": String(count)]
    case .fileImporter: ["TAKES_FILES": "1", "WEBSWIFTUI_FILE_LIMIT": "1000"]
    case .fileExporter(let count):
      ["OFFERED_BYTES": String(count), "WEBSWIFTUI_FILE_LIMIT": "1000"]
    }
  }

  /// Whether the app keeps its windows.
  var isKept: Bool {
    if case .keptCounter = self { true } else { false }
  }

  /// The name of the screen under load, or `nil` for a counter.
  var load: String? {
    switch self {
    case .counter: nil
    case .keptCounter: "kept"
    default: description
    }
  }

  var description: String {
    switch self {
    case .counter: "a counter"
    case .keptCounter: "a counter that is kept"
    case .rowObjects(let count): "\(count) rows, observable objects"
    case .rowValues(let count): "\(count) rows, values"
    case .rowStores(let count): "\(count) rows, stores"
    case .fileImporter: "a dialog for a file"
    case .fileExporter(let count): "a file of \(count) bytes"
    }
  }
}
