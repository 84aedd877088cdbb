/// The part of a context that many nodes share.
///
/// The contexts of a list's rows differ only in their position. Nodes store the shared part as one
/// object, which the graph reuses while contexts are equal.
final class NodeSetting {
  unowned let graph: ViewGraph
  let barrier: NodeID
  let environment: EnvironmentValues
  let row: RowKind?
  let wrapsRows: Bool
  let boxes: [ElementBox]
  let attributes: [Element.Attribute]
  let traits: RowTraits?
  let appearsWhenVisible: Bool
  let allowsDeferral: Bool
  let makesRowsOnDemand: Bool
  let lazyContainer: NodeID?
  let pinnedViews: PinnedScrollableViews

  init(_ context: NodeContext) {
    graph = context.graph
    barrier = context.barrier
    environment = context.environment
    row = context.row
    wrapsRows = context.wrapsRows
    boxes = context.boxes
    attributes = context.attributes
    traits = context.traits
    appearsWhenVisible = context.appearsWhenVisible
    allowsDeferral = context.allowsDeferral
    makesRowsOnDemand = context.makesRowsOnDemand
    lazyContainer = context.lazyContainer
    pinnedViews = context.pinnedViews
  }

  /// Whether a view would be the same in this setting and in a context.
  func fits(_ context: NodeContext) -> Bool {
    environment.isIdentical(to: context.environment)
      && barrier == context.barrier
      && wrapsRows == context.wrapsRows
      && appearsWhenVisible == context.appearsWhenVisible
      && allowsDeferral == context.allowsDeferral
      && makesRowsOnDemand == context.makesRowsOnDemand
      && lazyContainer == context.lazyContainer
      && pinnedViews == context.pinnedViews
      && traits === context.traits
      && row.isSame(as: context.row, forRows: wrapsRows)
      && boxes == context.boxes
      && attributes == context.attributes
  }
}

extension RowKind? {
  /// Whether views in both kinds of row would be the same.
  fileprivate func isSame(as other: RowKind?, forRows areRows: Bool) -> Bool {
    switch (self, other) {
    case (nil, nil), (.form, .form): true
    case (.list(let selection), .list(let other)): !areRows || selection === other
    case (.choices(let choices), .choices(let others)): choices === others
    case (.tabs(let tabs), .tabs(let others)): !areRows || tabs === others
    default: false
    }
  }
}

/// The settings that were created last.
struct RecentSettings {
  /// The number of settings that the views of one row usually need.
  private static let limit = 4

  private var settings: [NodeSetting] = []
  private var next = 0

  mutating func setting(of context: NodeContext) -> NodeSetting {
    if let known = settings.first(where: { $0.fits(context) }) { return known }
    let setting = NodeSetting(context)
    if settings.count < Self.limit {
      settings.append(setting)
    } else {
      settings[next] = setting
      next = (next + 1) % Self.limit
    }
    return setting
  }
}
