public import Observation

/// A model with observed properties: the same as `Observable`.
///
/// Source for systems without Observation uses `Perceptible`. Here Observation is always available, and each name of
/// this module stands for one of its own.
public typealias Perceptible = Observable

/// Makes the properties of a class observable, as `@Observable` does.
///
/// ```swift
/// @Perceptible
/// final class Profile {
///   var name = ""
/// }
/// ```
///
/// Mark a property without observation with `@ObservationIgnored`.
@attached(
  member,
  names: named(_$observationRegistrar),
  named(access),
  named(withMutation),
  named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() =
  #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
