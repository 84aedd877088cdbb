#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

extension BodyRun {
  /// Whether the code is the app's: the rows of collections always are.
  var isOfApp: Bool { isRow || isOfViewStore || !InspectedStores.isOfLibrary(view) }

  /// Whether the code is the content of a `WithViewStore` that observes a state of the app.
  ///
  /// The library has views of its own around stacks, sheets and lists, which observe other values.
  var isOfViewStore: Bool { observedState != nil }

  /// The state of the app that a `WithViewStore` observes, such as `Counter.State`.
  private var observedState: Substring? {
    let name = String(reflecting: view)
    let start = "ComposableArchitecture.WithViewStore<"
    guard !isRow, name.hasPrefix(start) else { return nil }
    let state = name.dropFirst(start.count).prefix { $0 != "," }
    let module = state.prefix { $0 != "." }
    let isOfApp = !["Swift", "Foundation", "ComposableArchitecture"].contains(module)
    return isOfApp && !state.contains("<") ? state.dropFirst(module.count + 1) : nil
  }

  /// The name of the view.
  var name: String {
    guard !isRow else { return "A row of ForEach" }
    return observedState.map { "WithViewStore of \($0)" } ?? shortName(of: view)
  }

  /// The reasons in words.
  var text: String {
    causes.map { cause in
      if case .object(_, let fields) = cause, isOfViewStore {
        return "The value that it observes has changed\(list(of: fields))."
      }
      return cause.text(ofRow: isRow)
    }
    .joined(separator: " ")
  }

  /// The properties of models that the body has read, such as `Counter.State.count`, or nil if they are not known.
  var fieldNames: Set<String>? {
    // A store observes more than the app reads.
    reads.map { reads in
      Set(reads.filter { !InspectedStores.isOfLibrary(type(of: $0).rootType) }.map(fieldName))
    }
  }

  /// The properties that the body has read in words.
  var readsText: String {
    guard !isOfViewStore else { return "It observes the value of a view store." }
    guard let fieldNames else { return "It is not known what it has read." }
    guard !fieldNames.isEmpty else { return "It has read no property of a model." }
    return "It has read " + fieldNames.sorted().joined(separator: ", ") + "."
  }
}

extension BodyCause {
  /// The property of a model that has changed, if it is known.
  var changedField: String? {
    guard case .model(let field?) = self else { return nil }
    return fieldName(field)
  }

  /// The reason in words.
  fileprivate func text(ofRow isRow: Bool) -> String {
    switch self {
    case .appearance: "It is new."
    case .inputs(let names):
      "The view around it has made it with another value of \(names.joined(separator: ", "))."
    case .surroundings where isRow: "The collection has run."
    case .surroundings: "Its environment or its place has changed."
    case .model(let field?): "It had read \(fieldName(field)), which has changed."
    case .model(nil): "It had read a property of a model, which has changed."
    case .state(let type, let place):
      "It had read a state of the type \(type), which has changed"
        + (place.map { " (\($0))." } ?? ".")
    case .object(let type, let fields): "\(type) has announced a change\(list(of: fields))."
    case .motion: "It moves, and this is its next picture."
    }
  }
}

/// The names of properties behind a colon, or nothing.
private func list(of fields: [String]) -> String {
  fields.isEmpty ? "" : ": " + fields.joined(separator: ", ")
}

/// The name of a property with the type that has it, such as `Counter.State.count`.
private func fieldName(_ field: AnyKeyPath) -> String {
  let name = FieldName.text(ofErased: field).dropFirst()
  let model = shortName(of: type(of: field).rootType)
  guard !name.contains("…") else { return "a \(type(of: field).valueType) of \(model)" }
  return model + name
}

/// The name of a type without its module.
private func shortName(of type: Any.Type) -> String {
  InspectedStores.name(of: type)
}
#endif
