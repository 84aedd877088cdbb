// '@Perception.Bindable' is the same wrapper as '@Bindable' of SwiftUI.

@_exported public import Observation

#if canImport(Darwin)
@_exported public import struct SwiftUI.Bindable
#else
@_exported public import struct ViewValues.Bindable
#endif
