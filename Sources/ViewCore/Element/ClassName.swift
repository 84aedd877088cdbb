/// The classes of elements by which the page's script finds them, or which give them a trait.
///
/// The script gets them as the selectors of `wire.js`. Classes that only the stylesheets know are plain texts.
package enum ClassName: String, CaseIterable, Sendable {
  case alert
  case alertActions = "alert-actions"
  case alertTitle = "alert-title"
  case bar
  case barMiddle = "bar-middle"
  case barTitle = "bar-title"
  case before
  case behind
  case button
  case choice
  case cell
  case choices
  case clearGround = "clear-ground"
  case color
  case context
  case contextItems = "context-items"
  case cover
  case disclosure
  case divider
  case dragPreview = "drag-preview"
  case editor
  case fillHeight = "fill-height"
  case fillWidth = "fill-width"
  case fitting
  case form
  case frame
  case gap
  case geometry
  case grid
  case gridrow
  case groupbox
  case guide
  case heard
  case horizontal
  case hstack
  case insetBar = "inset-bar"
  case labeled
  case largeTitle = "large-title"
  case lazygrid
  case leading
  case layout
  case limited
  case link
  case list
  case low
  case matchFollower = "match-follower"
  case matchSource = "match-source"
  case menu
  case menuItems = "menu-items"
  case more
  case options
  case ownHeight = "own-height"
  case ownWidth = "own-width"
  case pages
  case pickable
  case pinsFooters = "pins-footers"
  case pinsHeaders = "pins-headers"
  case place
  case plain
  case popover
  case prefersDark = "prefers-dark"
  case prefersLight = "prefers-light"
  case priority
  case progress
  case relativeHeight = "relative-height"
  case relativeWidth = "relative-width"
  case row
  case rowActions = "row-actions"
  case screen
  case scroll
  case search
  case segments
  case several
  case shape
  case sheet
  case side
  case slider
  case slot
  case spacer
  case spoken
  case stack
  case tab
  case tabBar = "tab-bar"
  case tabPanel = "tab-panel"
  case tabs
  case targets
  case text
  case textfield
  case trailing
  case untouchable
  case upright
  case value
  case vertical
  case vstack
  case zoomSource = "zoom-source"
  case zstack
}

extension ClassName: CustomStringConvertible {
  package var description: String { rawValue }
}

extension Element.Attribute {
  /// The attribute that gives an element one class.
  init(class name: ClassName) {
    self.init("class", name.rawValue)
  }
}

extension Box {
  /// Creates an element with a class that the page's script knows.
  init(
    _ tag: String = "div",
    class name: ClassName,
    style: String? = nil,
    rows: RowKind? = nil,
    content: Content
  ) {
    self.init(tag, class: name.rawValue, style: style, rows: rows, content: content)
  }
}
