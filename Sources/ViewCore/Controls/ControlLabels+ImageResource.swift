internal import ConcurrencyExtras

// Controls whose label has an image of the app's assets.

extension Button where Label == ViewCore.Label<Text, Image> {
  /// Creates a button with a title and an image of a resource.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - image: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - role: The purpose of the button.
  ///   - action: The action to run when the user taps the button.
  ///   - fileID: Where issues of the action are reported.
  ///   - filePath: Where issues of the action are reported.
  ///   - line: Where issues of the action are reported.
  ///   - column: Where issues of the action are reported.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(titleKey, image: image)
    self.init(role: role, action: action, label: label, at: location)
  }

  /// Creates a button with an image of a resource and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(title, image: image)
    self.init(role: role, action: action, label: label, at: location)
  }
}

extension Menu where Label == ViewCore.Label<Text, Image> {
  /// Creates a menu with a title and an image of a resource.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the menu.
  ///   - image: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - content: The buttons.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewCore.Label(titleKey, image: image) }
  }

  /// Creates a menu with an image of a resource and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewCore.Label(title, image: image) }
  }

  /// Creates a menu with a title, an image of a resource and a primary action.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the primary action.
  ///   - image: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - content: The buttons.
  ///   - primaryAction: The action of a tap on the title. An arrow beside the title opens the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content,
      label: { ViewCore.Label(titleKey, image: image) },
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a primary action, an image of a resource and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content,
      label: { ViewCore.Label(title, image: image) },
      primaryAction: primaryAction
    )
  }
}

extension Toggle where Label == ViewCore.Label<Text, Image> {
  /// Creates a switch with a title and an image of a resource.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the switch.
  ///   - image: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - isOn: Whether it is on.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isOn: Binding<Bool>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let isOn = isOn.written(fileID, filePath, line, column)
    self.init(isOn: isOn) { ViewCore.Label(titleKey, image: image) }
  }

  /// Creates a switch with an image of a resource and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: ImageResource,
    isOn: Binding<Bool>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let isOn = isOn.written(fileID, filePath, line, column)
    self.init(isOn: isOn) { ViewCore.Label(title, image: image) }
  }
}

extension Picker where Label == ViewCore.Label<Text, Image> {
  /// Creates a picker with a title and an image of a resource.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the choice.
  ///   - image: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - selection: The selected value.
  ///   - content: The options.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection: selection, content: content) { ViewCore.Label(titleKey, image: image) }
  }

  /// Creates a picker with an image of a resource and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection: selection, content: content) { ViewCore.Label(title, image: image) }
  }
}

extension ControlGroup {
  /// Groups controls with a title and an image of a resource.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the group.
  ///   - image: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - content: The controls.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Groups controls with an image of a resource and a title that is known only at run time.
  @_disfavoredOverload
  public init<C: View>(
    _ title: some StringProtocol,
    image: ImageResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}
