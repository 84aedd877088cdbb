internal import ConcurrencyExtras

extension ShareLink {
  /// Creates a button that shares an address or a text with a preview, with a custom label.
  ///
  /// - Parameters:
  ///   - item: The address or the text.
  ///   - subject: A title, such as the subject of a mail.
  ///   - message: Another text.
  ///   - preview: What users see of the item.
  ///   - label: The label of the button.
  public init<Item: _SharedItem, PreviewImage, PreviewIcon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      item._content.item,
      subject: subject ?? preview.title,
      message: message,
      label: label()
    )
  }

  /// Creates a button that shares several addresses or texts with previews, with a custom label.
  ///
  /// A browser shares the items as the lines of one text.
  ///
  /// - Parameters:
  ///   - items: The addresses or the texts.
  ///   - subject: A title, such as the subject of a mail.
  ///   - message: Another text.
  ///   - preview: Returns what users see of an item. The first one counts.
  ///   - label: The label of the button.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data.Element: _SharedItem {
    self.init(
      .several(items.map(\._content.item)),
      subject: subject ?? items.first.map { preview($0).title },
      message: message,
      label: label()
    )
  }

  /// Creates a button that shares several addresses or texts, with a custom label.
  ///
  /// A browser shares the items as the lines of one text.
  ///
  /// - Parameters:
  ///   - items: The addresses or the texts.
  ///   - subject: A title, such as the subject of a mail.
  ///   - message: Another text.
  ///   - label: The label of the button.
  public init<Data: RandomAccessCollection>(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element: _SharedItem {
    self.init(
      .several(items.map(\._content.item)),
      subject: subject,
      message: message,
      label: label()
    )
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares an address or a text with a preview.
  public init<Item: _SharedItem, PreviewImage, PreviewIcon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item._content.item, subject ?? preview.title, message, title: Text("Share…"))
  }

  /// Creates a button with a title that shares an address or a text with a preview.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - item: The address or the text.
  ///   - subject: A title, such as the subject of a mail.
  ///   - message: Another text.
  ///   - preview: What users see of the item.
  public init<Item: _SharedItem, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item._content.item, subject ?? preview.title, message, title: Text(titleKey))
  }

  /// Creates a button that shares an address or a text with a preview, with a title that is known only at run time.
  @_disfavoredOverload
  public init<Item: _SharedItem, PreviewImage, PreviewIcon>(
    _ title: some StringProtocol,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item._content.item, subject ?? preview.title, message, title: Text(title))
  }

  /// Creates a button that shares several addresses or texts with previews.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: _SharedItem {
    self.init(
      .several(items.map(\._content.item)),
      subject ?? items.first.map { preview($0).title },
      message,
      title: Text("Share…")
    )
  }

  /// Creates a button with a title that shares several addresses or texts with previews.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - items: The addresses or the texts.
  ///   - subject: A title, such as the subject of a mail.
  ///   - message: Another text.
  ///   - preview: Returns what users see of an item. The first one counts.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: _SharedItem {
    self.init(
      .several(items.map(\._content.item)),
      subject ?? items.first.map { preview($0).title },
      message,
      title: Text(titleKey)
    )
  }

  /// Creates a button that shares several addresses or texts with previews, with a title that is known only at run time.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: some StringProtocol,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: _SharedItem {
    self.init(
      .several(items.map(\._content.item)),
      subject ?? items.first.map { preview($0).title },
      message,
      title: Text(title)
    )
  }

  /// Creates a button that shares several addresses or texts.
  public init<Data: RandomAccessCollection>(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: _SharedItem {
    self.init(.several(items.map(\._content.item)), subject, message, title: Text("Share…"))
  }

  /// Creates a button with a title that shares several addresses or texts.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - items: The addresses or the texts.
  ///   - subject: A title, such as the subject of a mail.
  ///   - message: Another text.
  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: _SharedItem {
    self.init(.several(items.map(\._content.item)), subject, message, title: Text(titleKey))
  }

  /// Creates a button that shares several addresses or texts, with a title that is known only at run time.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ title: some StringProtocol,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element: _SharedItem {
    self.init(.several(items.map(\._content.item)), subject, message, title: Text(title))
  }
}
