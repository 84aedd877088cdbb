// What a file on Apple's platforms has with 'import Foundation' alone: the manifest's flags import this module into it.

@_exported public import FoundationAdditions
@_exported public import UnifiedLogging
