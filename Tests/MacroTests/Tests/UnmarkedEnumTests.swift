import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Enums of features without `@Reducer`.
struct UnmarkedEnumTests {
  private func source(_ destination: String, state: String) -> String {
    """
    @Reducer
    struct Feature {
      \(destination)
      struct State {
        \(state)
      }
      typealias Action = Never
    }
    """
  }

  private func expansion(of destination: String, attribute: String = "", state: String) -> String {
    """
    struct Feature {
      \(attribute)\(destination)
      struct State {
        \(state)
      }
      typealias Action = Never

      let body = ComposableArchitecture.EmptyReducer<State, Action>()
    }

    extension Feature: ComposableArchitecture.Reducer {
    }
    """
  }

  @Test func anEnumOfFeaturesIsMarked() {
    let state = "var destination: Destination.State?"
    let destination = """
      enum Destination {
          case first(First)
        }
      """
    expect(
      source(destination, state: state),
      expandsTo: expansion(
        of: destination,
        attribute: "@ComposableArchitecture._EnumReducer\n  ",
        state: state
      ),
      diagnostics: [
        DiagnosticSpec(
          message: """
            Mark 'Destination' with '@Reducer', so that it has a 'State' and an 'Action', which are those of the \
            features in its cases
            """,
          line: 3,
          column: 8,
          fixIts: [FixItSpec(message: "Add '@Reducer'")]
        )
      ],
      applying: ["Add '@Reducer'"],
      fixed: source("@Reducer\n  \(destination)", state: state)
    )
  }

  @Test(arguments: [
    ("enum Filter", "case of(Tag)", "Filter?"),
    ("enum Filter", "case all, of(Tag)", "Filter.State?"),
    ("enum Filter", "case of(Int)", "Filter.State?"),
    ("enum Filter", "case of(Tag)", "Other.Filter.State?"),
    ("enum Filter: Reducer", "case of(Tag)", "Filter.State?"),
    ("@Other enum Filter", "case of(Tag)", "Filter.State?"),
    ("enum Filter", "case of(Tag); struct State {}", "Filter.State?"),
    ("enum Filter", "static let a = 1", "Filter.State?"),
  ])
  func enumsThatAreNotReducersAreNotMarked(declaration: String, members: String, type: String) {
    let filter = """
      \(declaration) {
          \(members)
        }
      """
    expect(
      source(filter, state: "var filter: \(type)"),
      expandsTo: expansion(of: filter, state: "var filter: \(type)")
    )
  }
}
