import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct PreviewMacroTests {
  @Test func previewExpandsToATypeThatIsFound() {
    expect(
      """
      #Preview {
        Text("Hello")
      }
      """,
      expandsTo: """
        struct __macro_local_7PreviewfMu_: _Preview {
          static var _name: Swift.String? {
            nil
          }
          static var _fileID: Swift.String {
            "TestModule/test.swift"
          }
          static var _line: Swift.Int {
            1
          }
          static var previews: _PreviewContent {
            _PreviewContent({
              Text("Hello")
              })
          }
        }
        """
    )
  }

  @Test func previewKeepsTheNameAndTheStatements() {
    expect(
      """
      import SwiftUI

      #Preview("A name", body: { var a = 1; a += 1; return Text("\\(a)") })
      """,
      expandsTo: """
        import SwiftUI

        struct __macro_local_7PreviewfMu_: _Preview {
          static var _name: Swift.String? {
            "A name"
          }
          static var _fileID: Swift.String {
            "TestModule/test.swift"
          }
          static var _line: Swift.Int {
            3
          }
          static var previews: _PreviewContent {
            _PreviewContent({
                var a = 1;
                a += 1;
                return Text("\\(a)")
              })
          }
        }
        """
    )
  }

  @Test func previewableBecomesAView() {
    expect(
      """
      #Preview {
        @Previewable @State var isOn = false
        let label = "On"
        Toggle(label, isOn: $isOn)
      }
      """,
      expandsTo: """
        struct __macro_local_7PreviewfMu_: _Preview {
          static var _name: Swift.String? {
            nil
          }
          static var _fileID: Swift.String {
            "TestModule/test.swift"
          }
          static var _line: Swift.Int {
            1
          }
          static var previews: _PreviewContent {
            _PreviewContent({
                __macro_local_11PreviewViewfMu_()
              })
          }
          struct __macro_local_11PreviewViewfMu_: View {
            @State var isOn = false
            var body: some View {
              let label = "On"
                Toggle(label, isOn: $isOn)
            }
          }
        }
        """
    )
  }

  @Test func previewPassesTraitsOn() {
    expect(
      """
      #Preview("A name", traits: .first, .second(1)) {
        Text("Hello")
      }
      """,
      expandsTo: """
        struct __macro_local_7PreviewfMu_: _Preview {
          static var _name: Swift.String? {
            "A name"
          }
          static var _fileID: Swift.String {
            "TestModule/test.swift"
          }
          static var _line: Swift.Int {
            1
          }
          static var previews: _PreviewContent {
            _PreviewContent([.first, .second(1)], {
              Text("Hello")
              })
          }
        }
        """
    )
  }

  @Test func previewableIsReportedOutsideOfAPreview() {
    expect(
      """
      struct FormView {
        @Previewable @State var isOn = false
      }
      """,
      expandsTo: """
        struct FormView {
          @State var isOn = false
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Previewable' is for properties at the top of a '#Preview'; in a view \
            write '@State' alone
            """,
          line: 2,
          column: 3
        )
      ]
    )
  }
}
