@_exported public import ViewTesting
