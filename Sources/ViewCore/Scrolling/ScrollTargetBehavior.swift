/// The places at which scrolling comes to rest.
///
/// Apps cannot declare behaviors, because the browser scrolls.
public protocol ScrollTargetBehavior: Sendable {
  /// Identifies the places.
  ///
  /// Only the library creates values of this type.
  var _places: _ScrollPlaces { get }
}

/// The places at which scrolling comes to rest.
public struct _ScrollPlaces: Hashable, Sendable {
  /// Whether one gesture passes at most one place.
  let isOneByOne: Bool
  /// Whether each view of the content's own stack is a place.
  let isOfPages: Bool
}

/// Scrolling comes to rest at the next page.
///
/// Where we differ: a page is a view of the stack inside, not a length of the scroll view, because a browser knows places
/// of elements alone. ``View/containerRelativeFrame(_:alignment:)`` gives each view the length of the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public var _places: _ScrollPlaces { _ScrollPlaces(isOneByOne: true, isOfPages: true) }
  public init() {}
}

/// Scrolling comes to rest where a view begins.
///
/// The views are those inside of ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  private let limitBehavior: LimitBehavior

  public var _places: _ScrollPlaces {
    _ScrollPlaces(isOneByOne: limitBehavior.isOneByOne, isOfPages: false)
  }

  /// Creates the behavior.
  ///
  /// - Parameter limitBehavior: How many views one gesture may pass.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
  }

  /// How many views one gesture may pass.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let isOneByOne: Bool

    /// Any number, as a browser decides.
    public static let automatic = Self(isOneByOne: false)
    /// One view.
    public static let always = Self(isOneByOne: true)
    /// One view.
    public static let alwaysByOne = Self(isOneByOne: true)
    /// Any number.
    public static let never = Self(isOneByOne: false)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling comes to rest at the next page.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling comes to rest where a view begins.
  public static var viewAligned: Self { Self() }

  /// Scrolling comes to rest where a view begins.
  ///
  /// - Parameter limitBehavior: How many views one gesture may pass.
  /// - Returns: The behavior.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

nonisolated extension View {
  /// Sets where scrolling comes to rest in the scroll views inside.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack {
  ///     ForEach(photos) { PhotoView(photo: $0).containerRelativeFrame(.horizontal) }
  ///   }
  ///   .scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  ///
  /// A scroll view that fills the window scrolls with the page, and comes to rest anywhere.
  ///
  /// - Parameter behavior: The behavior.
  /// - Returns: The view with its places to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    EnvironmentView(content: self, value: behavior._places) { $1.scrollSettings.places = $0 }
  }

  /// Makes the views of a stack the places at which a scroll view around it comes to rest.
  ///
  /// - Parameter isEnabled: Whether they are such places.
  /// - Returns: The stack.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    BoxedView(self, class: isEnabled ? "effect \(ClassName.targets)" : "effect")
  }
}
