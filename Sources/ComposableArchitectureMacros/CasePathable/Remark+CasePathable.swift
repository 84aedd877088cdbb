extension Remark {
  static func overloadedCase(_ description: CaseDescription) -> Self {
    Remark(
      id: "CasePathable.overload",
      message: """
        '@CasePathable' cannot tell two cases named '\(description.name)' apart, as key paths have no \
        labels; give each case a name of its own
        """,
      place: description.place
    )
  }
}
