// Types of SwiftUI that embed views of UIKit and AppKit, or are embedded there. The compiler names the reason at their line.

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public protocol UIViewRepresentable {}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public protocol UIViewControllerRepresentable {}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public protocol NSViewRepresentable {}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public protocol NSViewControllerRepresentable {}

@available(*, unavailable, message: "A page shows views of SwiftUI itself. Leave the host out.")
public struct UIHostingController<Content: View> {
  public init(rootView: Content) {}
}

@available(*, unavailable, message: "A page shows views of SwiftUI itself. Leave the host out.")
public struct NSHostingView<Content: View> {
  public init(rootView: Content) {}
}

@available(*, unavailable, message: "A page shows views of SwiftUI itself. Leave the host out.")
public struct NSHostingController<Content: View> {
  public init(rootView: Content) {}
}

@available(
  *,
  unavailable,
  message:
    "No system calls a delegate. Write '.onChange' of '\\.scenePhase', or 'init' of the 'App'."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  public var wrappedValue: Delegate? { nil }

  public init(_ type: Delegate.Type) {}
}

@available(
  *,
  unavailable,
  message:
    "No system calls a delegate. Write '.onChange' of '\\.scenePhase', or 'init' of the 'App'."
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
  public var wrappedValue: Delegate? { nil }

  public init(_ type: Delegate.Type) {}
}
