/// The types whose records are read to find out whether a layout is right.
///
/// Their values and names are known here, so that each part of a layout can be compared with a fact.
enum ProbeEnum {
  case number(Int)
  case text(String, Bool)
  case empty
  indirect case boxed(Float)
  case other
}

struct ProbePair<First, Second> {
  var first: First
  var second: Second
}

struct ProbeFields {
  let number: Int8
  var text: String
}

final class ProbeObject {
  let content = ProbeFields(number: 1, text: "text")
}

enum ProbeChoice<First, Second> {
  case first(First)
  case second(Second)
}

protocol ProbeProtocol {}

enum ProbeConformance: ProbeProtocol {}
