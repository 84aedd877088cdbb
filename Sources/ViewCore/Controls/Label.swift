internal import ConcurrencyExtras

/// A title with an icon.
///
/// ```swift
/// Label("Calendar", systemImage: "calendar")
/// ```
///
/// Screen readers read the title, also where a style shows the icon alone.
public struct Label<Title: View, Icon: View> {
  let title: Title
  private let icon: Icon

  /// Creates a label with a custom title and icon.
  ///
  /// - Parameters:
  ///   - title: The title of the label.
  ///   - icon: The icon beside the title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - name: The name of the symbol.
  ///   - fileID: Where an unknown symbol is reported.
  ///   - filePath: Where an unknown symbol is reported.
  ///   - line: Where an unknown symbol is reported.
  ///   - column: Where an unknown symbol is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(titleKey, systemImage: name, at: location)
  }

  /// Creates a label with a symbol and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title, systemImage: name, at: location)
  }

  /// Creates a label with a title and an image of the app's assets.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - name: The name of the image.
  ///   - fileID: Where an unknown image is reported.
  ///   - filePath: Where an unknown image is reported.
  ///   - line: Where an unknown image is reported.
  ///   - column: Where an unknown image is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    image name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(Text(titleKey), image: name, at: location)
  }

  /// Creates a label with an image of the app's assets and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(Text(title), image: name, at: location)
  }

  /// Creates a label with a title and an image of a resource.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - resource: The resource, such as one that the plugin `AssetSymbols` generates.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with an image of a resource and a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Creates a label whose image the app names at a location.
  init(_ title: Text, image name: String, at location: SourceLocation) {
    self.init(title: { title }, icon: { Image(.asset(AssetID(name)), at: location) })
  }

  /// Creates a label whose symbol the app names at a location.
  init(_ titleKey: LocalizedStringKey, systemImage name: String, at location: SourceLocation) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name, at: location) })
  }

  /// Creates a label whose symbol the app names at a location.
  init(_ title: some StringProtocol, systemImage name: String, at location: SourceLocation) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name, at: location) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style's configuration, with the next outer style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: View {
  public typealias Body = Never
}

extension Label: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)),
      icon: .init(content: AnyView(icon))
    )
    let style = environment[styles: (any LabelStyle).self].last ?? environment.defaultLabelStyle
    return style.styled(configuration)
  }
}

extension EnvironmentValues {
  private enum LabelsAreSymbolsKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether labels without a style show their symbols alone, as in the bars of a screen.
  var labelsAreSymbols: Bool {
    get { self[LabelsAreSymbolsKey.self] }
    set { self[LabelsAreSymbolsKey.self] = newValue }
  }

  @MainActor
  fileprivate var defaultLabelStyle: any LabelStyle {
    labelsAreSymbols ? IconOnlyLabelStyle() : DefaultLabelStyle()
  }
}

extension View {
  /// Makes labels without a style show their symbols alone, or not.
  func labeled(bySymbols areSymbols: Bool) -> EnvironmentView<Self, Bool> {
    EnvironmentView(content: self, value: areSymbols) { $1.labelsAreSymbols = $0 }
  }
}

extension LabelStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any LabelStyle).self) { $0.makeBody(configuration: configuration) }
  }
}
