/// One of the sections that a view consists of.
///
/// Views beside sections are in a section without a header and a footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section: its place in the view that it comes from.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  public let id: ID
  /// The values that the section has for its container.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The views between the header and the footer.
  public let content: SubviewsCollection
}

/// The sections that a view consists of, in their order.
public struct SectionCollection {
  private let sections: [SectionConfiguration]

  @MainActor
  init(of view: some View) {
    var list = SubviewList()
    list.add(view)
    sections = list.sections
  }
}

extension SectionCollection: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
