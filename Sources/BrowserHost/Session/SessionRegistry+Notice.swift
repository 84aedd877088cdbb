/// A text of the developer's tools on all pages.
extension SessionRegistry {
  /// Shows a text on all pages, also on those that connect later, in place of the one before.
  ///
  /// An empty text shows nothing. The pages go on, and each user can close the text.
  package func show(notice text: String) {
    let frame = ServerFrame(.notice(text)).encoded()
    notice = text.isEmpty ? nil : frame
    for session in attached.values { session.connection?.send(frame) }
  }
}
