extension ViewHarness {
  /// The texts that the view has had screen readers read, by `AccessibilityNotification.Announcement`, in their order.
  public var announcements: [String] {
    flush()
    return page.announcements
  }
}
