import SwiftUI
import SwiftUINavigationCore

struct SwiftUINavigationCorePage {
  struct RenameView: View {
    @Binding var name: String

    var body: some View {
      Text(TextState("Renames ") + TextState(name).bold())
      TextField("Name", text: $name.removeDuplicates())
    }
  }
}
