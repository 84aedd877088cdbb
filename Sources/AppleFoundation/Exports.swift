// These modules have the names that a file on Apple's platforms has with 'import Foundation' alone. The manifest's
// flags import this module into each file.

@_exported public import FoundationAdditions
@_exported public import UnifiedLogging
