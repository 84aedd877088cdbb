public import Observation

/// A model whose properties are observed one by one: the same as `Observable`.
///
/// Source that is written for systems without Observation says `Perceptible`. Here Observation is always
/// available, and each name of this module stands for one of it.
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
/// A property that is not to be observed is marked with `@ObservationIgnored`.
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
