extension Mistake {
  /// Mistakes in the screen of stops of a trip.
  static let inTrip = [
    Mistake(
      .trip,
      "text: $store.title)",
      becomes: "text: $store.titel)",
      says: """
        value of type 'Bindable<StoreOf<Trip>>' (aka 'Bindable<Store<Trip.State, Trip.Action>>') has no dynamic member \
        'titel' using key path from root type 'Trip.State'
        """
    ),
    Mistake(
      .trip,
      ".focused($isTitleFocused)",
      becomes: ".focused(isTitleFocused)",
      says: """
        cannot convert value 'isTitleFocused' of type 'Bool' to expected type 'FocusState<Bool>.Binding', use wrapper \
        instead
        """
    ),
    Mistake(
      .trip,
      "systemImage: transport.symbol",
      becomes: "systemImage: transport.symbl",
      says: "value of type 'Transport' has no member 'symbl'"
    ),
    Mistake(
      .trip,
      "Slider(value: $store.budget",
      becomes: "Slider(value: store.budget",
      says: "cannot convert value of type 'Double' to expected argument type 'Binding<Double>'"
    ),
    Mistake(
      .trip,
      "ForEach(leg.stops)",
      becomes: "ForEach(leg.stop)",
      says: "value of type 'Leg' has no member 'stop'"
    ),
    Mistake(
      .trip,
      "Text(stop.place)",
      becomes: "Text(stop.plce)",
      says: "value of type 'Stop' has no member 'plce'"
    ),
    Mistake(
      .trip,
      "Color.green",
      becomes: "Color.gren",
      says: "type 'Color' has no member 'gren'"
    ),
    Mistake(
      .trip,
      "Text(leg.name)",
      becomes: "Text(leg.nam)",
      says: "value of type 'Leg' has no member 'nam'"
    ),
    Mistake(
      .trip,
      ".badge(stop.nights)",
      becomes: ".badge(stop.night)",
      says: "value of type 'Stop' has no member 'night'"
    ),
  ]
}
