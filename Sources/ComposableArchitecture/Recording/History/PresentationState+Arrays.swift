internal import RuntimeMetadata

extension PresentationState: BoxedContent {
  var content: State? {
    get { wrappedValue }
    set { wrappedValue = newValue }
  }
}
