// The views of the library that consist of several views, or that change the views of their content.

extension EmptyView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {}
}

extension TupleView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    var index = 0
    func add(_ view: some View) {
      list.add(view, at: index)
      index += 1
    }
    repeat add(each content)
  }
}

extension Optional: SubviewSource where Wrapped: View {
  func addSubviews(to list: inout SubviewList) {
    if let self { list.add(self) }
  }
}

extension _ConditionalContent: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    switch branch {
    case .first(let view): list.add(view, at: true)
    case .second(let view): list.add(view, at: false)
    }
  }
}

extension Group: SubviewSource where Content: View {
  func addSubviews(to list: inout SubviewList) {
    list.add(content)
  }
}

extension ForEach: SubviewSource where Content: View {
  func addSubviews(to list: inout SubviewList) {
    for element in data { list.add(content(element), at: id(element)) }
  }
}

extension AnyView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    list.add(content, at: ObjectIdentifier(type(of: content)))
  }
}

extension Subview: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    list.add(view, at: id)
  }
}

extension EnvironmentView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    list.add(content) { EnvironmentView<AnyView, Value>(content: $0, value: value, apply: apply) }
  }
}

extension TraitView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    var traits = RowTraits.Values()
    apply(value, &traits)
    list.add(content) {
      TraitView<AnyView, Value>(content: $0, value: value, apply: apply)
    } setting: { values in
      if let tag = traits.tag { values.add(tag) }
    }
  }
}

extension LayeredView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    list.add(content) {
      LayeredView<AnyView, Views>(content: $0, views: views, isBehind: isBehind, box: box)
    }
  }
}

extension BoxedView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    list.add(content) { BoxedView<AnyView>($0, behavior: behavior, box: box) }
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  func addSubviews(to list: inout SubviewList) {
    list.add(content) { ModifiedContent<AnyView, Modifier>(content: $0, modifier: modifier) }
  }
}
