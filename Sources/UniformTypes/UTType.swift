/// A type of file, such as ``png``, with the file names and the MIME types that stand for it.
///
/// It has the names of Apple's `UTType`. A module alias lets sources import it under the same name as there; see
/// docs/Moving.md.
///
/// ```swift
/// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.image, .pdf]) { result in … }
/// ```
///
/// Differs from Apple's in that nothing is registered on the system: there are the types of this module and those that
/// an app makes.
public struct UTType: Sendable {
  /// The name of the type, such as `public.png`.
  public let identifier: String
  /// The file name extensions without the dot, the preferred one first.
  let extensions: [String]
  /// The MIME types, the preferred one first.
  let mimeTypes: [String]
  /// The types to which this one conforms directly.
  let parents: [UTType]

  init(
    declaring identifier: String,
    _ extensions: [String] = [],
    mime: [String] = [],
    parents: [UTType] = []
  ) {
    self.identifier = identifier
    self.extensions = extensions
    self.mimeTypes = mime
    self.parents = parents
  }

  /// Creates a known type from its identifier.
  ///
  /// - Parameter identifier: The identifier, such as `public.png`.
  public init?(_ identifier: String) {
    guard let type = UTType.known[identifier.lowercased()] else { return nil }
    self = type
  }

  /// Creates the type of files with a file name extension.
  ///
  /// For an extension that is not known, it creates a type of its own for it.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without the dot. Its case does not matter.
  ///   - supertype: A type to which the result has to conform.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let filenameExtension = filenameExtension.lowercased()
    guard !filenameExtension.isEmpty, !filenameExtension.contains(where: { "/.".contains($0) })
    else { return nil }
    let known = UTType.declared.first {
      $0.extensions.contains(filenameExtension) && $0.conforms(to: supertype)
    }
    self =
      known
      ?? UTType(
        declaring: "dyn.extension.\(filenameExtension)",
        [filenameExtension],
        parents: [supertype]
      )
  }

  /// Creates the type of files with a MIME type, if it is known.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `image/png`.
  ///   - supertype: A type to which the result has to conform.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let mimeType = mimeType.lowercased()
    let known = UTType.declared.first {
      $0.mimeTypes.contains(mimeType) && $0.conforms(to: supertype)
    }
    guard let known else { return nil }
    self = known
  }

  /// Creates a type that the app defines.
  ///
  /// On Apple's platforms the app's property list adds file name extensions to it. Here it has those of the type to
  /// which it conforms. To accept files by an extension of your own, use ``init(filenameExtension:conformingTo:)``.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, such as `com.example.trip`.
  ///   - supertype: A type to which the new one conforms.
  public init(exportedAs identifier: String, conformingTo supertype: UTType? = nil) {
    self =
      UTType.known[identifier.lowercased()]
      ?? UTType(
        declaring: identifier,
        supertype?.extensions ?? [],
        mime: supertype?.mimeTypes ?? [],
        parents: [supertype ?? .data]
      )
  }

  /// Creates a type that another app defines, as ``init(exportedAs:conformingTo:)`` does.
  public init(importedAs identifier: String, conformingTo supertype: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: supertype)
  }

  /// The usual file name extension, without the dot.
  public var preferredFilenameExtension: String? { extensions.first }

  /// The usual MIME type.
  public var preferredMIMEType: String? { mimeTypes.first { !$0.hasSuffix("*") } }

  /// Whether the app made the type from an extension that is not known.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// All types to which this one conforms, without itself.
  public var supertypes: Set<UTType> {
    Set(parents.flatMap { $0.supertypes.union([$0]) })
  }

  /// Whether a type is this one or a more general one.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether this type conforms to it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Whether a type is a more special one than this.
  public func isSupertype(of type: UTType) -> Bool {
    self != type && type.conforms(to: self)
  }

  /// Whether a type is a more general one than this.
  public func isSubtype(of type: UTType) -> Bool {
    type.isSupertype(of: self)
  }
}

extension UTType: Hashable {
  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier == other.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
