internal import ConcurrencyExtras

/// The items of a group in a toolbar, or of an element of a ``ForEach`` there.
public struct _ToolbarRow<Mark> {
  fileprivate let content: any ToolbarContent
}

extension _ToolbarRow: ToolbarContent {
  /// Do not call it: the library shows the items itself.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library shows it.")
  }
}

extension _ToolbarRow: PrimitiveToolbarContent {
  var items: AnyView { content.anyItems }
}

// NB: No mark conforms to these protocols, so items are never a view: see '_TabRow'.
extension _ToolbarRow: View where Mark: _UnknownData {
  public typealias Body = Never
}

extension Group where Content == _ToolbarRow<_NoView> {
  /// Groups the items of a toolbar.
  ///
  /// ```swift
  /// .toolbar {
  ///   Group {
  ///     ToolbarItem(placement: .cancellationAction) { Button("Cancel") { cancel() } }
  ///     ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: The items.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> some ToolbarContent) {
    self.content = _ToolbarRow(content: content())
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Do not call it: the library shows the items itself.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library shows it.")
  }
}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  var items: AnyView { content.anyItems }
}

extension ForEach where Content == _ToolbarRow<_NoView> {
  /// Creates items of a toolbar for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: Makes the items of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  @_disfavoredOverload
  public init(
    _ data: Data,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> some ToolbarContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data.Element: Identifiable, Data.Element.ID == ID {
    self.init(
      data: data,
      content: { _ToolbarRow(content: content($0)) },
      id: { $0.id },
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates items of a toolbar for each element, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to the identity of an element.
  ///   - content: Makes the items of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  @_disfavoredOverload
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> some ToolbarContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      data: data,
      content: { _ToolbarRow(content: content($0)) },
      id: { $0[keyPath: id] },
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension ForEach: ToolbarContent where Content: ToolbarContent {
  /// Do not call it: the library shows the items itself.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library shows it.")
  }
}

extension ForEach: PrimitiveToolbarContent where Content: ToolbarContent {
  var items: ForEach<Data, ID, AnyView> {
    ForEach<Data, ID, AnyView>(
      data: data,
      content: { [content] in content($0).anyItems },
      id: id,
      location: location
    )
  }
}
