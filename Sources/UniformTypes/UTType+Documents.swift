// Texts, documents and archives.

extension UTType {
  /// Anything that can be a file.
  public static let item = UTType(declaring: "public.item")
  /// Anything with content for people, such as a text or a picture.
  public static let content = UTType(declaring: "public.content")
  /// Content of several kinds, such as a text with pictures.
  public static let compositeContent = UTType(
    declaring: "public.composite-content",
    parents: [.content]
  )
  /// Any file.
  public static let data = UTType(declaring: "public.data", parents: [.item])
  /// The address of something.
  public static let url = UTType(declaring: "public.url", parents: [.data])
  /// Text of any kind.
  public static let text = UTType(
    declaring: "public.text",
    mime: ["text/*"],
    parents: [.data, .content]
  )
  /// Text without markup.
  public static let plainText = UTType(
    declaring: "public.plain-text",
    ["txt", "text"],
    mime: ["text/plain"],
    parents: [.text]
  )
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(
    declaring: "public.utf8-plain-text",
    parents: [.plainText]
  )
  /// The Rich Text Format.
  public static let rtf = UTType(
    declaring: "public.rtf",
    ["rtf"],
    mime: ["text/rtf", "application/rtf"],
    parents: [.text]
  )
  /// A web page.
  public static let html = UTType(
    declaring: "public.html",
    ["html", "htm"],
    mime: ["text/html"],
    parents: [.text]
  )
  /// A document in XML.
  public static let xml = UTType(
    declaring: "public.xml",
    ["xml"],
    mime: ["application/xml", "text/xml"],
    parents: [.text]
  )
  /// A document in JSON.
  public static let json = UTType(
    declaring: "public.json",
    ["json"],
    mime: ["application/json"],
    parents: [.text]
  )
  /// A document in YAML.
  public static let yaml = UTType(
    declaring: "public.yaml",
    ["yaml", "yml"],
    mime: ["application/x-yaml"],
    parents: [.text]
  )
  static let markdown = UTType(
    declaring: "net.daringfireball.markdown",
    ["md", "markdown"],
    mime: ["text/markdown"],
    parents: [.plainText]
  )
  /// A log.
  public static let log = UTType(declaring: "com.apple.log", ["log"], parents: [.plainText])
  /// A program's source.
  public static let sourceCode = UTType(declaring: "public.source-code", parents: [.plainText])
  /// A program's source in Swift.
  public static let swiftSource = UTType(
    declaring: "public.swift-source",
    ["swift"],
    parents: [.sourceCode]
  )
  /// A table as text.
  public static let delimitedText = UTType(
    declaring: "public.delimited-values-text",
    parents: [.text]
  )
  /// A table as text, with commas between the values.
  public static let commaSeparatedText = UTType(
    declaring: "public.comma-separated-values-text",
    ["csv"],
    mime: ["text/csv"],
    parents: [.delimitedText]
  )
  /// A table as text, with tabs between the values.
  public static let tabSeparatedText = UTType(
    declaring: "public.tab-separated-values-text",
    ["tsv"],
    mime: ["text/tab-separated-values"],
    parents: [.delimitedText]
  )
  /// A property list.
  public static let propertyList = UTType(
    declaring: "com.apple.property-list",
    ["plist"],
    parents: [.data]
  )
  /// A document in the Portable Document Format.
  public static let pdf = UTType(
    declaring: "com.adobe.pdf",
    ["pdf"],
    mime: ["application/pdf"],
    parents: [.data, .compositeContent]
  )
  /// An electronic book.
  public static let epub = UTType(
    declaring: "org.idpf.epub-container",
    ["epub"],
    mime: ["application/epub+zip"],
    parents: [.data, .compositeContent]
  )
  /// The address of a person as a vCard.
  public static let vCard = UTType(
    declaring: "public.vcard",
    ["vcf", "vcard"],
    mime: ["text/vcard"],
    parents: [.text]
  )
  /// Several files in one.
  public static let archive = UTType(declaring: "public.archive", parents: [.data])
  /// An archive in ZIP.
  public static let zip = UTType(
    declaring: "public.zip-archive",
    ["zip"],
    mime: ["application/zip"],
    parents: [.archive]
  )
  /// A file that is compressed by gzip.
  public static let gzip = UTType(
    declaring: "org.gnu.gnu-zip-archive",
    ["gz"],
    mime: ["application/gzip"],
    parents: [.archive]
  )
}
