import ConcurrencyExtras
import Dependencies
import Testing

struct DependencyWrapperTests {
  /// Marks each text with the name of the property that reads or sets it.
  private struct Marks: DependencyWrapper {
    func wrap<Value>(
      _ value: Value,
      of key: any TestDependencyKey.Type,
      named name: String?
    ) -> Value {
      (value as? String).flatMap { "\(name ?? ""): \($0)" as? Value } ?? value
    }
  }

  /// Counts how often a text is wrapped.
  private struct Counter: DependencyWrapper {
    let count = LockIsolated(0)

    func wrap<Value>(
      _ value: Value,
      of key: any TestDependencyKey.Type,
      named name: String?
    ) -> Value {
      if value is String { count.withValue { $0 += 1 } }
      return value
    }
  }

  private func wrapped(_ update: (inout DependencyValues) -> Void = { _ in }) -> DependencyValues {
    var values = DependencyValues.test
    update(&values)
    values.wrapDependencies(with: Marks())
    return values
  }

  @Test func overridesAreWrapped() {
    #expect(wrapped { $0.wrappedText = "override" }.wrappedText == "wrappedText: override")
  }

  @Test func defaultsAreWrapped() {
    #expect(wrapped().wrappedText == "wrappedText: default")
  }

  @Test func laterOverridesAreWrapped() {
    var values = wrapped()
    values.wrappedText = "later"
    #expect(values.wrappedText == "wrappedText: later")
  }

  @Test func overridesOfCapturedValuesAreWrappedOnce() {
    struct Model {
      @Dependency(\.wrappedText) var text
    }
    let model = withDependencies {
      $0.wrappedText = "captured"
    } operation: {
      Model()
    }
    let text = DependencyValues.withCurrent(wrapped()) { model.text }
    #expect(text == "wrappedText: captured")
    let other = DependencyValues.withCurrent(wrapped { $0.wrappedText = "current" }) { model.text }
    #expect(other == "wrappedText: current")
  }

  @Test func defaultThatIsMadeUnderAWrapperCapturesNoWrappedValue() {
    let values = DependencyValues.test
    var wrapped = values
    wrapped.wrapDependencies(with: Marks())
    _ = wrapped[HolderKey.self]
    let text = DependencyValues.withCurrent(values) { values[HolderKey.self].text }
    #expect(text == "default")
  }

  @Test func defaultIsWrappedOnce() {
    var values = DependencyValues.test
    let counter = Counter()
    values.wrapDependencies(with: counter)
    for _ in 0..<100 { #expect(values.wrappedText == "default") }
    var copy = values
    copy.otherText = "other"
    #expect(copy.wrappedText == "default")
    #expect(counter.count.value == 2)
    // The property that reads it is a part of what a wrapper gets.
    #expect(values[WrappedTextKey.self] == "default")
    #expect(counter.count.value == 3)
  }

  @Test func valuesWithoutAWrapperStayAsTheyAre() {
    var values = DependencyValues.test
    _ = wrapped()
    #expect(values.wrappedText == "default")
    values.wrappedText = "override"
    #expect(values.wrappedText == "override")
  }
}

/// A value that captures the dependencies with which it is made.
private struct Holder: Sendable {
  @Dependency(\.wrappedText) var text
}

private enum HolderKey: TestDependencyKey {
  static var testValue: Holder { Holder() }
}

private enum OtherTextKey: TestDependencyKey {
  static let testValue = ""
}

private enum WrappedTextKey: TestDependencyKey {
  static let testValue = "default"
}

extension DependencyValues {
  fileprivate var otherText: String {
    get { self[OtherTextKey.self] }
    set { self[OtherTextKey.self] = newValue }
  }

  fileprivate var wrappedText: String {
    get { self[WrappedTextKey.self] }
    set { self[WrappedTextKey.self] = newValue }
  }
}
