import Foundation
import UniformTypes
import ViewCore

struct Board: View {
  @State private var notes: [String] = []

  var body: some View {
    VStack {
      // error: 'onDrop(of:isTargeted:perform:)' is unavailable: Write '.dropDestination' for a 'Transferable' type, and '.fileImporter' for files.
      Text("a").onDrop(of: [UTType.text], isTargeted: nil) { providers in
        !providers.isEmpty
      }
      // error: 'onDrop(of:isTargeted:perform:)' is unavailable: Write '.dropDestination' for a 'Transferable' type, and '.fileImporter' for files.
      Text("b").onDrop(of: [.text, .image], isTargeted: .constant(false)) { providers, location in
        notes.append("\(location.x)")
        return true
      }
      // error: 'onContinueUserActivity(_:perform:)' is unavailable: A browser hands over addresses alone: write '.onOpenURL'.
      Text("c").onContinueUserActivity("open") { _ in notes.removeAll() }
    }
  }
}
