/// Adds a case path and a key path for each case of an enum.
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
/// Extracting a value is a `switch` and takes about a nanosecond. Each case must have a unique name; cases that
/// differ only in their labels are an error.
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
