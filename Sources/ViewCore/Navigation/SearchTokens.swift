internal import ConcurrencyExtras

/// The tokens of a search field: what the user searches for besides the text.
@MainActor
struct SearchTokens {
  /// The tokens in the field, each with a button that removes it.
  let chips: AnyView
  /// The tokens to choose from during a search, if there are any.
  let suggestions: AnyView?
  let isEmpty: Bool
  /// Adds a token of the app, unless it is there.
  let add: (Any) -> Void
  let removeLast: () -> Void
  let removeAll: () -> Void

  /// Creates tokens of a collection.
  ///
  /// - Parameters:
  ///   - tokens: The tokens in the field.
  ///   - suggested: The tokens to choose from.
  ///   - text: The text of the search, which a chosen token replaces.
  ///   - token: Makes the view of a token to choose.
  ///   - chips: The views of the tokens in the field.
  init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>,
    suggested: Binding<C>?,
    of text: Binding<String>,
    token: @escaping (C.Element) -> some View,
    chips: AnyView
  ) where C.Element: Identifiable {
    self.chips = chips
    isEmpty = tokens.wrappedValue.isEmpty
    let add = { (token: C.Element) in
      guard !tokens.wrappedValue.contains(where: { $0.id == token.id }) else { return }
      tokens.wrappedValue.append(token)
    }
    self.add = { if let token = $0 as? C.Element { add(token) } }
    removeLast = {
      guard let last = tokens.wrappedValue.last else { return }
      tokens.wrappedValue.removeAll { $0.id == last.id }
    }
    removeAll = { tokens.wrappedValue.removeAll() }
    suggestions = suggested.map { suggested in
      let known = Set(tokens.wrappedValue.map(\.id))
      let others = suggested.wrappedValue.filter { !known.contains($0.id) }
      return AnyView(
        Box(
          "div",
          attributes: [
            .init("class", "suggestions"), .init("role", "group"),
            .init("aria-label", "Suggested tokens"),
          ],
          content: ForEach(others) { other in
            Button {
              text.wrappedValue = ""
              add(other)
            } label: {
              token(other)
            }
          }
        )
      )
    }
  }

  /// Creates tokens with views.
  init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>,
    suggested: Binding<C>?,
    of text: Binding<String>,
    token: @escaping (C.Element) -> some View
  ) where C.Element: Identifiable {
    let chips = ForEach(tokens.wrappedValue) { element in
      Self.chip(of: element.id, in: tokens, token(element))
    }
    self.init(tokens, suggested: suggested, of: text, token: token, chips: AnyView(chips))
  }

  /// Creates tokens with views that change them.
  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    editable tokens: Binding<C>,
    of text: Binding<String>,
    token: @escaping (Binding<C.Element>) -> some View
  ) where C.Element: Identifiable {
    let chips = ForEach(tokens) { element in
      Self.chip(of: element.wrappedValue.id, in: tokens, token(element))
    }
    self.init(
      tokens,
      suggested: nil,
      of: text,
      token: { token(.constant($0)) },
      chips: AnyView(chips)
    )
  }

  /// Returns the token of a view with the button that removes it.
  static func chip<C: RandomAccessCollection & RangeReplaceableCollection>(
    of id: C.Element.ID,
    in tokens: Binding<C>,
    _ content: some View
  ) -> some View where C.Element: Identifiable {
    TokenChip(content: content) { tokens.wrappedValue.removeAll { $0.id == id } }
  }
}

/// A token with the button that removes it.
private struct TokenChip<Content: View> {
  let content: Content
  let remove: () -> Void
  @OwnObject var name = TokenName()
}

extension TokenChip: View {
  var body: some View {
    TokenElement(content: content, name: name, remove: remove)
  }
}

/// The name by which the button of a token refers to the token.
@MainActor
private final class TokenName {
  private var known: String?

  nonisolated init() {}

  /// The name, which no other element of the window has.
  func text(in graph: ViewGraph) -> String {
    let text = known ?? "token-\(graph.makeID())"
    known = text
    return text
  }
}

private struct TokenElement<Content: View> {
  let content: Content
  let name: TokenName
  let remove: () -> Void
}

extension TokenElement: ElementView {
  func render(in context: NodeContext) -> Rendering<TupleView<Box<Content>, AnyView>> {
    let name = name.text(in: context.graph)
    let button = "\(name)-button"
    return Rendering(
      element: Element("span", attributes: [.init("class", "search-token")]),
      content: TupleView(
        Box("span", attributes: [.init("id", name)], content: content),
        AnyView(
          // Screen readers read the name of the button, and then the token.
          Button("Remove", systemImage: "xmark", action: remove)
            .labelStyle(.iconOnly)
            .annotated("id", button)
            .annotated("aria-labelledby", "\(button) \(name)")
        )
      )
    )
  }
}

extension View {
  /// Sets an attribute of the next element.
  fileprivate func annotated(_ name: String, _ value: String) -> some View {
    AnnotatedView(content: self, name: name) { _ in value }
  }
}

/// A search field with tokens, without the tokens.
struct TokenField {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let location: SourceLocation

  func around(_ content: some View, _ tokens: SearchTokens) -> some View {
    content.searched(text, prompt, isPresented, tokens: tokens, at: location)
  }
}

/// A view with a search for tokens.
struct TokenSearch<
  Content: View,
  C: RandomAccessCollection & RangeReplaceableCollection,
  Token: View
> where C.Element: Identifiable {
  let content: Content
  let field: TokenField
  let tokens: Binding<C>
  let suggested: Binding<C>?
  let token: (C.Element) -> Token
}

extension TokenSearch: View {
  var body: some View {
    field.around(
      content,
      SearchTokens(tokens, suggested: suggested, of: field.text, token: token)
    )
  }
}

/// A view with a search for tokens that their views change.
struct EditedTokenSearch<
  Content: View,
  C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Token: View
> where C.Element: Identifiable {
  let content: Content
  let field: TokenField
  let tokens: Binding<C>
  let token: (Binding<C.Element>) -> Token
}

extension EditedTokenSearch: View {
  var body: some View {
    field.around(content, SearchTokens(editable: tokens, of: field.text, token: token))
  }
}

extension View {
  /// Lets the key that deletes a character remove the last token of a field without a text.
  @ViewBuilder
  func removingTokens(of tokens: SearchTokens?, where text: Binding<String>) -> some View {
    if let tokens {
      onKeyPress(.delete) {
        guard text.wrappedValue.isEmpty else { return .ignored }
        tokens.removeLast()
        return .handled
      }
    } else {
      self
    }
  }
}
