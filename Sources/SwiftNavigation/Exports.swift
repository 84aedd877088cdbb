@_exported public import CasePaths
@_exported public import ConcurrencyExtras
@_exported public import IssueReporting
@_exported public import Perception
