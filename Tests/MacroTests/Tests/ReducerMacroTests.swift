import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct ReducerMacroTests {
  @Test func reducerAddsMissingMembersOfAStruct() {
    expect(
      """
      @Reducer
      public struct Feature {
      }
      """,
      expandsTo: #"""
        public struct Feature {

          public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable, Observation.Observable, ComposableArchitecture.ObservableState {
            public init() {
            }

            var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

            public var _$id: ComposableArchitecture.ObservableStateID {
              _$observationRegistrar.id
            }

            public mutating func _$willModify() {
              _$observationRegistrar._$willModify()
            }
          }

          public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          public let body = ComposableArchitecture.EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func reducerMarksStateActionsAndBody() {
    expect(
      """
      @available(macOS 99, *)
      @Reducer
      struct Feature {
        enum State: Equatable { case a }
        enum Action { case b }
        var body: some ReducerOf<Self> {
          Reduce { _, _ in .none }
        }
      }
      @Reducer
      struct Other {
        struct State {}
        @CasePathable enum Action { case b }
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }
      """,
      expandsTo: #"""
        @available(macOS 99, *)
        struct Feature {
          @CasePaths.CasePathable @dynamicMemberLookup
          enum State: Equatable { case a 
        }
          @CasePaths.CasePathable
          enum Action { case b 
        }
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            Reduce { _, _ in .none }
          }
        }
        struct Other {
          struct State {}
          enum Action { case b 

            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var b: CasePaths.AnyCasePath<Action, Swift.Void> {
                ._$embed {
                  Action.b
                } extract: {
                  guard case .b = $0 else {
                    return nil
                  }
                  return ()
                }
              }
              public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .b = root {
                  return \.b
                }
                return \.never
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
                keyPaths.append(\.b)
                return keyPaths.makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
        }
          @ComposableArchitecture.ReducerBuilder<State, Action>
          var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }

        @available(macOS 99, *)
        extension Feature: ComposableArchitecture.Reducer {
        }

        extension Other.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }

        extension Other: ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func reducerLeavesAFeatureWithReduceAlone() {
    expect(
      """
      @Reducer
      struct Feature {
        typealias State = Int
        enum Action: CasePathable {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """,
      expandsTo: """
        struct Feature {
          typealias State = Int
          enum Action: CasePathable {}
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }
}
