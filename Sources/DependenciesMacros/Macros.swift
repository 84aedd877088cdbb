/// Makes the closures of a struct endpoints that say so when nobody implemented them.
///
/// ```swift
/// @DependencyClient
/// struct FactClient {
///   var fetch: @Sendable (_ number: Int) async throws -> String
///   var isAvailable: @Sendable () -> Bool = { false }
/// }
/// ```
///
/// The struct gets two initializers: one with all endpoints, and one with none, which is what a test
/// starts from. An endpoint that was not overridden reports an issue when it is called, and then throws
/// ``Unimplemented``, returns `nil` or nothing, or runs the closure that stands there as a default; one
/// that can do neither of the first three needs that default.
///
/// Closures whose arguments have names also get a method, with the names as labels:
///
/// ```swift
/// try await client.fetch(number: 42)
/// ```
///
/// ``DependencyEndpoint(method:)`` gives an endpoint's method another name, and
/// ``DependencyEndpointIgnored()`` makes a closure an ordinary property.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyClientMacro")

/// Makes a closure an endpoint; ``DependencyClient()`` does it for all closures of a struct.
///
/// ```swift
/// @DependencyEndpoint(method: "fact")
/// var fetch: @Sendable (_ number: Int) async throws -> String
///
/// try await client.fact(number: 42)
/// ```
///
/// - Parameter method: The name of the method that calls the endpoint, as a string literal. The endpoint's own
///   name if it is empty; then there is a method only if arguments have names.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointMacro")

/// Makes a closure of a ``DependencyClient()`` an ordinary property.
@attached(accessor, names: named(willSet))
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointIgnoredMacro")

/// Makes a property of `DependencyValues` a dependency, with a key of its own.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: FactClient.live)
///   var factClient = FactClient()
/// }
/// ```
///
/// The initial value is that of tests, and of previews where `previewValue` is not given. Without a live
/// value the key is one that another module can add it to: for a `public` property it is called like the
/// property's type, such as `FactClientKey`, or like the property itself.
///
/// NB: the arguments of a macro cannot name what another macro makes. Where the client is a
/// ``DependencyClient()``, give it a `static let live` and pass that.
///
/// - Parameters:
///   - liveValue: The dependency as an app uses it.
///   - previewValue: The dependency as previews use it.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  liveValue: LiveValue = (),
  previewValue: PreviewValue = ()
) = #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// Makes a property of `DependencyValues` a dependency, with a key whose name one chooses.
///
/// - Parameters:
///   - keyName: The name of the key.
///   - liveValue: The dependency as an app uses it.
///   - previewValue: The dependency as previews use it.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  _ keyName: String,
  liveValue: LiveValue = (),
  previewValue: PreviewValue = ()
) = #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// Makes a property computed and keeps the type of its value; ``DependencyEntry(liveValue:previewValue:)``
/// expands to it.
@attached(accessor, names: named(get))
public macro _DependencyEntryDefaultValue() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryDefaultValueMacro")
