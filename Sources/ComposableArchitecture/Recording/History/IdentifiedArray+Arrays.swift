internal import IdentifiedCollections
internal import RuntimeMetadata

extension IdentifiedArray: IndexedArray {
  var indexedElements: [Element] {
    get { elements }
    set { setElements(newValue) }
  }
}
