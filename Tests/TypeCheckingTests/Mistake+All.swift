extension Mistake {
  static let all =
    inSmallViews + inOrdinaryScreen + inIdentifiedScreen + inScreenWithDestinations + inLongScreen
    + inRowsOfStores + inNestedScreen + inFeature + inStackScreen + ofAbsentModifiers
}
