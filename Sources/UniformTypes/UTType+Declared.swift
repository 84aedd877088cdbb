extension UTType {
  /// The types of this module, general ones before special ones.
  ///
  /// The first type of a file name extension or of a MIME type is the usual one.
  static let declared: [UTType] = [
    .item, .content, .compositeContent, .data, .url, .text, .plainText, .utf8PlainText, .rtf, .html,
    .xml, .json, .yaml, .markdown, .log, .sourceCode, .swiftSource, .delimitedText,
    .commaSeparatedText, .tabSeparatedText, .propertyList, .pdf, .epub, .vCard, .archive, .zip,
    .gzip, .image, .png, .jpeg, .gif, .tiff, .bmp, .webP, .svg, .heic, .heif, .audiovisualContent,
    .movie, .video, .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .mpeg4Audio, .wav,
  ]

  static let known = Dictionary(
    uniqueKeysWithValues: declared.map { ($0.identifier.lowercased(), $0) }
  )
}
