// A file may be named by a directory of the app: on Apple's platforms these come with Foundation.

@_exported public import Directories
