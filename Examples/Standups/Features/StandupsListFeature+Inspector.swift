#if !canImport(Darwin)
import ComposableArchitecture

// A copied test leaves out the default values of these states.
extension AppFeature.State: DefaultInitializable {}
extension StandupsListFeature.State: DefaultInitializable {}
#endif
