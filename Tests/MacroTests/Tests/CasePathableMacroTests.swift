import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct CasePathableMacroTests {
  @Test func casePathableGivesEachCaseAPath() {
    expect(
      """
      @CasePathable
      enum Action {
        /// Adds one.
        case increment
        case set(count: Int), name(String?)
        case move(x: Int, Int)
      }
      """,
      expandsTo: #"""
        enum Action {
          /// Adds one.
          case increment
          case set(count: Int), name(String?)
          case move(x: Int, Int)

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            /// Adds one.
            public var increment: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$embed {
                Action.increment
              } extract: {
                guard case .increment = $0 else {
                  return nil
                }
                return ()
              }
            }
            public var set: CasePaths.AnyCasePath<Action, Int> {
              ._$embed(Action.set(count:)) {
                guard case .set(let v0) = $0 else {
                  return nil
                }
                return v0
              }
            }
            public var name: CasePaths.AnyCasePath<Action, String?> {
              ._$embed(Action.name(_:)) {
                guard case .name(let v0) = $0 else {
                  return nil
                }
                return v0
              }
            }
            public var move: CasePaths.AnyCasePath<Action, (x: Int, Int)> {
              ._$embed {
                Action.move(x: $0.0, $0.1)
              } extract: {
                guard case .move(let v0, let v1) = $0 else {
                  return nil
                }
                return (v0, v1)
              }
            }
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .increment = root {
                return \.increment
              }
              if case .set = root {
                return \.set
              }
              if case .name = root {
                return \.name
              }
              if case .move = root {
                return \.move
              }
              return \.never
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              keyPaths.append(\.increment)
              keyPaths.append(\.set)
              keyPaths.append(\.name)
              keyPaths.append(\.move)
              return keyPaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#,
    )
  }

  @Test func casePathableMirrorsConditions() {
    expect(
      """
      @CasePathable
      enum Action {
        #if DEBUG
        case debug
        #elseif os(Linux)
        case debug(Int)
        #else
        case other
        #endif
        case always
      }
      """,
      expandsTo: #"""
        enum Action {
          #if DEBUG
          case debug
          #elseif os(Linux)
          case debug(Int)
          #else
          case other
          #endif
          case always

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            #if DEBUG
            public var debug: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$embed {
                Action.debug
              } extract: {
                guard case .debug = $0 else {
                  return nil
                }
                return ()
              }
            }
            #elseif os(Linux)
            public var debug: CasePaths.AnyCasePath<Action, Int> {
              ._$embed(Action.debug(_:)) {
                guard case .debug(let v0) = $0 else {
                  return nil
                }
                return v0
              }
            }
            #else
            public var other: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$embed {
                Action.other
              } extract: {
                guard case .other = $0 else {
                  return nil
                }
                return ()
              }
            }
            #endif
            public var always: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$embed {
                Action.always
              } extract: {
                guard case .always = $0 else {
                  return nil
                }
                return ()
              }
            }
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              #if DEBUG
              if case .debug = root {
                return \.debug
              }
              #elseif os(Linux)
              if case .debug = root {
                return \.debug
              }
              #else
              if case .other = root {
                return \.other
              }
              #endif
              if case .always = root {
                return \.always
              }
              return \.never
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              #if DEBUG
              keyPaths.append(\.debug)
              #elseif os(Linux)
              keyPaths.append(\.debug)
              #else
              keyPaths.append(\.other)
              #endif
              keyPaths.append(\.always)
              return keyPaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func casePathableRenamesTypesThatTheSequenceHides() {
    expect(
      """
      @CasePathable
      public enum Tree<Element> {
        case leaf(Element)
        indirect case node([Self], Rows.Element)
      }
      """,
      expandsTo: #"""
        public enum Tree<Element> {
          case leaf(Element)
          indirect case node([Self], Rows.Element)

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public var leaf: CasePaths.AnyCasePath<Tree, _$Element> {
              ._$embed(Tree.leaf(_:)) {
                guard case .leaf(let v0) = $0 else {
                  return nil
                }
                return v0
              }
            }
            public var node: CasePaths.AnyCasePath<Tree, ([Tree], Rows.Element)> {
              ._$embed {
                Tree.node($0.0, $0.1)
              } extract: {
                guard case .node(let v0, let v1) = $0 else {
                  return nil
                }
                return (v0, v1)
              }
            }
            public subscript(root: Tree) -> CasePaths.PartialCaseKeyPath<Tree> {
              if case .leaf = root {
                return \.leaf
              }
              if case .node = root {
                return \.node
              }
              return \.never
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Tree>]> {
              var keyPaths: [CasePaths.PartialCaseKeyPath<Tree>] = []
              keyPaths.append(\.leaf)
              keyPaths.append(\.node)
              return keyPaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public typealias _$Element = Element
        }

        extension Tree: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func casePathableCopiesAvailability() {
    expect(
      """
      @available(macOS 99, *)
      @CasePathable
      enum Action {
        @available(*, deprecated)
        case old
        @available(macOS 99, *)
        case new
      }
      """,
      expandsTo: #"""
        @available(macOS 99, *)
        enum Action {
          @available(*, deprecated)
          case old
          @available(macOS 99, *)
          case new

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            @available(*, deprecated)
            public var old: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$embed {
                Action.old
              } extract: {
                guard case .old = $0 else {
                  return nil
                }
                return ()
              }
            }
            @available(macOS 99, *)
            public var new: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$embed {
                Action.new
              } extract: {
                guard case .new = $0 else {
                  return nil
                }
                return ()
              }
            }
            @available(*, deprecated)
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .old = root {
                return \.old
              }
              if case .new = root {
                if #available(macOS 99, *) {
                  return \.new
                }
              }
              return \.never
            }
            @available(*, deprecated)
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              keyPaths.append(\.old)
              if #available(macOS 99, *) {
                keyPaths.append(\.new)
              }
              return keyPaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @available(macOS 99, *)
        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func casePathableExpandsAnEnumWithoutCases() {
    expect(
      """
      @CasePathable
      enum Action {
      }
      """,
      expandsTo: """
        enum Action {

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {

            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {

            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              [CasePaths.PartialCaseKeyPath<Action>]().makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func conditionalCasesAreNotWarnedAbout() {
    expect(
      """
      @CasePathable
      enum Action {
        #if DEBUG
        case debug
        #endif
        #if os(Linux)
        case linux
        #else
        #endif
      }
      """,
      expandsTo: #"""
        enum Action {
          #if DEBUG
          case debug
          #endif
          #if os(Linux)
          case linux
          #else
          #endif

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            #if DEBUG
            public var debug: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$embed {
                Action.debug
              } extract: {
                guard case .debug = $0 else {
                  return nil
                }
                return ()
              }
            }
            #endif
            #if os(Linux)
            public var linux: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$embed {
                Action.linux
              } extract: {
                guard case .linux = $0 else {
                  return nil
                }
                return ()
              }
            }
            #else

            #endif
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              #if DEBUG
              if case .debug = root {
                return \.debug
              }
              #endif
              #if os(Linux)
              if case .linux = root {
                return \.linux
              }
              #else

              #endif
              #if DEBUG
              return \.never
              #else
              #if os(Linux)
              return \.never
              #else

              #endif
              #endif
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              #if DEBUG
              keyPaths.append(\.debug)
              #endif
              #if os(Linux)
              keyPaths.append(\.linux)
              #else

              #endif
              return keyPaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func casePathableRefusesAStruct() {
    expect(
      """
      @CasePathable
      struct Action {
      }
      """,
      expandsTo: """
        struct Action {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@CasePathable' cannot be applied to the struct 'Action'; only an enum has cases",
          line: 2,
          column: 1,
          fixIts: [FixItSpec(message: "Remove '@CasePathable'")]
        )
      ],
      applying: ["Remove '@CasePathable'"],
      fixed: """
        struct Action {
        }
        """
    )
  }

  @Test func casePathableRefusesOverloadedCases() {
    expect(
      """
      @CasePathable
      enum Action {
        case set(count: Int)
        case set(name: String)
      }
      """,
      expandsTo: """
        enum Action {
          case set(count: Int)
          case set(name: String)
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' cannot tell two cases named 'set' apart, because key paths have no \
            labels; give each case its own name
            """,
          line: 4,
          column: 8
        )
      ]
    )
  }
}
