import ViewCore

/// The names of views in their order.
struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

/// A text that shows which values were combined first.
struct NestingKey: PreferenceKey {
  static let defaultValue = "none"

  static func reduce(value: inout String, nextValue: () -> String) {
    value = "(\(value) \(nextValue()))"
  }
}

/// A number that the first view decides.
struct FirstKey: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    value = value ?? nextValue()
  }
}

/// A function, which cannot be compared.
struct ActionsKey: PreferenceKey {
  static var defaultValue: [() -> String] { [] }

  static func reduce(value: inout [() -> String], nextValue: () -> [() -> String]) {
    value += nextValue()
  }
}

/// A text that provides itself as a name.
struct Named: View {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Text(name).preference(key: NamesKey.self, value: [name])
  }
}

/// The values that an action has received.
@MainActor
final class Received<Value> {
  var values: [Value] = []
}
