extension ForEach where Content: View {
  /// Creates a view for each identifiable element of a bound collection.
  ///
  /// ```swift
  /// ForEach($attendees) { $attendee in
  ///   TextField("Name", text: $attendee.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - content: Makes the view of an element from the binding to it.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    C.Element: Identifiable, C.Element.ID == ID, C.Index: Hashable,
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>
  {
    self.init(
      binding: data,
      id: { $0.id },
      content: content,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a view for each element of a bound collection, told apart by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - content: Makes the view of an element from the binding to it.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Index: Hashable, Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    self.init(
      binding: data,
      id: { $0[keyPath: id] },
      content: content,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private init<C: MutableCollection & RandomAccessCollection>(
    binding: Binding<C>,
    id: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content,
    location: SourceLocation
  ) where C.Index: Hashable, Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = binding.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, id(elements[$0])) },
      content: { content(binding.element(elements[$0.0], at: $0.0, id: id)) },
      id: { $0.1 },
      location: location
    )
  }
}
