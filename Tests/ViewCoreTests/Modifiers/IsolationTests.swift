import Foundation
import Testing
import ViewCore
import ViewTesting

/// Code without an actor calls modifiers: an extension of a view type, or a function.
///
/// The compiler warns where it does not let them be, and here no warning is allowed.
struct IsolationTests {
  @Test func modifiersMayBeCalledInExtensionsOfViews() async {
    let outline = await MainActor.run {
      ViewHarness { Text("a").warned(in: .red) }.outline
    }
    #expect(
      outline == """
        <main>
          <div class="effect gesture" role="button" tabindex="0">
            <div class="padding" style="padding-block:2px 2px;padding-inline:2px 2px">
              <span class="text" style="color:var(--red)"> "a"
        """
    )
  }

  @Test func shapesMayBeChangedAnywhere() {
    let shape = Rectangle().inset(by: 1).offset(x: 2, y: 0).fill(.red).shape
    let bounds = shape.path(in: CGRect(x: 0, y: 0, width: 4, height: 4)).boundingRect
    #expect(bounds == CGRect(x: 3, y: 1, width: 2, height: 2))
  }
}

extension Text {
  fileprivate func warned(in color: Color) -> some View {
    foregroundStyle(color).padding(2).gesture(TapGesture().onEnded {})
  }
}
