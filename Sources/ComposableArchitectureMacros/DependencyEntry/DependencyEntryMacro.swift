import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: makes a property of `DependencyValues` a dependency with its own key.
enum DependencyEntryMacro: PropertyMacro {
  typealias Plan = EntryPlan
}
