@_exported public import SwiftUINavigationCore
