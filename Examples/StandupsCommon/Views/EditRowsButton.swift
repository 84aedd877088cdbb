public import SwiftUI

/// A button below rows that turns edit mode on, for users who do not know the swipe.
public struct EditRowsButton: View {
  @Environment(\.editMode) private var editMode
  private let rows: String

  /// - Parameter rows: The plural noun for the rows, in lower case.
  public init(_ rows: String) {
    self.rows = rows
  }

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    EditButton()
      .accessibilityLabel("\(isEditing ? "Done with" : "Edit") \(rows)")
  }
}
