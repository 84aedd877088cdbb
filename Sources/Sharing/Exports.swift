@_exported public import CustomDump
@_exported public import Dependencies
// A file may be named by a directory of the app: on Apple's platforms these come with Foundation.
@_exported public import Directories
@_exported public import IdentifiedCollections
