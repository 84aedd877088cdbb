public import ViewCore

/// Changes the views of previews, with a value that all of them share.
///
/// ```swift
/// struct SampleTrips: PreviewModifier {
///   static func makeSharedContext() async throws -> TripModel {
///     try await TripModel.loadingSamples()
///   }
///
///   func body(content: Content, context: TripModel) -> some View {
///     content.environment(context)
///   }
/// }
///
/// #Preview(traits: .modifier(SampleTrips())) {
///   TripList()
/// }
/// ```
///
/// The value is made once in the process. A preview is empty until it is there, and shows the error if there is none.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// The type of the shared value.
  associatedtype Context = Void
  /// The type of the changed views.
  associatedtype Body: View

  /// The views of a preview.
  typealias Content = PreviewModifierContent

  /// Makes the shared value.
  static func makeSharedContext() async throws -> Context

  /// Makes the changed views.
  ///
  /// - Parameters:
  ///   - content: The views of a preview.
  ///   - context: The shared value.
  /// - Returns: The changed views.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The views of a preview that a ``PreviewModifier`` changes.
public struct PreviewModifierContent {
  let content: AnyView
}

extension PreviewModifierContent: View {
  public var body: some View { content }
}

/// A preview with a modifier, from the moment on when its context is there.
struct ModifiedPreview<Modifier: PreviewModifier> {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?
  @State private var failure: String?

  init(modifier: Modifier, content: AnyView) {
    self.modifier = modifier
    self.content = content
  }
}

extension ModifiedPreview: View {
  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else if let failure {
      Text(verbatim: failure)
    } else {
      Color.clear.task { await loadContext() }
    }
  }

  @MainActor
  private func loadContext() async {
    do {
      context = try await SharedPreviewContexts.context(of: Modifier.self)
    } catch {
      failure = "The context of '\(Modifier.self)' was not made: \(error)"
    }
  }
}

/// The values that previews of the process share.
@MainActor
private enum SharedPreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async throws -> Modifier.Context {
    let id = ObjectIdentifier(type)
    if let context = contexts[id] as? Modifier.Context { return context }
    let made = try await type.makeSharedContext()
    // Another preview may have made it meanwhile.
    if let context = contexts[id] as? Modifier.Context { return context }
    contexts[id] = made
    return made
  }
}
