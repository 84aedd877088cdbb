public import Foundation
public import ViewCore

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the window.
  ///
  /// A preview has it anyway.
  @MainActor
  public static var defaultLayout: Self { layout(.device) }

  /// The size of the view in the window.
  ///
  /// No device is drawn around a preview, so it looks as ``defaultLayout``.
  @MainActor
  public static var sizeThatFitsLayout: Self { layout(.sizeThatFits) }

  /// A size in points.
  ///
  /// ```swift
  /// #Preview(traits: .fixedLayout(width: 320, height: 80)) {
  ///   TripRow(trip: .sample)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  /// - Returns: The trait.
  @MainActor
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    layout(.fixed(width: width, height: height))
  }

  /// Changes the views of the preview.
  ///
  /// - Parameter modifier: The change.
  /// - Returns: The trait.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    PreviewTrait { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }

  private static func layout(_ layout: PreviewLayout) -> Self {
    PreviewTrait { AnyView($0.previewLayout(layout)) }
  }
}
