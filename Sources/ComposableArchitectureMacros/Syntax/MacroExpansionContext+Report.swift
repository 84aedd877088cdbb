import SwiftSyntaxMacros

extension MacroExpansionContext {
  func report(_ remarks: [Remark]) {
    for remark in remarks {
      diagnose(remark.diagnostic)
    }
  }
}
