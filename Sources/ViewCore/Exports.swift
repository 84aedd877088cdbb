// SwiftUI's names that are not views, and what Foundation has on Apple's platforms alone.

@_exported public import FoundationAdditions
@_exported public import ViewValues
