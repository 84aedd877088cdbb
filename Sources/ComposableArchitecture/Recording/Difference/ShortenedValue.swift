internal import CustomDump
internal import RuntimeMetadata

/// One of two values that differ, for the text of their difference: its large arrays are shortened.
struct ShortenedValue: CustomDumpReflectable, Equatable {
  typealias Pair = (former: ShortenedValue, later: ShortenedValue)
  typealias Children = (former: [Mirror.Child], later: [Mirror.Child])

  /// The number of bytes from which on an array is shortened.
  static var leastByteCount: Int { 1_024 }

  let customDumpMirror: Mirror

  private init<Value>(_ value: Value, _ children: [Mirror.Child], _ style: Mirror.DisplayStyle) {
    customDumpMirror = Mirror(value, children: children, displayStyle: style)
  }

  /// Always false, because values that are equal are not shortened.
  static func == (first: Self, second: Self) -> Bool { false }

  /// Shortens two values.
  ///
  /// - Parameters:
  ///   - former: The value before a change.
  ///   - later: The value after it.
  ///   - places: The places of elements, for arrays that do not have all of them.
  /// - Returns: Nil if the values are equal, or if a dump shows no large arrays inside of them.
  static func pair(_ former: Any, _ later: Any, _ places: ArrayPlaces) -> Pair? {
    guard type(of: former) == type(of: later),
      !(former is any CustomDumpStringConvertible), !(former is any _CustomDiffObject)
    else { return nil }
    if let array = former as? any ShortenedArray, !(former is any CustomDumpReflectable) {
      // The elements have names, as those of a dictionary: their positions in the whole array.
      return array.shortenedElements(in: later, places).map { pair(former, later, $0, .dictionary) }
    }
    if let former = former as? any Equatable, former.isEqual(to: later) { return nil }
    if let former = former as? any CustomDumpRepresentable,
      let later = later as? any CustomDumpRepresentable
    {
      return pair(former.customDumpValue, later.customDumpValue, places)
    }
    return pairOfParts(former, later, places)
  }

  private static func pairOfParts(
    _ former: Any,
    _ later: Any,
    _ places: ArrayPlaces
  ) -> Pair? {
    let (mirror, laterMirror) = (mirror(of: former), mirror(of: later))
    guard let style = mirror.displayStyle, mirror.subjectType == laterMirror.subjectType,
      // A presented state has the mirror of its optional.
      mirror.subjectType == type(of: former) || style == .optional
    else { return nil }
    let children: Children? =
      switch style {
      case .struct where !(former is any CustomDumpReflectable):
        self.children(of: mirror, laterMirror, places) { $0.label?.hasPrefix("_$") != true }
      case .struct, .enum, .optional, .tuple, .dictionary:
        self.children(of: mirror, laterMirror, places)
      default: nil
      }
    return children.map { pair(former, later, $0, style) }
  }

  /// The children of two mirrors, if some of them are shortened.
  private static func children(
    of former: Mirror,
    _ later: Mirror,
    _ places: ArrayPlaces,
    where isShown: (Mirror.Child) -> Bool = { _ in true }
  ) -> Children? {
    guard former.children.count == later.children.count else { return nil }
    var all: Children = ([], [])
    var isShortened = false
    for (child, laterChild) in zip(former.children, later.children) where isShown(child) {
      let pair = child.label == laterChild.label ? pairOfChildren(child, laterChild, places) : nil
      all.former.append(pair?.former ?? child)
      all.later.append(pair?.later ?? laterChild)
      if pair != nil { isShortened = true }
    }
    return isShortened ? all : nil
  }

  private static func pairOfChildren(
    _ former: Mirror.Child,
    _ later: Mirror.Child,
    _ places: ArrayPlaces
  ) -> (former: Mirror.Child, later: Mirror.Child)? {
    typealias Entry = (key: AnyHashable, value: Any)
    if let entry = former.value as? Entry, let laterEntry = later.value as? Entry {
      guard entry.key == laterEntry.key else { return nil }
      return pair(entry.value, laterEntry.value, places).map { pair in
        let shortened: Entry = (entry.key, pair.former)
        let laterShortened: Entry = (laterEntry.key, pair.later)
        return ((former.label, shortened), (later.label, laterShortened))
      }
    }
    return pair(former.value, later.value, places).map {
      ((former.label, $0.former), (later.label, $0.later))
    }
  }

  private static func pair(
    _ former: Any,
    _ later: Any,
    _ children: Children,
    _ style: Mirror.DisplayStyle
  ) -> Pair {
    func shortened<Value>(_ value: Value) -> ShortenedValue {
      ShortenedValue(value, children.former, style)
    }
    func laterShortened<Value>(_ value: Value) -> ShortenedValue {
      ShortenedValue(value, children.later, style)
    }
    return (
      _openExistential(former, do: shortened), _openExistential(later, do: laterShortened)
    )
  }

  /// The mirror of a value in a dump.
  private static func mirror(of value: Any) -> Mirror {
    (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
  }
}
