/// Case studies of one subject.
@MainActor
struct Chapter: Identifiable {
  let title: String
  let studies: [CaseStudy]

  nonisolated var id: String { title }

  static let all = [
    Chapter(
      title: "The architecture",
      studies: [.reducers, .store, .effects, .composition, .casePaths, .delegates, .printChanges]
    ),
    Chapter(title: "Dependencies", studies: [.dependencies, .controlledTime]),
    Chapter(title: "Tests", studies: [.exhaustiveTests, .nonExhaustiveTests]),
    Chapter(
      title: "Bindings",
      studies: [.bindingsByField, .bindingState, .bindingViewState, .focus]
    ),
    Chapter(title: "Views", studies: [.viewStores, .scoping, .macros, .screens]),
    Chapter(
      title: "Navigation",
      studies: [
        .treeNavigation, .destinations, .presentingChildren, .stackState, .stackViews, .deepLinks,
        .alerts, .dismissal,
      ]
    ),
    Chapter(title: "A whole app", studies: [.standups]),
  ]

  static func study(_ id: CaseStudy.ID) -> CaseStudy? {
    all.lazy.flatMap(\.studies).first { $0.id == id }
  }
}
