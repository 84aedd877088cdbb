/// A type of whose values a recorded test writes what is not the default.
///
/// A recording does not see the default values of stored properties, so that it writes all of them. An extension of a struct
/// whose properties all have one lets it compare:
///
/// ```swift
/// extension ItemList.State: DefaultInitializable {}
/// ```
///
/// Then a test has `ItemList.State()`, or `ItemList.State(isLoaded: true)`. The initializer runs at each copy of a test. Each
/// argument of the memberwise initializer needs the default value that this initializer gives.
public protocol DefaultInitializable {
  /// Creates a value with all default values.
  init()
}
