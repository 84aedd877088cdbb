/// A view that consists of several views, or that changes the views of its content.
@MainActor
protocol SubviewSource {
  func addSubviews(to list: inout SubviewList)
}

/// The views that a view consists of, as values with their places.
///
/// It looks only at values and makes no nodes: the views live where a container shows them, with the environment there.
@MainActor
struct SubviewList {
  private var items: [Item] = []
  /// The place in the view that the list is made of.
  private var path: [AnyHashable] = []
  /// Adds the modifiers around the current place to a view.
  private var modify: (AnyView) -> AnyView = { $0 }
  /// Sets the values that modifiers around the current place have for the container.
  private var setValues: (inout ContainerValues) -> Void = { _ in }

  private enum Item {
    case subview(Subview)
    case section(SectionConfiguration)
  }

  /// All views, those of sections among them.
  var subviews: [Subview] {
    items.flatMap { item -> [Subview] in
      switch item {
      case .subview(let subview): [subview]
      case .section(let section):
        Array(section.header) + Array(section.content) + Array(section.footer)
      }
    }
  }

  /// All sections, in which each other view is.
  var sections: [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var others: [Subview] = []
    func endOthers() {
      guard let first = others.first else { return }
      sections.append(Self.section(of: others, at: first.id.path))
      others = []
    }
    for item in items {
      switch item {
      case .subview(let subview): others.append(subview)
      case .section(let section):
        endOthers()
        sections.append(section)
      }
    }
    endOthers()
    return sections
  }

  private static func section(of views: [Subview], at path: [AnyHashable]) -> SectionConfiguration {
    SectionConfiguration(
      id: SectionConfiguration.ID(path: path),
      containerValues: ContainerValues(),
      header: SubviewsCollection([]),
      footer: SubviewsCollection([]),
      content: SubviewsCollection(views)
    )
  }

  /// Adds the views that a view consists of.
  mutating func add(_ view: some View) {
    if let source = view as? any SubviewSource { return source.addSubviews(to: &self) }
    var values = ContainerValues()
    Self.setInnerValues(of: view, in: &values)
    setValues(&values)
    let subview = Subview(
      id: Subview.ID(path: path),
      containerValues: values,
      view: modify(AnyView(view))
    )
    items.append(.subview(subview))
  }

  /// Adds the views that a part of a view consists of.
  mutating func add(_ view: some View, at place: AnyHashable) {
    path.append(place)
    add(view)
    path.removeLast()
  }

  /// Adds the views that the content of a modifier consists of.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - modify: Adds the modifier to one of the views.
  ///   - setValue: Sets the value that the modifier has for the container.
  mutating func add(
    _ content: some View,
    modifiedBy modify: @escaping (AnyView) -> any View = { $0 },
    setting setValue: @escaping (inout ContainerValues) -> Void = { _ in }
  ) {
    let outer = (modify: self.modify, setValues: setValues)
    self.modify = { outer.modify(AnyView(erasing: modify($0))) }
    setValues = {
      setValue(&$0)
      outer.setValues(&$0)
    }
    add(content)
    self.modify = outer.modify
    setValues = outer.setValues
  }

  /// Adds a section.
  mutating func addSection(header: some View, content: some View, footer: some View) {
    var values = ContainerValues()
    setValues(&values)
    let section = SectionConfiguration(
      id: SectionConfiguration.ID(path: path),
      containerValues: values,
      header: part("header", header),
      footer: part("footer", footer),
      content: part("content", content)
    )
    items.append(.section(section))
  }

  private func part(_ place: String, _ view: some View) -> SubviewsCollection {
    var part = self
    part.items = []
    part.add(view, at: place)
    return SubviewsCollection(part.subviews)
  }

  /// Sets the values that modifiers inside of a view have for the container, which a view passes on.
  ///
  /// Most modifiers keep the view in a property of the same name. Only views without such a property end the search.
  private static func setInnerValues(of view: some View, in values: inout ContainerValues) {
    guard let content = Mirror(reflecting: view).descendant("content") as? any View else { return }
    func set(from content: some View) {
      var list = SubviewList()
      list.add(content)
      guard list.items.count == 1, case .subview(let only) = list.items[0] else { return }
      values = only.containerValues
    }
    set(from: content)
  }
}
