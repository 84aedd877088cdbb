#if canImport(Darwin)
public import SwiftUI
#else
public import ViewValues
#endif

// Observation runs a view again after a change of the value that it read. Two dynamic properties with the same
// reference are the same input of a view, whatever the value is.

extension Shared: DynamicProperty {}
extension SharedReader: DynamicProperty {}
