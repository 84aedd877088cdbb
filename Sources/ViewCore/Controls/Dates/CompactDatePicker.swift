import Foundation

/// The browser's own control for a date, with its label.
struct CompactDatePicker {
  let configuration: DatePickerStyleConfiguration
  @State private var draft: String?
  @Environment(\.timeZone) private var timeZone
  @Environment(\.labelsAreHidden) private var labelsAreHidden
}

extension CompactDatePicker: View {
  var body: some View {
    let format = DateInputFormat(
      components: configuration.displayedComponents,
      timeZone: timeZone
    )
    let (selection, bounds) = (configuration.$selection, configuration.bounds)
    let shown = draft ?? format.string(from: selection.wrappedValue)
    let text = Binding {
      draft ?? format.string(from: selection.wrappedValue)
    } set: { typed in
      let date = format.date(from: typed, keeping: selection.wrappedValue)
      // An incomplete date, or one out of range, stays in the field until the user completes it.
      draft = date.map(bounds.contains) == true ? nil : typed
      if let date, bounds.contains(date) { selection.wrappedValue = date }
    }
    ControlBox(
      "label",
      class: labelsAreHidden ? "picker \(ClassName.ownWidth)" : "picker",
      content: TupleView(
        ControlAccessory(
          Box(
            "span",
            class: labelsAreHidden ? "unseen" : "control-label",
            content: configuration.label
          )
        ),
        EditedView(
          content: DateInput(format: format, bounds: bounds, text: text),
          shown: shown,
          onEditingChanged: { isEdited in if !isEdited { draft = nil } }
        )
      )
    )
  }
}
