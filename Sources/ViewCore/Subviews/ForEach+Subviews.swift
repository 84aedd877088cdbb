internal import ConcurrencyExtras

extension ForEach where Content: View {
  /// Makes a view of each view that another view consists of.
  ///
  /// ```swift
  /// ForEach(subviews: content) { subview in
  ///   subview.padding().background(.yellow)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: Makes a view of a subview.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  @MainActor
  public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(subviews: SubviewsCollection(of: view)),
      content: content,
      id: { $0.id },
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Makes a view of each section that another view consists of.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: Makes a view of a section.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  @MainActor
  public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(sections: SectionCollection(of: view)),
      content: content,
      id: { $0.id },
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// The views of a ``ForEach``, which another view consists of.
public struct ForEachSubviewCollection<Content> {
  let subviews: SubviewsCollection
}

extension ForEachSubviewCollection: RandomAccessCollection {
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a ``ForEach``, which a view consists of.
public struct ForEachSectionCollection<Content> {
  let sections: SectionCollection
}

extension ForEachSectionCollection: RandomAccessCollection {
  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
