/// The memory that all sessions together may take for some of what they keep.
@MainActor
struct SessionBudgets {
  /// The bytes of unacknowledged frames.
  let frames: ByteBudget
  /// The bytes of texts that are kept to be merged with what users type.
  let typedTexts: ByteBudget

  init(_ limits: Limits) {
    frames = ByteBudget(limit: limits.unacknowledgedBytesInAll)
    typedTexts = ByteBudget(limit: limits.typedBytesInAll)
  }
}
