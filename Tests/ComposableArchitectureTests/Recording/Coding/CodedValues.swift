import ComposableArchitecture
import Foundation

// Values of all forms that a recording takes apart.

struct Item: Equatable, Identifiable {
  let id: Int
  var name: String
}

struct Pair<First: Equatable, Second: Equatable>: Equatable {
  var first: First
  var second: Second
}

struct Padded: Equatable {
  var a: Bool
  var b: Int64
  var c: Bool
  var d: Int16
  var e: Bool??
  var f: ClosedRange<UInt8>
}

enum Single: Equatable {
  case only
}

enum Shape: Equatable {
  case empty
  case circle(radius: Double)
  case rectangle(width: Int, height: Int, name: String?)
  indirect case boxed(Item)
  case group([Shape])
}

indirect enum Tree: Equatable {
  case leaf
  case node(Tree, Int, Tree)
}

enum Choice<First: Equatable, Second: Equatable>: Equatable {
  case first(First)
  case second(Second)
}

enum Failure: Error, Equatable {
  case offline(minutes: Int)
}

struct Cancelled: Error, Equatable {}

struct Wrapped: Equatable {
  @BindingState var name = ""
  @BindingState var count = 0
}

/// A value that stores itself in an object.
struct CodableBox: Codable {
  private final class Storage {
    let value: Int

    init(_ value: Int) {
      self.value = value
    }
  }

  private let storage: Storage

  var value: Int { storage.value }

  init(_ value: Int) {
    storage = Storage(value)
  }

  init(from decoder: any Decoder) throws {
    storage = Storage(try Int(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

enum Feature {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Screen>()
    var title = ""
    var settings = Settings()
    @Presents var sheet: Sheet?
    @Presents var alert: AlertState<Child>?
  }

  @ObservableState
  struct Settings: Equatable {
    var isOn = false
  }

  struct Sheet: Equatable {
    var name: String
  }

  enum Screen: Equatable {
    case edit(Sheet)
    case list([Int])
  }

  enum Child: Equatable {
    case confirm
  }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case path(StackAction<Screen, Child>)
    case sheet(PresentationAction<Child>)
    case response(TaskResult<Int>)
  }
}
