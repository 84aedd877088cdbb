import Observation
import ViewCore

/// The state of an app, which a test can predict from what a user does.
@Observable @MainActor
final class ChaosModel {
  var presses = ""
  var name = ""
  var path: [Int] = []
  var isSheetShown = false
}

/// Screens on a stack and a sheet, each with buttons and a field.
struct ChaosView: View {
  @Bindable var model: ChaosModel

  var body: some View {
    NavigationStack(path: $model.path) {
      ChaosForm(model: model).navigationTitle("Screen 0")
        .navigationDestination(for: Int.self) { number in
          ChaosForm(model: model).navigationTitle("Screen \(number)")
        }
    }
    .sheet(isPresented: $model.isSheetShown) {
      // A sheet that grows with its rows would move the buttons away from under the pointer.
      ChaosForm(model: model).presentationDetents([.large])
    }
  }
}

private struct ChaosForm: View {
  @Bindable var model: ChaosModel

  var body: some View {
    Form {
      ForEach(["A", "B"], id: \.self) { letter in
        Button(letter) { model.presses += letter }
      }
      TextField("Name", text: $model.name)
      Button("Deeper") { model.path.append(model.path.count + 1) }
      Button("Sheet") { model.isSheetShown.toggle() }
      Text(verbatim: "<\(model.presses)|\(model.name)>")
      ForEach(Array(model.presses.enumerated()), id: \.offset) { number, letter in
        Text(verbatim: "\(number): \(String(letter))")
      }
    }
  }
}
