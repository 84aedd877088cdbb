// The wrapper behind '@Perception.Bindable' is the one of the views.

@_exported public import Observation

#if canImport(Darwin)
@_exported public import struct SwiftUI.Bindable
#else
@_exported public import struct ViewValues.Bindable
#endif
