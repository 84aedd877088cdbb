/// Makes a struct a feature, or an enum one of several features.
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
/// On a struct it states the conformance, and makes the cases of actions, and of state that is an enum,
/// reachable by key paths. Without a body it adds one that does nothing, and what is missing of state and
/// actions.
///
/// On an enum whose cases hold features it makes the enums of their states and of their actions, and the
/// body that runs them:
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
/// A feature is made without arguments unless the case has a default. Alerts and dialogs are taken as they
/// are; so is the payload of a case that is marked ``ReducerCaseIgnored()``, or has none or several values,
/// and such a case has no actions. What is written by hand in the enum is kept.
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

/// Makes an enum one of several features, whose state and actions conform to protocols.
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

/// Says that a case of an enum of features holds what is gone after one of its actions, such as an alert.
@attached(peer, names: named(_))
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMarkerMacro")

/// Says that a case of an enum of features holds data and no feature.
@attached(peer, names: named(_))
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMarkerMacro")

/// Makes an enum one of several features. ``Reducer()`` adds it to an enum in a feature of which it has said that it
/// lacks the macro, so that the compiler says no more of it.
// NB: A macro may not add itself.
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

/// Declares what a state lacks. ``Reducer()`` adds it where it has said what that is, so that the compiler says no
/// more of it.
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
