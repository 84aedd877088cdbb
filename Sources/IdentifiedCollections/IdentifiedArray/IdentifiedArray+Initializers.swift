import ConcurrencyExtras

extension IdentifiedArray {
  /// Creates an array without elements.
  ///
  /// - Parameter id: Where in an element its id is.
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(id: id, readID: { $0[keyPath: id] })
  }

  /// Creates an array of elements with different ids.
  ///
  /// If two have the same id, an issue is reported and the first is kept; the original traps. To
  /// decide between them use ``init(_:id:uniquingIDsWith:)``.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: Where in an element its id is.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  /// - Complexity: O(*n*); O(1) if the elements are an identified array by the same id.
  @inlinable
  public init<S: Sequence<Element>>(
    uniqueElements elements: S,
    id: KeyPath<Element, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(id: id)
    fill(with: elements, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates an array of elements with different ids.
  ///
  /// It is as fast as ``init(uniqueElements:id:fileID:filePath:line:column:)``, which also checks: the
  /// ids must be hashed in any case. Two elements with the same id report an issue.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: Where in an element its id is.
  /// - Complexity: O(*n*)
  @_disfavoredOverload
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }

  /// Creates an array of elements of which some may have the same id.
  ///
  /// ```swift
  /// IdentifiedArray(readings, id: \.sensor, uniquingIDsWith: { _, latest in latest })
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: Where in an element its id is.
  ///   - combine: Makes one element of two with the same id, the earlier and the later. It is put
  ///     where the first one was.
  /// - Throws: The error of `combine`.
  /// - Complexity: O(*n*)
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try fill(with: elements, uniquingIDsWith: combine)
  }

  /// Creates an array of elements with different ids, as `init(uniqueElements:id:)` does.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: Where in an element its id is.
  @inlinable
  public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }

  /// Creates a copy of an array.
  ///
  /// - Parameter elements: An array.
  @inlinable
  public init(_ elements: Self) {
    self = elements
  }

  /// Creates an array of a part of another.
  ///
  /// - Parameter elements: A part of an array.
  /// - Complexity: O(*n*)
  @inlinable
  public init(_ elements: SubSequence) {
    self.init(uniqueElements: elements, id: elements.base.id)
  }

  /// Fills an array without elements.
  @inlinable
  mutating func fill(
    with elements: some Sequence<Element>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    if let elements = elements as? Self, elements.id == id {
      self = elements
      return
    }
    reserveCapacity(elements.underestimatedCount)
    for element in elements where !append(element).inserted {
      reportDuplicate(element, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Fills an array without elements.
  @inlinable
  mutating func fill(
    with elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let (inserted, index) = append(element)
      guard !inserted else { continue }
      self[index] = try combine(values[index], element)
    }
  }

  @usableFromInline
  func reportDuplicate(
    _ element: Element,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(Issues.duplicateID("\(readID(element))", in: "\(element)"), at: location)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an array of elements with different ids.
  ///
  /// If two have the same id, an issue is reported and the first is kept; the original traps.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  /// - Complexity: O(*n*); O(1) if the elements are an identified array.
  @inlinable
  public init<S: Sequence<Element>>(
    uniqueElements elements: S,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init()
    fill(with: elements, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates an array of elements with different ids.
  ///
  /// Two elements with the same id are a mistake that is reported.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(*n*)
  @_disfavoredOverload
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }

  /// Creates an array of elements of which some may have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Makes one element of two with the same id, the earlier and the later. It is put
  ///     where the first one was.
  /// - Throws: The error of `combine`.
  /// - Complexity: O(*n*)
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try fill(with: elements, uniquingIDsWith: combine)
  }

  /// Creates an array of elements with different ids, as `init(uniqueElements:)` does.
  ///
  /// - Parameter elements: The elements.
  @_disfavoredOverload
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }
}
