extension Mistake {
  /// Mistakes in the destinations of a store's stack, and in its scope.
  static let inStackScreen: [Mistake] = [
    Mistake(
      .stack,
      "        StopView(store: store)",
      becomes: "        StopVew(store: store)",
      says: "cannot find 'StopVew' in scope"
    ),
    Mistake(
      .stack,
      "        StopView(store: store)",
      becomes: "        StopView(stor: store)",
      says: "incorrect argument label in call (have 'stor:', expected 'store:')"
    ),
    Mistake(
      .stack,
      "        SettingsView(store: store)",
      becomes: "        StopView(store: store)",
      says: """
        cannot convert value of type 'StoreOf<Settings>' (aka 'Store<Settings.State, \
        Settings.Action>') to expected argument type 'StoreOf<Stop>' (aka 'Store<Stop.State, \
        Stop.Action>')
        """
    ),
    Mistake(
      .stack,
      ".navigationTitle(\"Trip\")",
      becomes: ".navigationTitel(\"Trip\")",
      says: "value of type 'Form<AnyView>' has no member 'navigationTitel'"
    ),
    Mistake(
      .stack,
      #"path: $store.scope(state: \.path"#,
      becomes: #"path: $store.scope(state: \.pth"#,
      says: "value of type 'Trip.State' has no member 'pth'"
    ),
    Mistake(
      .stack,
      #"action: \.path)) {"#,
      becomes: #"action: \.pth)) {"#,
      says: """
        value of type 'any KeyPath<Case<Trip.Action>, Case<StackAction<Trip.Path.State, \
        Trip.Path.Action>>> & Sendable' has no dynamic member 'pth' using key path from root type \
        'Trip.Action.AllCasePaths'
        """
    ),
    Mistake(
      .stack,
      "path: $store.scope",
      becomes: "path: store.scope",
      says: """
        cannot convert value of type 'Store<StackState<Trip.Path.State>, \
        StackAction<Trip.Path.State, Trip.Path.Action>>' to expected argument type \
        'Binding<Store<StackState<State>, StackAction<State, State.StateReducer.Action>>>'
        """,
      andSays: [
        "generic parameter 'State' could not be inferred"
      ]
    ),
  ]
}
