/// Gives an enum a case path for each of its cases, and so key paths to its cases.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case increment
///   case set(count: Int)
/// }
///
/// action.is(\.set)
/// action[case: \.set]                // 3
/// action.modify(\.set) { $0 += 1 }
/// Array(Action.allCasePaths)         // [\.increment, \.set]
/// ```
///
/// The value of a case with several values is a tuple with their labels; that of a case without any is
/// `Void`. With `@dynamicMemberLookup` on the enum the value of a case is also a property, `action.set`,
/// that is `nil` for another case.
///
/// Taking a value out is a `switch` and costs about a nanosecond. Cases must have names of their own: two
/// that differ in their labels alone are an error.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(
  member,
  names: named(AllCasePaths),
  named(allCasePaths),
  named(_$Element),
  named(_$Iterator),
  named(_$Root)
)
public macro CasePathable() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "CasePathableMacro")
