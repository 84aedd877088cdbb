import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct CaseBindableMacroTests {
  @Test func caseBindableGivesEachCaseABinding() {
    expect(
      """
      @CaseBindable
      enum Mode {
        case edit(Item)
        case move(x: Int, y: Int)
        case done
      }
      """,
      expandsTo: #"""
        enum Mode {
          case edit(Item)
          case move(x: Int, y: Int)
          case done

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public var edit: CasePaths.AnyCasePath<Mode, Item> {
              ._$embed(Mode.edit(_:)) {
                guard case .edit(let v0) = $0 else {
                  return nil
                }
                return v0
              }
            }
            public var move: CasePaths.AnyCasePath<Mode, (x: Int, y: Int)> {
              ._$embed {
                Mode.move(x: $0.0, y: $0.1)
              } extract: {
                guard case .move(let v0, let v1) = $0 else {
                  return nil
                }
                return (v0, v1)
              }
            }
            public var done: CasePaths.AnyCasePath<Mode, Swift.Void> {
              ._$embed {
                Mode.done
              } extract: {
                guard case .done = $0 else {
                  return nil
                }
                return ()
              }
            }
            public subscript(root: Mode) -> CasePaths.PartialCaseKeyPath<Mode> {
              if case .edit = root {
                return \.edit
              }
              if case .move = root {
                return \.move
              }
              if case .done = root {
                return \.done
              }
              return \.never
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Mode>]> {
              var keyPaths: [CasePaths.PartialCaseKeyPath<Mode>] = []
              keyPaths.append(\.edit)
              keyPaths.append(\.move)
              keyPaths.append(\.done)
              return keyPaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public enum BindingEnumeration {
            case edit(SwiftUINavigationCore._Binding<Item>)
            case move(SwiftUINavigationCore._Binding<(x: Int, y: Int)>)
            case done
          }

          public static func _$caseBinding(
            _ binding: SwiftUINavigationCore._Binding<Mode>
          ) -> BindingEnumeration {
            switch binding.wrappedValue {
            case .edit(let v0):
              return .edit(binding._$case(\.edit, v0))
            case .move(let v0, let v1):
              return .move(binding._$case(\.move, (v0, v1)))
            case .done:
              return .done
            }
          }
        }

        extension Mode: CasePaths.CasePathable, CasePaths.CasePathIterable, SwiftUINavigationCore.CaseBindable {
        }
        """#,
    )
  }

  @Test func caseBindableRefusesAStruct() {
    expect(
      """
      @CaseBindable
      struct Mode {
      }
      """,
      expandsTo: """
        struct Mode {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CaseBindable' cannot be applied to the struct 'Mode'; only an enum has cases",
          line: 2,
          column: 1,
          fixIts: [FixItSpec(message: "Remove '@CaseBindable'")]
        )
      ],
      applying: ["Remove '@CaseBindable'"],
      fixed: """
        struct Mode {
        }
        """
    )
  }
}
