#if canImport(Darwin)
public import SwiftUI
#else
public import ViewValues
#endif

// A view that reads the value runs again when it changes, by Observation. As dynamic properties, two that
// refer to the same value are the same input of a view, whatever the value is.

extension Shared: DynamicProperty {}
extension SharedReader: DynamicProperty {}
