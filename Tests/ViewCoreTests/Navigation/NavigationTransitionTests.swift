import Foundation
import Testing
import ViewCore
import ViewTesting

/// The marks by which a page finds the view from which a screen grows.
@MainActor
struct NavigationTransitionTests {
  private struct Album: View {
    @Namespace private var photos
    @Namespace private var others

    var body: some View {
      Text("Source").matchedTransitionSource(id: 1, in: photos) {
        $0.clipShape(RoundedRectangle(cornerRadius: 12))
      }
      Text("Square").matchedTransitionSource(id: 2, in: photos)
      Text("Zoomed").navigationTransition(.zoom(sourceID: 1, in: photos))
      Text("Other").navigationTransition(.zoom(sourceID: 1, in: others))
      Text("Plain").navigationTransition(.automatic)
    }
  }

  @Test func screenNamesItsSource() throws {
    let outline = ViewHarness { Album() }.outline
    let sources = values(of: "data-source", in: outline)
    let zooms = values(of: "data-zoom", in: outline)
    #expect(sources.count == 2)
    #expect(zooms.count == 2)
    #expect(zooms.first == sources.first)
    #expect(zooms.last != sources.first)
  }

  @Test func sourceHasTheCornersOfItsConfiguration() throws {
    #expect(values(of: "data-radius", in: ViewHarness { Album() }.outline) == ["12"])
  }

  private func values(of name: String, in outline: String) -> [String] {
    outline.split(separator: "\(name)=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
  }
}
