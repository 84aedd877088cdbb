import Testing

struct PreviewMacroTests {
  @Test func expandsToATypeThatIsFound() {
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

  @Test func keepsTheNameAndTheStatements() {
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
}
