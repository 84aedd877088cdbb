// On Apple's platforms `import SwiftUI` also imports these modules.

@_exported public import Foundation
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
@_exported public import UniformTypes
@_exported public import ViewCore

@_exported public import struct BrowserHost.WebAuthentication

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
