@_exported public import Clocks
@_exported public import CombineSchedulers
@_exported public import ConcurrencyExtras
@_exported public import IssueReporting
@_exported public import XCTestDynamicOverlay
// On Apple's platforms the other names of this module are those of SwiftUI.
@_exported public import struct ViewValues.PageRequest
@_exported public import struct ViewValues.WindowUser
