extension Mistake {
  static let all =
    inSmallViews + inOrdinaryScreen + inIdentifiedScreen + inScreenWithDestinations + inLongScreen
    + inRowsOfStores + inNestedScreen + inPantry + inGarden + inTrip + inFeature + inStackScreen
    + ofAbsentModifiers
}
