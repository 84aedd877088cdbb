/// The ids of elements of stacks, in the order in which they were generated.
///
/// An app shares one generator of ids, and a test begins with 0.
struct StackIDs {
  private var ids: Set<StackElementID> = []

  /// The numbers that a test gives to the ids.
  var numbers: [StackElementID: Int] {
    let sorted = ids.sorted { $0.generation < $1.generation }
    return Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
  }

  /// Adds the ids in a value.
  mutating func collect(from value: Any) {
    if let id = value as? StackElementID {
      ids.insert(id)
    } else if let stack = value as? any SourceStack {
      for element in stack.elementsForSource {
        collect(from: element.id.base)
        collect(from: element.element)
      }
    } else if let wrapper = value as? any SourceWrapper {
      collect(from: wrapper.valueForSource)
    } else {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .struct where SourceName.isOfSystem(type(of: value)): break
      case .struct, .enum, .tuple, .optional:
        for child in mirror.children { collect(from: child.value) }
      default: break
      }
    }
  }
}
