/// A type with members of all names, for compiler errors about unknown names.
///
/// It has no values.
@dynamicMemberLookup
public enum _AnyName {
  /// A member of any name.
  public subscript(dynamicMember name: String) -> _AnyName {
    switch self {}
  }

  /// An element of any id, as of a stack or of rows.
  public subscript<ID>(id id: ID) -> _AnyName {
    switch self {}
  }
}
