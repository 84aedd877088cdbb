#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The views that have made the chosen element: when and why each ran last, and why it did not after an action.
struct PickedElementView: View {
  let store: StoreOf<ElementPicking>
  let stores: InspectedStores
  let screen: ScreenRecording
  /// The store whose actions are shown, if there is one.
  let entry: InspectedStores.Entry?
  /// The action with which the last runs are compared, if there is one.
  let number: Int?

  var body: some View {
    if let element = store.element {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          header(element)
          let views = screen.views(of: element)
          let changes = KnownChanges(in: stores)
          if views.isEmpty {
            Text("The element is no longer on the page.").foregroundStyle(.secondary)
          }
          ForEach(views) { view in
            part(view, of: element, changes)
          }
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      ContentUnavailableView(
        "No element chosen",
        systemImage: "scope",
        description: Text("Choose Pick an element, and then an element on the app's page.")
      )
    }
  }

  private func header(_ element: InspectedElement) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text("\(element.name), window \(element.window)").font(.headline.monospaced())
        Spacer(minLength: 8)
        Button("Close") { store.send(.closeButtonTapped) }
          .buttonStyle(.bordered).font(.subheadline)
      }
      Text("The views that have made it, from the innermost to the outermost.")
        .font(.footnote).foregroundStyle(.secondary)
    }
  }

  private func part(
    _ picked: PickedView,
    of element: InspectedElement,
    _ changes: KnownChanges
  ) -> some View {
    let run = picked.view.run
    return VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(run.name).font(.subheadline.monospaced().bold())
        Spacer(minLength: 8)
        Text(picked.view.date.timeOfDay)
          .font(.caption.monospacedDigit()).foregroundStyle(.secondary)
      }
      Text("Last run: \(run.text)").font(.footnote)
      ForEach(picked.actions(in: stores, changes)) { link in
        Button("Action \(link.number) \(link.name)") {
          store.send(
            .actionTapped(link.number, ofOther: link.store == entry?.id ? nil : link.store)
          )
        }
        .buttonStyle(.borderless)
        .font(.footnote.monospaced())
      }
      Text(run.readsText).font(.caption).foregroundStyle(.secondary)
      if let entry, let number {
        let fields = changes.fields(by: number, of: entry.id)
        let answer = screen.answer(
          about: picked,
          after: number,
          of: entry.id,
          in: element.window,
          changing: fields
        )
        Text("After action \(number): \(picked.text(of: answer, changing: fields))")
          .font(.footnote)
      }
    }
  }
}
#endif
