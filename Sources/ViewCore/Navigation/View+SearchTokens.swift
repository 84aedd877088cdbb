internal import ConcurrencyExtras

nonisolated extension View {
  /// Adds a search field with tokens below the bar of the screen around the view.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }
  ///   .searchable(text: $query, tokens: $folders, suggestedTokens: .constant(Folder.all)) { folder in
  ///     Text(folder.name)
  ///   }
  /// ```
  ///
  /// The tokens are before the text, each with a button that removes it. The key that deletes a character removes the
  /// last one when there is no text. The suggested tokens that are not in the field are below it during a search, and
  /// one that the user chooses replaces the text.
  ///
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - tokens: The tokens in the field.
  ///   - suggestedTokens: The tokens to choose from during a search.
  ///   - isPresented: Whether a search is active. Setting it moves the focus into the field.
  ///   - placement: The preferred place of the field. Here it is always at the same place.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: Makes the view of a token.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View where C.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let field = TokenField(text: text, isPresented: isPresented, prompt: prompt, location: location)
    return TokenSearch(
      content: self,
      field: field,
      tokens: tokens,
      suggested: suggestedTokens,
      token: token
    )
  }

  /// Adds a search field with tokens.
  ///
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - tokens: The tokens in the field.
  ///   - suggestedTokens: The tokens to choose from during a search.
  ///   - isPresented: Whether a search is active. Setting it moves the focus into the field.
  ///   - placement: The preferred place of the field. Here it is always at the same place.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: Makes the view of a token.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View where C.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let field = TokenField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      location: location
    )
    return TokenSearch(
      content: self,
      field: field,
      tokens: tokens,
      suggested: suggestedTokens,
      token: token
    )
  }

  /// Adds a search field with tokens and a prompt that is known only at run time.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View where C.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let field = TokenField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      location: location
    )
    return TokenSearch(
      content: self,
      field: field,
      tokens: tokens,
      suggested: suggestedTokens,
      token: token
    )
  }

  /// Adds a search field with tokens that their views change, such as by a menu in each of them.
  ///
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - editableTokens: The tokens in the field.
  ///   - isPresented: Whether a search is active. Setting it moves the focus into the field.
  ///   - placement: The preferred place of the field. Here it is always at the same place.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: Makes the view of a token from a binding to it.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View where C.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let field = TokenField(text: text, isPresented: isPresented, prompt: prompt, location: location)
    return EditedTokenSearch(
      content: self,
      field: field,
      tokens: editableTokens,
      token: token
    )
  }

  /// Adds a search field with tokens that their views change.
  ///
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - editableTokens: The tokens in the field.
  ///   - isPresented: Whether a search is active. Setting it moves the focus into the field.
  ///   - placement: The preferred place of the field. Here it is always at the same place.
  ///   - prompt: The placeholder of the empty field.
  ///   - token: Makes the view of a token from a binding to it.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View where C.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let field = TokenField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      location: location
    )
    return EditedTokenSearch(
      content: self,
      field: field,
      tokens: editableTokens,
      token: token
    )
  }

  /// Adds a search field with tokens that their views change and a prompt that is known only at run time.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View where C.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let field = TokenField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      location: location
    )
    return EditedTokenSearch(
      content: self,
      field: field,
      tokens: editableTokens,
      token: token
    )
  }
}
