// Views of UIKit and AppKit, so that the compiler tells of a type that embeds one what to do, before it tells of each name
// in it.

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIView {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIViewController {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UILabel {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIButton {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIControl {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UITextField {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UITextView {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIScrollView {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIImageView {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIActivityIndicatorView {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIVisualEffectView {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UINavigationController {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIActivityViewController {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of UIKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class UIImagePickerController {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class NSView {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class NSViewController {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class NSTextField {
  public init() {}
}

@available(
  *,
  unavailable,
  message: """
    A browser has no views of AppKit. Write the view in SwiftUI, and this one for Apple alone: \
    '#if canImport(Darwin)'.
    """
)
public class NSTextView {
  public init() {}
}
