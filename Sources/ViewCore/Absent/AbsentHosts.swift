// Types of SwiftUI that embed views of UIKit and AppKit, or are embedded there. The compiler names the reason at their line.

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public var coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public var coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public var coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public var coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
}

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
