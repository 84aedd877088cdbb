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

private enum Card: Equatable {
  case bill(Int)
  case note(String)
}

private struct OrderView: View {
  @State private var cake = Cake.apple(pieces: 1)
  @State private var cards = StackState([Card.note("Thank you"), .bill(9)])
  @State private var drink = Drink.coffee(shots: 1)
  @State private var issues: [IssueRecorder.Issue] = []

  var body: some View {
    Form {
      Section("/Cake.apple") {
        Text(pieces.map { "Apple: \($0.counted("piece"))" } ?? "No apple cake")
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
        // For tests: it fails them where the value is of another case.
        Button("XCTModify: another shot") {
          Task {
            issues = await IssueRecorder.issues {
              XCTModify(&drink, case: \.coffee) { $0 += 1 }
            }
          }
        }
        IssueList(issues: issues)
      }
      Section("path[id:case:]") {
        ForEach(cards.ids, id: \.self) { id in
          if let note = cards[id: id, case: /Card.note] {
            Text(note)
          } else if let amount = cards[id: id, case: /Card.bill] {
            Text("To pay: \(amount)")
          }
        }
        Button("A tip for each bill, and a mark for each note") {
          for id in cards.ids {
            // Writing through the path of another case is reported, so each is asked for first.
            if let amount = cards[id: id, case: /Card.bill] {
              cards[id: id, case: /Card.bill] = amount + 1
            } else if let note = cards[id: id, case: /Card.note] {
              cards[id: id, case: /Card.note] = note + "!"
            }
          }
        }
      }
    }
  }

  private var pieces: Int? {
    (/Cake.apple).extract(from: cake)
  }
}
