public import CasePaths
public import ViewLayer

/// Adds a binding for each case of an enum, by which a view can be chosen.
///
/// ```swift
/// @CaseBindable
/// enum Mode {
///   case editing(Draft)
///   case reading
/// }
///
/// switch $model.mode.cases {
/// case .editing(let draft): DraftForm(draft: draft)   // a 'Binding<Draft>'
/// case .reading: Text("Nothing to edit")
/// }
/// ```
///
/// The enum also gets what `@CasePathable` adds.
///
/// Differs from the original in that the bindings are members of `cases`. Without it, each member of each binding would have
/// one more meaning, so that the compiler would take longer for all views.
@attached(extension, conformances: CasePathable, CasePathIterable, CaseBindable)
@attached(
  member,
  names: named(AllCasePaths),
  named(allCasePaths),
  named(_$Element),
  named(_$Iterator),
  named(_$Root),
  named(BindingEnumeration),
  named(_$caseBinding)
)
public macro CaseBindable() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "CaseBindableMacro")

/// An enum with a binding for each of its cases; see the macro of the same name.
public protocol CaseBindable: CasePathable {
  /// The cases with bindings to their values.
  associatedtype BindingEnumeration

  /// The case of a binding.
  static func _$caseBinding(_ binding: Binding<Self>) -> BindingEnumeration
}

/// The name of bindings in the expansion of a macro, where an app may have another type of the name.
public typealias _Binding<Value> = Binding<Value>

extension Binding where Value: CaseBindable {
  /// The case of the value, with a binding to what it holds.
  ///
  /// The binding keeps the last value once the enum is another case. A write changes nothing then.
  public var cases: Value.BindingEnumeration { Value._$caseBinding(self) }
}

extension Binding where Value: CasePathable {
  /// A binding to the value of the case that the enum is.
  public func _$case<Member>(
    _ keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>,
    _ member: Member
  ) -> Binding<Member> {
    let path = Value.allCasePaths[keyPath: keyPath]
    let last = LastMember(member)
    return Binding<Member> {
      last.value = path.extract(from: wrappedValue) ?? last.value
      return last.value
    } set: { member, transaction in
      guard path.extract(from: wrappedValue) != nil else { return }
      self.transaction(transaction).wrappedValue = path.embed(member)
    }
  }
}

/// The last value of a case.
private final class LastMember<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
