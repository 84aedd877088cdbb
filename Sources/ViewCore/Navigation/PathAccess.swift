/// A path as a navigation stack uses it, whatever collection the app keeps it in.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// Puts a value at the end, or says that the path does not take values of that type.
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
      // The app may keep another collection than the page has last seen.
      path.wrappedValue.removeLast(Swift.min(count, path.wrappedValue.count))
    }
  }
}
