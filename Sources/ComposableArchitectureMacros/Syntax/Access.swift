import SwiftSyntax

/// How far a declaration can be seen, from the least to the most.
enum Access: Int, Comparable {
  case `private`
  case `fileprivate`
  case `internal`
  case `package`
  case `public`

  static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The keyword with a space, or nothing where it would say the obvious.
  var prefix: String {
    self == .internal ? "" : "\(self) "
  }
}

extension DeclModifierListSyntax {
  /// What the modifiers say of who sees the declaration; nothing said is internal.
  var access: Access {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): return .private
      case .keyword(.fileprivate): return .fileprivate
      case .keyword(.package): return .package
      case .keyword(.public), .keyword(.open): return .public
      default: continue
      }
    }
    return .internal
  }

  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}
