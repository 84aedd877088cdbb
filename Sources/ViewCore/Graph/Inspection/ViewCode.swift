/// The code of a view that runs outside of a body, and that may send actions.
///
/// Only debug builds know it. A task that the code starts knows it, too.
package enum ViewCode: String, Sendable {
  case onAppear, onChange, onDisappear, onReceive, onSubmit, refreshable, task
  /// The inspector, which sends an action again.
  case inspector = "Sent by the inspector"

  #if DEBUG
  /// The code that runs, or nil outside of such code.
  @TaskLocal package static var current: ViewCode?
  #endif

  /// Runs the code.
  package func run(_ body: () -> Void) {
    #if DEBUG
    Self.$current.withValue(self, operation: body)
    #else
    body()
    #endif
  }

  /// Runs asynchronous code.
  nonisolated(nonsending) func run(_ action: TaskAction) async {
    #if DEBUG
    await Self.$current.withValue(self) { await action.run() }
    #else
    await action.run()
    #endif
  }
}
