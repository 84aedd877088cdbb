/// Makes the closures of a struct endpoints that report an issue if they are not implemented.
///
/// ```swift
/// @DependencyClient
/// struct FactClient {
///   var fetch: @Sendable (_ number: Int) async throws -> String
///   var isAvailable: @Sendable () -> Bool = { false }
/// }
/// ```
///
/// The struct gets two initializers: one with all endpoints, and one without any, for tests. A call of an endpoint
/// without an override reports an issue. It then throws ``Unimplemented``, returns `nil` or nothing, or runs the
/// default closure. An endpoint that cannot throw, and has another result, needs a default closure.
///
/// Closures whose arguments have names also get a method, with the names as labels:
///
/// ```swift
/// try await client.fetch(number: 42)
/// ```
///
/// ``DependencyEndpoint(method:)`` gives an endpoint's method another name, and
/// ``DependencyEndpointIgnored()`` makes a closure an ordinary property.
///
/// A recording of a store keeps the answers of endpoints, see ``RecordedEndpoints``. It does not keep those of generic
/// clients, and of results that cannot be copied. Nor does it keep those of closures with variadic or `sending` parameters,
/// with a `sending` result, or without `@Sendable` in a client of a global actor. Such endpoints work as in any other
/// store.
@attached(member, names: named(init), named(_RecordedEndpoints))
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
/// - Parameter method: The name of the method that calls the endpoint, as a string literal. If it is empty, the
///   method has the name of the endpoint, and exists only if arguments have names.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointMacro")

/// Makes a closure of a ``DependencyClient()`` an ordinary property.
@attached(accessor, names: named(willSet))
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointIgnoredMacro")

/// Makes a property of `DependencyValues` a dependency with its own key.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: FactClient.live)
///   var factClient = FactClient()
/// }
/// ```
///
/// The initial value is the test value, and the preview value without a `previewValue`. Without a live value another
/// module can add one to the key. The key of a `public` property has the name of the property's type, such as
/// `FactClientKey`, or of the property itself.
///
/// NB: The arguments of a macro cannot name declarations of another macro. If the client is a ``DependencyClient()``,
/// declare a `static let live` and pass that.
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

/// Makes a property of `DependencyValues` a dependency with a key of the given name.
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
  #externalMacro(module: "ComposableArchitectureMacros", type: "EntryDefaultValueMacro")
