extension Remark {
  static func overloadedCase(_ description: CaseDescription) -> Self {
    Remark(
      id: "CasePathable.overload",
      message: """
        '@CasePathable' cannot tell two cases named '\(description.name)' apart, because key paths have \
        no labels; give each case its own name
        """,
      place: description.place
    )
  }
}
