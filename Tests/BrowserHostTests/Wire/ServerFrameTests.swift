import BrowserHost
import Foundation
import Testing
import ViewCore

struct ServerFrameTests {
  @Test(arguments: [
    (Patch.setText(node: 3, "1"), #"[1,3,"1"]"#),
    (.setAttribute(node: 3, name: "value", value: "x"), #"[2,3,"value","x"]"#),
    (.removeAttribute(node: 3, name: "disabled"), #"[3,3,"disabled"]"#),
    (.setEvents(node: 3, [.input, .submit]), "[4,3,10]"),
    (.insert(ElementTree(id: 4, element: Element("hr")), into: 0, before: nil), #"[5,[4,"hr"],0]"#),
    (.insert(ElementTree(id: 4, element: Element("hr")), into: 1, before: 2), #"[5,[4,"hr"],1,2]"#),
    (.move(node: 4, into: 1, before: nil), "[6,4,1]"),
    (.move(node: 4, into: 1, before: 2), "[6,4,1,2]"),
    (.remove(node: 4), "[7,4]"),
    (.scroll(node: 4, anchor: nil), "[17,4]"),
    (.scroll(node: 4, anchor: UnitPoint(x: 0.5, y: 0.254)), "[17,4,5000,2540]"),
    (.scroll(node: 4, anchor: UnitPoint(x: -1, y: .infinity)), "[17,4,-10000,1000000]"),
    (.scroll(node: 4, anchor: UnitPoint(x: .nan, y: .nan)), "[17,4,0,0]"),
    (.scrollArea(node: 4, x: nil, y: 12.7), "[26,4,\"\",13]"),
    (.scrollArea(node: 4, x: -.infinity, y: .nan), "[26,4,-40000000,0]"),
    (.setAddress("/standups/1?a=b"), #"[21,"/standups/1?a=b"]"#), (.copy("a"), #"[22,"a"]"#),
    (.vibrate([20, 80]), "[23,20,80]"), (.announce("a"), #"[27,"a"]"#),
  ])
  func frameEncodesEveryPatch(patch: Patch, json: String) {
    #expect(text(of: .patches([patch]), number: 12, acknowledged: 5) == "[12,5,\(json)]")
  }

  @Test(arguments: ["The build failed.", ""])
  func frameEncodesANotice(notice: String) {
    #expect(text(of: .notice(notice)) == "[0,0,[25,\"\(notice)\"]]")
  }

  @Test func frameOmitsTrailingDefaultsOfAnElement() {
    let button = Element(
      "button",
      attributes: [.init("type", "button"), .init("class", "button")],
      events: .click
    )
    #expect(inserted(button) == #"[2,"button",{"type":"button","class":"button"},1]"#)
    #expect(inserted(Element("p", text: "")) == #"[2,"p",{},0,""]"#)
    #expect(
      inserted(Element("p", attributes: [.init("a", "b")])) == #"[2,"p",{"a":"b"}]"#
    )
    #expect(inserted(Element("i", events: .change)) == #"[2,"i",{},4]"#)
  }

  @Test func frameWritesChildrenInOrder() {
    let rows = (3...4).map { ElementTree(id: $0, element: Element("li", text: "\($0)")) }
    let tree = ElementTree(id: 2, element: Element("ul"), children: rows)
    #expect(
      text(of: .patches([.insert(tree, into: 0, before: nil)]))
        == #"[0,0,[5,[2,"ul",{},0,[[3,"li",{},0,"3"],[4,"li",{},0,"4"]]],0]]"#
    )
  }

  /// A page makes elements of SVG in another way than those of HTML.
  @Test func frameMarksElementsOfDrawings() {
    let parts = ["path", "feFlood", "footer"].enumerated().map { number, tag in
      ElementTree(id: 3 + number, element: Element(tag))
    }
    let tree = ElementTree(id: 2, element: Element("svg"), children: parts)
    #expect(
      text(of: .patches([.insert(tree, into: 0, before: nil)]))
        == #"[0,0,[5,[2,":svg",{},0,[[3,":path"],[4,":feFlood"],[5,"footer"]]],0]]"#
    )
  }

  @Test func frameEncodesMessagesAboutTheSession() {
    let id = SessionID.make()
    #expect(text(of: .welcome(id), acknowledged: 4) == "[0,4,[8,\"\(id)\"]]")
    #expect(text(of: .welcome(id, after: 7), acknowledged: 4) == "[0,4,[8,\"\(id)\",7]]")
    #expect(text(of: .saved(event: 3, isAnew: false), acknowledged: 4) == "[0,4,[24,3]]")
    #expect(text(of: .saved(event: 3, isAnew: true), acknowledged: 4) == "[0,4,[24,3,1]]")
    #expect(text(of: .saved(event: nil, isAnew: false), acknowledged: 4) == "[0,4,[24,-1]]")
    #expect(text(of: .ended(.gone)) == #"[0,0,[9,"gone"]]"#)
  }

  @Test(arguments: [
    "", "plain", #"quote " and \ backslash"#, "</script><b>", "line\nbreak\r\t\u{8}\u{C}",
    "\0\u{1}\u{1F}\u{7F}", "\u{2028}\u{2029}", "한글", "👩‍👩‍👧", "e\u{301}",
  ])
  func frameEncodesTextsThatAnyJSONReaderDecodes(text: String) throws {
    let frame = ServerFrame(number: 1, .patches([.setText(node: 1, text)]))
    let array = try #require(
      JSONSerialization.jsonObject(with: Data(frame.encoded())) as? [Any]
    )
    let operation = try #require(array.last as? [Any])
    #expect(operation.last as? String == text)
  }

  @Test func aChangedLabelTakesAFewBytes() {
    let frame = ServerFrame(
      number: 12_345,
      acknowledged: 6_789,
      .patches([.setText(node: 54_321, "Row 9,999 changed")])
    )
    #expect(frame.encoded().count <= 60)
  }

  private func inserted(_ element: Element) -> String {
    let tree = ElementTree(id: 2, element: element)
    let whole = text(of: .patches([.insert(tree, into: 0, before: nil)]))
    return String(whole.dropFirst("[0,0,[5,".count).dropLast(",0]]".count))
  }

  private func text(
    of content: ServerFrame.Content,
    number: Int = 0,
    acknowledged: Int = 0
  ) -> String {
    let frame = ServerFrame(number: number, acknowledged: acknowledged, content)
    return String(decoding: frame.encoded(), as: UTF8.self)
  }
}
