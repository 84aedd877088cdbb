/// Turns a struct into a feature, or an enum into a choice of features.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// On a struct, it adds the conformance, and case key paths for the actions and for a state that is an enum. It also
/// adds a missing `State`, `Action` or body. That body does nothing.
///
/// On an enum of features, it generates the enums of their states and actions, and the body that runs them:
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case add(AddFeature)
///   case edit(EditFeature = EditFeature(isCompact: true))
///   case alert(AlertState<Alert>)
///   @ReducerCaseIgnored case web(URL)
///
///   enum Alert { case confirmDeletion }
/// }
/// ```
///
/// A feature is created without arguments unless its case has a default value. Alerts and dialogs are used as they
/// are. A case with ``ReducerCaseIgnored()``, without a payload or with several values has no actions, and its
/// payload is used as it is. Members that you write in the enum are kept.
@attached(
  member,
  names: named(State),
  named(Action),
  named(init),
  named(body),
  named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Turns an enum into a choice of features, with conformances for its state and actions.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .equatable)
/// enum Destination { … }
/// ```
///
/// - Parameters:
///   - state: The conformances of the state.
///   - action: The conformances of the actions.
@attached(
  member,
  names: named(State),
  named(Action),
  named(init),
  named(body),
  named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Marks a case of an enum of features whose state is cleared after one of its actions, such as an alert.
@attached(peer, names: named(_))
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMarkerMacro")

/// Marks a case of an enum of features that holds data and no feature.
@attached(peer, names: named(_))
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMarkerMacro")

/// Turns an enum into a choice of features. ``Reducer()`` adds it to a nested enum after it has reported that the
/// enum lacks the macro, to avoid further errors.
// NB: A macro cannot add itself.
@attached(
  member,
  names: named(State),
  named(Action),
  named(init),
  named(body),
  named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro _EnumReducer() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Declares the missing fields of a state. ``Reducer()`` adds it after it has reported them, to avoid further errors.
///
/// - Parameter declarations: The fields.
@attached(member, names: arbitrary)
public macro _MissingFields(_ declarations: String...) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MissingFieldsMacro")

/// A protocol that the state or the actions of an enum of features conform to.
public struct _SynthesizedConformance: Sendable {
  /// The protocol `Codable`.
  public static let codable = Self()
  /// The protocol `Decodable`.
  public static let decodable = Self()
  /// The protocol `Encodable`.
  public static let encodable = Self()
  /// The protocol `Equatable`.
  public static let equatable = Self()
  /// The protocol `Hashable`.
  public static let hashable = Self()
  /// The protocol `Sendable`.
  public static let sendable = Self()
}
