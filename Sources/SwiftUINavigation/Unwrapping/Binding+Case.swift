public import CasePaths
public import ViewLayer

extension Binding {
  /// A binding to the value of one case of an optional enum, or `nil` while the enum is another case or `nil`.
  ///
  /// Earlier versions have this form. New code writes the name of the case: `$model.destination.edit`.
  ///
  /// Writing changes the enum only while it is the case. Writing `nil` makes the enum `nil`.
  ///
  /// - Parameter casePath: The case.
  /// - Returns: The binding.
  public func `case`<Enum, Case>(
    _ casePath: AnyCasePath<Enum, Case>
  ) -> Binding<Case?> where Value == Enum? {
    Binding<Case?> {
      wrappedValue.flatMap { casePath.extract(from: $0) }
    } set: { value, transaction in
      guard wrappedValue.flatMap({ casePath.extract(from: $0) }) != nil else { return }
      self.transaction(transaction).wrappedValue = value.map { casePath.embed($0) }
    }
  }

  /// A binding to the value of one case of an enum, or `nil` while the enum is another case.
  ///
  /// Writing `nil` changes nothing.
  ///
  /// - Parameter casePath: The case.
  /// - Returns: The binding.
  public func `case`<Case>(_ casePath: AnyCasePath<Value, Case>) -> Binding<Case?> {
    Binding<Case?> {
      casePath.extract(from: wrappedValue)
    } set: { value, transaction in
      guard let value else { return }
      self.transaction(transaction).wrappedValue = casePath.embed(value)
    }
  }

  /// A binding to whether there is a value, which makes the optional `nil` when `false` is written.
  ///
  /// Writing `true` changes nothing.
  ///
  /// - Returns: The binding.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool> {
      wrappedValue != nil
    } set: { isPresent, transaction in
      guard !isPresent else { return }
      self.transaction(transaction).wrappedValue = nil
    }
  }

  /// A binding to whether an optional enum is a case, which makes the optional `nil` when `false` is written.
  ///
  /// Writing `true` changes nothing.
  ///
  /// - Parameter casePath: The case.
  /// - Returns: The binding.
  public func isPresent<Enum, Case>(
    _ casePath: AnyCasePath<Enum, Case>
  ) -> Binding<Bool> where Value == Enum? {
    self.case(casePath).isPresent()
  }

  /// A binding to the value of a case of an enum, or `nil` while the enum is another case.
  ///
  /// When the enum changes to another case, the binding keeps the last value. Writing to it then changes nothing.
  ///
  /// - Parameters:
  ///   - base: A binding to the enum.
  ///   - casePath: The case.
  public init?<Enum>(unwrapping base: Binding<Enum>, case casePath: AnyCasePath<Enum, Value>) {
    self.init(unwrapping: base.case(casePath))
  }
}
