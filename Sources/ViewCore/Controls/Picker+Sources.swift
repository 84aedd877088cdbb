internal import ConcurrencyExtras

extension Picker {
  /// Creates a picker of several values with a custom label.
  ///
  /// It shows the selected option if all values are equal, and none otherwise. A choice sets all of them.
  ///
  /// ```swift
  /// Picker(sources: $alarms, selection: \.sound) {
  ///   ForEach(Sound.allCases) { Text($0.name).tag($0) }
  /// } label: {
  ///   Text("Sound")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - sources: The collection of the values: a binding of a collection.
  ///   - selection: The key path from an element to its value.
  ///   - content: The options.
  ///   - label: A description of the choice.
  public init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selections: sources.map { $0[keyPath: selection] }, label(), content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker of several values with a title.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the choice.
  ///   - sources: The collection of the values: a binding of a collection.
  ///   - selection: The key path from an element to its value.
  ///   - content: The options.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker of several values with a title that is known only at run time.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ViewCore.Label<Text, Image> {
  /// Creates a picker of several values with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the choice.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The collection of the values: a binding of a collection.
  ///   - selection: The key path from an element to its value.
  ///   - content: The options.
  ///   - fileID: Where an unknown symbol is reported.
  ///   - filePath: Where an unknown symbol is reported.
  ///   - line: Where an unknown symbol is reported.
  ///   - column: Where an unknown symbol is reported.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(sources: sources, selection: selection, content: content) {
      ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    }
  }

  /// Creates a picker of several values with a symbol and a title that is known only at run time.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(sources: sources, selection: selection, content: content) {
      ViewCore.Label(title, systemImage: systemImage, at: location)
    }
  }
}
