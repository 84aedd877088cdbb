import Testing

/// Several mistakes in one screen, of which the compiler reports each at its line.
struct MistakesTogether: Sendable, CustomTestStringConvertible {
  let mistakes: [Mistake]

  var testDescription: String { mistakes.map(\.wrong).joined(separator: " and ") }

  /// The screen with all mistakes, and the messages at their lines.
  func text() throws -> (String, messages: [WrongUses.Message]) {
    var text = try mistakes[0].screen.text()
    for mistake in mistakes {
      text = text.replacing(mistake.right, with: mistake.wrong, maxReplacements: 1)
    }
    // No mistake changes the number of lines, so each is at the line where it is alone.
    let messages = try mistakes.map { mistake in
      WrongUses.Message(line: try mistake.text().line, text: mistake.message)
    }
    return (text, messages)
  }

  static let all = [
    MistakesTogether(mistakes: [row, action, header, toolbar, sheet]),
    MistakesTogether(mistakes: [row, header]),
    MistakesTogether(mistakes: [row, action]),
    MistakesTogether(mistakes: [collection, action]),
    MistakesTogether(mistakes: [collection, header]),
    MistakesTogether(mistakes: [row, toolbar]),
    MistakesTogether(mistakes: [header, sheet]),
    MistakesTogether(mistakes: [bed, plant, heights, destination, popover]),
    MistakesTogether(mistakes: [bed, plant]),
  ]

  private static let row = Mistake(
    .pantry,
    "Text(jar.name)",
    becomes: "Text(jar.nam)",
    says: "value of type 'Jar' has no member 'nam'"
  )
  private static let collection = Mistake(
    .pantry,
    "ForEach(shelf.jars)",
    becomes: "ForEach(shelf.jrs)",
    says: "value of type 'Shelf' has no member 'jrs'"
  )
  private static let action = Mistake(
    .pantry,
    ".jarTapped(jar.id)",
    becomes: ".jarTaped(jar.id)",
    says: "type 'Pantry.Action' has no member 'jarTaped'"
  )
  private static let header = Mistake(
    .pantry,
    "Text(shelf.title)",
    becomes: "Text(shelf.titel)",
    says: "value of type 'Shelf' has no member 'titel'"
  )
  private static let toolbar = Mistake(
    .pantry,
    "store.send(.saveTapped)",
    becomes: "store.send(.saveTaped)",
    says: "type 'Pantry.Action' has no member 'saveTaped'"
  )
  private static let sheet = Mistake(
    .pantry,
    ".navigationTitle(\"New\")",
    becomes: ".navigationTitel(\"New\")",
    says: "value of type 'JarFormView' has no member 'navigationTitel'"
  )

  private static let bed = Mistake(
    .garden,
    "Section(bed.name)",
    becomes: "Section(bed.nme)",
    says: "value of type 'Bed' has no member 'nme'"
  )
  private static let plant = Mistake(
    .garden,
    "Text(plant.name).bold()",
    becomes: "Text(plant.nam).bold()",
    says: "value of type 'Plant' has no member 'nam'"
  )
  private static let heights = Mistake(
    .garden,
    "isOn: $showsHeights",
    becomes: "isOn: showsHeights",
    says:
      "cannot convert value 'showsHeights' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead"
  )
  private static let destination = Mistake(
    .garden,
    "Text(plant.name).font(.largeTitle)",
    becomes: "Text(plant.nam).font(.largeTitle)",
    says: "value of type 'Plant' has no member 'nam'"
  )
  private static let popover = Mistake(
    .garden,
    "Text(plant.species).padding()",
    becomes: "Text(plant.specis).padding()",
    says: "value of type 'Plant' has no member 'specis'"
  )
}
