/// The tabs of an element of a ``ForEach``.
public struct _TabRow<TabValue: Hashable, Mark> {
  let tabs: TabContentGroup<TabValue>
}

extension _TabRow: TabContent {
  /// The tabs of the element.
  public var body: TabContentGroup<TabValue> { tabs }
}

extension _TabRow: PrimitiveTabContent {
  var ownScreens: AnyView { tabs.ownScreens }
}

/// A mark that makes a row of tabs no view.
public enum _NoView {}

// NB: No mark conforms to these protocols, so a row of tabs is never a view. The compiler tries the initializers of tabs
// for each 'ForEach' in a body with a mistake. Each protocol adds to the cost of that. Without them, it costs less than
// two mistakes in the rows. The compiler then checks the rows again as tabs, for each combination of other choices.
extension _TabRow: View where Mark: _UnknownData {
  public typealias Body = Never
}
