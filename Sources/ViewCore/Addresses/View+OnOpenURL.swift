public import Foundation

nonisolated extension View {
  /// Runs an action with each address of the app that is opened in the window.
  ///
  /// ```swift
  /// AppView(store: store)
  ///   .onOpenURL { url in
  ///     store.send(.addressOpened(url))
  ///   }
  /// ```
  ///
  /// A page that is opened at another address than that of the app itself runs the action before its first
  /// screen is shown and before `onAppear`, so that what the action pushes or presents is there at once. The
  /// action also gets the addresses of a ``Link``, of ``EnvironmentValues/openURL`` and of a
  /// ``NavigationLink`` to a URL, if they belong to the app, and those of the browser's forward button, if no
  /// screen can be pushed again. Without any action these open a new page.
  ///
  /// All actions in the window run, in the order in which their views appeared. Anyone can make a user open an
  /// address. So an action should show something, and change nothing else. For an unknown address it does
  /// nothing. Then the first screen is shown, and the server logs the address.
  ///
  /// - Parameter action: The action. It receives the whole URL, with scheme and host. `navigationAddress(_:)`
  ///   sets the path of such a URL.
  /// - Returns: The view with the action.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    LifetimeView(content: self, observer: OpenURLObserver(action: action))
  }
}

private struct OpenURLObserver: LifetimeObserver {
  let action: (URL) -> Void

  func appear(in graph: ViewGraph) -> Int {
    graph.windowAddress.addHandler(action)
  }

  func update(_ memory: inout Int, in graph: ViewGraph) {
    graph.windowAddress.changeHandler(memory, to: action)
  }

  func disappear(_ memory: Int, in graph: ViewGraph) {
    graph.windowAddress.removeHandler(memory)
  }
}
