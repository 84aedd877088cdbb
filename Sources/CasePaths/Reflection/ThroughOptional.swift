import ConcurrencyExtras
import RuntimeMetadata

/// Extracts from the enum in an optional, if a function makes a case of that enum.
///
/// Swift accepts a case where a function to an optional is expected, and wraps its result. The path then goes
/// through the optional to the enum.
///
/// - Parameters:
///   - embed: The function of a case.
///   - location: The location of issues.
///   - layout: The layout of enums.
/// - Returns: `nil` if `Root` is not an optional of an enum, or if `embed` is `Optional.some` itself.
func extractionThroughOptional<Root, Value>(
  _ embed: @escaping (Value) -> Root,
  location: SourceLocation?,
  layout: EnumLayout?
) -> ((Root) -> Value?)? {
  func open<Whole: _OptionalProtocol>(_: Whole.Type) -> ((Root) -> Value?)? {
    guard
      Whole.Wrapped.self != Value.self,
      let witnesses = EnumWitnesses(Whole.Wrapped.self, layout: layout)
    else { return nil }
    let reflected = ReflectedCase(witnesses: witnesses, location: location)
    return { root in
      unwrap(root, as: Whole.self).flatMap { wrapped in
        reflected.extract(from: wrapped) { unwrap(embed($0), as: Whole.self) }
      }
    }
  }
  guard
    TypeMetadata(Root.self)?.kind == .optional,
    let whole = Root.self as? any _OptionalProtocol.Type
  else { return nil }
  return open(whole)
}

extension EnumWitnesses {
  /// A function that checks whether two values are of the same case, also inside optionals.
  func comparison<Root>(of root: Root.Type) -> (Root, Root) -> Bool {
    func open<Whole: _OptionalProtocol>(_: Whole.Type) -> ((Root, Root) -> Bool)? {
      guard let witnesses = EnumWitnesses(Whole.Wrapped.self) else { return nil }
      return { lhs, rhs in
        switch (unwrap(lhs, as: Whole.self), unwrap(rhs, as: Whole.self)) {
        case (let lhs?, let rhs?): witnesses.areOfSameCase(lhs, rhs)
        case (nil, nil): true
        default: false
        }
      }
    }
    if TypeMetadata(root)?.kind == .optional,
      let whole = root as? any _OptionalProtocol.Type,
      let comparison = open(whole)
    {
      return comparison
    }
    return areOfSameCase
  }

  private func areOfSameCase<Root>(_ lhs: Root, _ rhs: Root) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in tag(of: lhs) == tag(of: rhs) }
    }
  }
}

/// The value in an optional that has two generic names.
private func unwrap<Root, Whole: _OptionalProtocol>(_ root: Root, as type: Whole.Type) -> Whole
  .Wrapped?
{
  // `Root` and `Whole` are the same type.
  withUnsafePointer(to: root) {
    UnsafeRawPointer($0).assumingMemoryBound(to: Whole.self).pointee.optional
  }
}
