// The forms of earlier versions with the label `unwrapping:`, of modifiers that present views. The original has replaced
// them by those with `item:`.

public import CasePaths
public import ViewLayer

nonisolated extension View {
  /// Presents a sheet that edits a value, while there is one.
  ///
  /// Earlier versions have this form. New code writes `sheet(item:)`.
  ///
  /// ```swift
  /// .sheet(unwrapping: $model.edited) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: A binding to the value. It becomes `nil` when the user leaves the sheet. Another value changes the
  ///     content that is shown.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: Makes the content from a binding to the value.
  /// - Returns: The presenting view.
  public func sheet<Value>(
    unwrapping value: Binding<Value?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> some View
  ) -> some View {
    sheet(isPresented: value.isPresent(), onDismiss: onDismiss) {
      Binding(unwrapping: value).map(content)
    }
  }

  /// Presents a sheet that edits the value of a case, while an enum is that case.
  public func sheet<Enum, Case>(
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, Case>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Case>) -> some View
  ) -> some View {
    sheet(unwrapping: `enum`.case(casePath), onDismiss: onDismiss, content: content)
  }
}

nonisolated extension View {
  /// Presents a cover over the whole screen that edits a value, while there is one.
  ///
  /// Earlier versions have this form. New code writes `fullScreenCover(item:)`.
  ///
  /// ```swift
  /// .fullScreenCover(unwrapping: $model.edited) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: A binding to the value. It becomes `nil` when the user leaves the cover. Another value changes the
  ///     content that is shown.
  ///   - onDismiss: Called when the cover has closed.
  ///   - content: Makes the content from a binding to the value.
  /// - Returns: The presenting view.
  public func fullScreenCover<Value>(
    unwrapping value: Binding<Value?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> some View
  ) -> some View {
    fullScreenCover(isPresented: value.isPresent(), onDismiss: onDismiss) {
      Binding(unwrapping: value).map(content)
    }
  }

  /// Presents a cover over the whole screen that edits the value of a case, while an enum is that case.
  public func fullScreenCover<Enum, Case>(
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, Case>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Case>) -> some View
  ) -> some View {
    fullScreenCover(unwrapping: `enum`.case(casePath), onDismiss: onDismiss, content: content)
  }
}

nonisolated extension View {
  /// Presents a popover that edits a value, while there is one.
  ///
  /// Earlier versions have this form. New code writes `popover(item:)`.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. It becomes `nil` when the user leaves the popover. Another value changes the
  ///     content that is shown.
  ///   - attachmentAnchor: The part of the view at which the popover is.
  ///   - arrowEdge: The side of that part.
  ///   - content: Makes the content from a binding to the value.
  /// - Returns: The presenting view.
  public func popover<Value>(
    unwrapping value: Binding<Value?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Value>) -> some View
  ) -> some View {
    popover(
      isPresented: value.isPresent(),
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge
    ) {
      Binding(unwrapping: value).map(content)
    }
  }

  /// Presents a popover that edits the value of a case, while an enum is that case.
  public func popover<Enum, Case>(
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, Case>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Case>) -> some View
  ) -> some View {
    popover(
      unwrapping: `enum`.case(casePath),
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge,
      content: content
    )
  }
}

nonisolated extension View {
  /// Pushes a screen that edits a value, while there is one.
  ///
  /// Earlier versions have this form. New code writes `navigationDestination(item:)`.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. It becomes `nil` when the user leaves the screen.
  ///   - destination: Makes the screen from a binding to the value.
  /// - Returns: A view that pushes the screen.
  public func navigationDestination<Value>(
    unwrapping value: Binding<Value?>,
    @ViewBuilder destination: @escaping (Binding<Value>) -> some View
  ) -> some View {
    navigationDestination(isPresented: value.isPresent()) {
      Binding(unwrapping: value).map(destination)
    }
  }

  /// Pushes a screen that edits the value of a case, while an enum is that case.
  public func navigationDestination<Enum, Case>(
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, Case>,
    @ViewBuilder destination: @escaping (Binding<Case>) -> some View
  ) -> some View {
    navigationDestination(unwrapping: `enum`.case(casePath), destination: destination)
  }
}
