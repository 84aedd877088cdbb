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
  /// A user may open the app at the address of a screen. The action then runs before the first screen is shown
  /// and before `onAppear`, so that the screen is there at once.
  ///
  /// The action also receives the app's own addresses from a ``Link``, ``EnvironmentValues/openURL`` or a
  /// ``NavigationLink`` to a URL. If the browser's forward button leads to a screen that cannot be pushed again,
  /// the action receives its address. Without any action such an address opens in a new page.
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
