extension Group where Content: View {
  /// Shows what a container makes of the views that another view consists of.
  ///
  /// ```swift
  /// struct Cards<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     Group(subviews: content) { subviews in
  ///       if let first = subviews.first { first.font(.title) }
  ///       HStack { subviews.dropFirst() }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - transform: Makes a view of the subviews.
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(view: view, transform: transform))
  }

  /// Shows what a container makes of the sections that a view consists of.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - transform: Makes a view of the sections.
  public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(view: view, transform: transform))
  }
}

/// The content of a group that is made of subviews.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let view: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  public var body: some View { transform(SubviewsCollection(of: view)) }
}

/// The content of a group that is made of sections.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let view: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
  public var body: some View { transform(SectionCollection(of: view)) }
}
