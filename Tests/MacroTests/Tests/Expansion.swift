import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableArchitectureMacros

/// Expands the macros in a source, and compares the expansion and the diagnostics with the expected ones.
///
/// - Parameters:
///   - source: The source with macros.
///   - expansion: The expected source without macros.
///   - diagnostics: The expected diagnostics.
///   - fixes: The messages of the fix-its to apply.
///   - fixed: The expected source after these fix-its.
///   - sourceLocation: The location of a failure.
func expect(
  _ source: String,
  expandsTo expansion: String,
  diagnostics: [DiagnosticSpec] = [],
  applying fixes: [String]? = nil,
  fixed: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: expansion,
    diagnostics: diagnostics,
    macroSpecs: macros,
    applyFixIts: fixes,
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record("\(failure.message)", sourceLocation: sourceLocation)
    }
  )
}

private let macros: [String: MacroSpec] = [
  "CaseBindable": MacroSpec(
    type: CaseBindableMacro.self,
    conformances: ["CasePathable", "CasePathIterable", "CaseBindable"]
  ),
  "CasePathable": MacroSpec(
    type: CasePathableMacro.self,
    conformances: ["CasePathable", "CasePathIterable"]
  ),
  "DependencyClient": MacroSpec(type: DependencyClientMacro.self),
  "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
  "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
  "DependencyEntry": MacroSpec(type: DependencyEntryMacro.self),
  "Entry": MacroSpec(type: EntryMacro.self),
  "_MissingFields": MacroSpec(type: MissingFieldsMacro.self),
  "ObservableState": MacroSpec(
    type: ObservableStateMacro.self,
    conformances: ["Observable", "ObservableState"]
  ),
  "ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self),
  "ObservationStateIgnored": MacroSpec(type: ObservationStateIgnoredMacro.self),
  "Presents": MacroSpec(type: PresentsMacro.self),
  "Preview": MacroSpec(type: PreviewMacro.self),
  "Previewable": MacroSpec(type: PreviewableMacro.self),
  "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["Reducer", "CaseReducer"]),
  "ReducerCaseEphemeral": MacroSpec(type: ReducerCaseMarkerMacro.self),
  "ReducerCaseIgnored": MacroSpec(type: ReducerCaseMarkerMacro.self),
  "PlainViewAction": MacroSpec(type: PlainViewActionMacro.self),
  "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"]),
]
