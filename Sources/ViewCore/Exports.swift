// SwiftUI's names that are not views, and the directories of an app, which Foundation has on Apple's platforms.

@_exported public import Directories
@_exported public import ViewValues
