extension Routes {
  /// The answer to a request for a file that is refused.
  ///
  /// Its header tells the page's script that the dialog shows the reason, other than for a refusal of a proxy.
  func fileRefusal(_ refusal: TransferRefusal) -> Answer {
    var answer = text("Refused: \(refusal.publicText)\n", status: refusal.status)
    answer.headers["File-Refusal"] = "\(refusal.status)"
    if case .wrongMethod = refusal { answer.headers["Allow"] = "GET, PUT" }
    return answer
  }
}
