public import SwiftUI

/// The button below rows that can be removed, which shows how, also where nobody swipes.
public struct EditRowsButton: View {
  @Environment(\.editMode) private var editMode
  private let rows: String

  /// - Parameter rows: What the rows are, in the middle of a sentence.
  public init(_ rows: String) {
    self.rows = rows
  }

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    EditButton()
      .accessibilityLabel("\(isEditing ? "Done with" : "Edit") \(rows)")
  }
}
