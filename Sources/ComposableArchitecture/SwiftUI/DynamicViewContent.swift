public import ViewLayer

// Rows of a list that a store makes, which the user can delete and move.

extension WithViewStore: DynamicViewContent
where ViewState: Collection, Content: DynamicViewContent {
  /// The elements.
  public var data: ViewState { observed }
}

extension ForEachStore: DynamicViewContent {}
