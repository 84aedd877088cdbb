internal import ConcurrencyExtras

extension Toggle {
  /// Creates a switch of several values with a custom label.
  ///
  /// It is on if all values are on, and mixed if only some are. A tap sets all of them.
  ///
  /// ```swift
  /// Toggle(sources: $alarms, isOn: \.isEnabled) { Text("All alarms") }
  /// ```
  ///
  /// - Parameters:
  ///   - sources: The collection of the values: a binding of a collection.
  ///   - isOn: The key path from an element to its value.
  ///   - label: The title of the switch.
  public init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding {
        values.allSatisfy(\.wrappedValue)
      } set: { isOn in
        for value in values { value.wrappedValue = isOn }
      },
      label: label
    )
    let areOn = values.map(\.wrappedValue)
    isMixed = areOn.contains(true) && areOn.contains(false)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch of several values with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the switch.
  ///   - sources: The collection of the values: a binding of a collection.
  ///   - isOn: The key path from an element to its value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch of several values with a title that is known only at run time.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewCore.Label<Text, Image> {
  /// Creates a switch of several values with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the switch.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The collection of the values: a binding of a collection.
  ///   - isOn: The key path from an element to its value.
  ///   - fileID: Where an unknown symbol is reported.
  ///   - filePath: Where an unknown symbol is reported.
  ///   - line: Where an unknown symbol is reported.
  ///   - column: Where an unknown symbol is reported.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(sources: sources, isOn: isOn) {
      ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    }
  }

  /// Creates a switch of several values with a symbol and a title that is known only at run time.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(sources: sources, isOn: isOn) {
      ViewCore.Label(title, systemImage: systemImage, at: location)
    }
  }
}
