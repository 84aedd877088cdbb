import ConcurrencyExtras
import IssueReporting

/// The texts of the issues that this module reports.
enum Issues {
  static func changedID(of element: String, from old: String, to new: String) -> String {
    """
    The id of an element was changed in an identified array.

        Element: \(element.withoutPrivateScopes)
        Before: \(old.withoutPrivateScopes)
        After: \(new.withoutPrivateScopes)

    An element is found by its id, so the id has to stay while the element is in the array. It now has \
    the new id, and has taken the place of any other element with that id.

    To fix this, remove the element and insert one with the new id.
    """
  }

  static func duplicateID(_ id: String, in element: String) -> String {
    """
    An identified array was made of elements of which two have the same id.

        Id: \(id.withoutPrivateScopes)
        Left out: \(element.withoutPrivateScopes)

    An element is found by its id. Of those with the same id the array has the first.

    To fix this, pass elements with different ids, or say which one to keep with \
    'init(_:uniquingIDsWith:)'.
    """
  }

  static func outside(_ element: String, at position: Int, count: Int) -> String {
    """
    An element was set at a position that an identified array does not have.

        Element: \(element.withoutPrivateScopes)
        Position: \(position)
        Number of elements: \(count)

    The array stays as it is.

    To fix this, set an element at one of the array's 'indices' or by its id, or call 'append'.
    """
  }
}

/// Reports an issue at a place.
///
/// A subscript does not know its place, and reports in this file.
func report(_ message: String, at location: SourceLocation? = nil) {
  guard let location else {
    reportIssue(message)
    return
  }
  reportIssue(
    message,
    fileID: location.fileID,
    filePath: location.filePath,
    line: location.line,
    column: location.column
  )
}
