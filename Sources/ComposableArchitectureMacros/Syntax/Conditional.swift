import SwiftSyntax

/// A list some of whose parts are inside of `#if`.
enum Conditional<Element> {
  case element(Element)
  case clauses([Clause])

  /// One branch of `#if`.
  struct Clause {
    /// The line that opens the branch, such as `#if DEBUG` or `#else`.
    let opening: String
    let elements: [Conditional]
  }

  fileprivate var isUnconditional: Bool {
    if case .element = self { true } else { false }
  }
}

extension Array {
  /// The elements of all branches.
  func flattened<Item>() -> [Item] where Element == Conditional<Item> {
    flatMap { part in
      switch part {
      case .element(let element): [element]
      case .clauses(let clauses): clauses.flatMap { $0.elements.flattened() }
      }
    }
  }

  /// The list with the same conditions and other elements.
  func mapElements<Old, New>(_ transform: (Old) -> New) -> [Conditional<New>]
  where Element == Conditional<Old> {
    map { part in
      switch part {
      case .element(let element):
        .element(transform(element))
      case .clauses(let clauses):
        .clauses(
          clauses.map { clause in
            Conditional<New>.Clause(
              opening: clause.opening,
              elements: clause.elements.mapElements(transform)
            )
          }
        )
      }
    }
  }

  /// The list as source, without empty elements, and with `#if` around the parts that are under a
  /// condition.
  func printed() -> String where Element == Conditional<String> {
    compactMap { part in
      switch part {
      case .element(let text):
        text.isEmpty ? nil : text
      case .clauses(let clauses):
        clauses.map { "\($0.opening)\n\($0.elements.printed())" }.joined(separator: "\n")
          + "\n#endif"
      }
    }
    .joined(separator: "\n")
  }
}

extension Array {
  /// A statement under the conditions under which the list has elements.
  ///
  /// It avoids the compiler's warning about statements that use a value of an enum without cases.
  func whereNotEmpty<Item>(_ statement: String) -> String where Element == Conditional<Item> {
    guard !contains(where: \.isUnconditional) else { return statement }
    guard case .clauses(var clauses)? = first else { return "" }
    if !clauses.contains(where: { $0.opening == "#else" }) {
      clauses.append(Conditional.Clause(opening: "#else", elements: []))
    }
    let others = dropFirst()
    let lines = clauses.map { clause in
      "\(clause.opening)\n\((clause.elements + others).whereNotEmpty(statement))"
    }
    return lines.joined(separator: "\n") + "\n#endif"
  }
}

extension MemberBlockItemListSyntax {
  /// The results of a function for each member, under the conditions of the members.
  func conditional<Element>(_ parse: (DeclSyntax) -> [Element]) -> [Conditional<Element>] {
    flatMap { member -> [Conditional<Element>] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else {
        return parse(member.decl).map(Conditional.element)
      }
      let clauses = condition.clauses.map { clause in
        var elements: [Conditional<Element>] = []
        if case .decls(let members) = clause.elements {
          elements = members.conditional(parse)
        }
        let opening = "\(clause.poundKeyword.trimmed) \(clause.condition?.trimmedDescription ?? "")"
        return Conditional<Element>.Clause(
          opening: opening.trimmingTrailingSpaces,
          elements: elements
        )
      }
      let isEmpty = clauses.allSatisfy { $0.elements.isEmpty }
      return isEmpty ? [] : [.clauses(clauses)]
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
