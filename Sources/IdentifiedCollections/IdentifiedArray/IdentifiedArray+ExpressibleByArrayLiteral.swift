extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Creates an array of the elements of a literal.
  ///
  /// If two have the same id, an issue is reported and the first is kept.
  ///
  /// - Parameter elements: The elements.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
