// An app that says `import SwiftUI` gets on Apple's platforms more than views. The same comes here.

@_exported public import Foundation
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
@_exported public import ViewCore

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
