import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let casePaths = CaseStudy("N5", "Case paths", "What key paths are to fields, for cases.") {
    OrderView()
  }
}

/// A path to a case of any enum is written with a slash.
private enum Cake: Equatable {
  case apple(pieces: Int)
  case plum(pieces: Int)
}

/// With the macro it is written as a key path, and the enum knows more of its cases.
@CasePathable
private enum Drink: Equatable {
  case coffee(shots: Int)
  case tea(minutes: Int)
}

private struct OrderView: View {
  @State private var cake = Cake.apple(pieces: 1)
  @State private var drink = Drink.coffee(shots: 1)

  var body: some View {
    Form {
      Section("/Cake.apple") {
        Text(pieces.map { "Apple: \($0) pieces" } ?? "No apple cake")
        Button("Another piece") {
          if let pieces { cake = (/Cake.apple).embed(pieces + 1) }
        }
        Button("Plum instead") { cake = .plum(pieces: 1) }
      }
      Section("\\.coffee") {
        Text(drink.is(\.coffee) ? "It is coffee." : "It is tea.")
        Text("Shots: \(drink[case: \.coffee] ?? 0)")
        Button("Another shot") {
          drink.modify(\.coffee) { $0 += 1 }
        }
        .disabled(!drink.is(\.coffee))
        Button("Tea instead") { drink = .tea(minutes: 3) }
      }
    }
  }

  private var pieces: Int? {
    (/Cake.apple).extract(from: cake)
  }
}
