/// A view that consists of several views, such as a block of a ``ViewBuilder`` or a group.
@MainActor
private protocol SeveralViews {
  var views: [any View] { get }
}

extension TupleView: SeveralViews {
  fileprivate var views: [any View] {
    var views: [any View] = []
    repeat views.append(each content)
    return views
  }
}

extension Group: SeveralViews where Content: View {
  fileprivate var views: [any View] { content.separated }
}

extension ForEach: SeveralViews where Content: View {
  fileprivate var views: [any View] { data.map(content) }
}

extension View {
  /// The views that this view consists of, or the view alone.
  package var separated: [any View] {
    (self as? any SeveralViews)?.views ?? [self]
  }
}
