/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (first: Self, second: Self) -> Bool {
    isEqual(first.value, second.value)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    first == second as? Value
  }
}
