// The views that the libraries are written for: SwiftUI on Apple's platforms, ViewCore everywhere else.

#if canImport(Darwin)
@_exported public import SwiftUI
#else
@_exported public import ViewCore
#endif
