internal import ConcurrencyExtras

extension Tab where Label == ViewCore.Label<Text, Image> {
  /// Creates a tab with a title and an image of the app's assets.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - image: The name of the image.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, if it has one.
  ///   - content: The screen.
  ///   - fileID: Where an unknown image is reported.
  ///   - filePath: Where an unknown image is reported.
  ///   - line: Where an unknown image is reported.
  ///   - column: Where an unknown image is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(Text(titleKey), image: image, at: location)
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// Creates a tab with an image of the app's assets and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(Text(title), image: image, at: location)
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// Creates a tab with a title and an image of a resource.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - image: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, if it has one.
  ///   - content: The screen.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = ViewCore.Label(titleKey, image: image)
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// Creates a tab with an image of a resource and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: ImageResource,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = ViewCore.Label(title, image: image)
    self.init(value: value, role: role, content: content(), label: label)
  }
}

extension Tab where Value == Never, Label == ViewCore.Label<Text, Image> {
  /// Creates a tab with a title and an image of the app's assets, without a selection value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - image: The name of the image.
  ///   - role: The purpose of the tab, if it has one.
  ///   - content: The screen.
  ///   - fileID: Where an unknown image is reported.
  ///   - filePath: Where an unknown image is reported.
  ///   - line: Where an unknown image is reported.
  ///   - column: Where an unknown image is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(Text(titleKey), image: image, at: location)
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// Creates a tab with an image of the app's assets and a title that is known only at run time, without a selection value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(Text(title), image: image, at: location)
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// Creates a tab with a title and an image of a resource, without a selection value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - image: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - role: The purpose of the tab, if it has one.
  ///   - content: The screen.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = ViewCore.Label(titleKey, image: image)
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// Creates a tab with an image of a resource and a title that is known only at run time, without a selection value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: ImageResource,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = ViewCore.Label(title, image: image)
    self.init(value: nil, role: role, content: content(), label: label)
  }
}
