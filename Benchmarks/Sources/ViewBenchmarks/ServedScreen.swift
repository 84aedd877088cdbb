/// The screen that the benchmark app shows.
enum ServedScreen: CustomStringConvertible {
  case counter
  /// Rows that are observable objects.
  case rowObjects(Int)
  /// Rows that are values of one state.
  case rowValues(Int)

  /// The environment variables that select the screen.
  var environment: [String: String] {
    switch self {
    case .counter: [:]
    case .rowObjects(let count): ["ROW_OBJECTS": String(count)]
    case .rowValues(let count): ["ROW_VALUES": String(count)]
    }
  }

  var description: String {
    switch self {
    case .counter: "a counter"
    case .rowObjects(let count): "\(count) rows, observable objects"
    case .rowValues(let count): "\(count) rows, values"
    }
  }
}
