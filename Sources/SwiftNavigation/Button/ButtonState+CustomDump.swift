public import CustomDump

extension ButtonState: CustomDumpReflectable {
  /// The button without its id and without a missing role.
  public var customDumpMirror: Mirror {
    var parts: [Mirror.Child] = [("action", action), ("label", label)]
    if let role { parts.insert(("role", role), at: 0) }
    return Mirror(self, children: parts, displayStyle: .struct)
  }
}

extension ButtonStateAction: CustomDumpReflectable {
  /// The action in the form `.send(…)`.
  public var customDumpMirror: Mirror {
    switch type {
    case .animatedSend(let action, let animation):
      Mirror(
        self,
        children: ["send": (action, animation: animation) as Any],
        displayStyle: .enum
      )
    case .send(let action):
      Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    }
  }
}
