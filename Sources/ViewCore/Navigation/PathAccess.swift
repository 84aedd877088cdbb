/// The access of a navigation stack to a path in a collection of any type.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// Appends a value, or returns `false` if the path does not accept values of its type.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void
}

extension PathAccess {
  init(_ path: Binding<NavigationPath>) {
    self.init {
      path.wrappedValue.elements
    } append: {
      path.wrappedValue.append($0)
      return true
    } removeLast: {
      path.wrappedValue.removeLast($0)
    }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init {
      path.wrappedValue.map { AnyHashable($0) }
    } append: {
      guard let value = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    } removeLast: { count in
      // The app's collection may have changed since the page received it.
      path.wrappedValue.removeLast(Swift.min(count, path.wrappedValue.count))
    }
  }
}
