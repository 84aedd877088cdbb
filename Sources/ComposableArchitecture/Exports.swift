// The modules that an import of this module alone makes visible.

@_exported public import CasePaths
@_exported public import Clocks
@_exported public import CombineSchedulers
@_exported public import ConcurrencyExtras
@_exported public import CustomDump
@_exported public import Dependencies
@_exported public import DependenciesMacros
// On Apple's platforms, SwiftUI and UIKit export Foundation, so sources use `UUID` and `Date` without importing it.
@_exported public import Foundation
@_exported public import IdentifiedCollections
@_exported public import Observation
@_exported public import Perception
@_exported public import Sharing
@_exported public import SwiftNavigation
@_exported public import SwiftUINavigationCore

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
