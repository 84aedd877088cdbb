import Testing
import UniformTypes
import ViewCore

/// Names of files that come from outside, and the types that they stand for.
struct FileNameTests {
  @Test(
    arguments: [
      ("a.txt", "a.txt"), ("../../x", "x"), ("C:\\docs\\b.txt", "b.txt"), ("..", "file"),
      ("", "file"), (".profile", "profile"), ("a\u{0}b\u{202E}c.txt", "a_b_c.txt"),
      ("  a . ", "a"), ("grüße 😀.md", "grüße 😀.md"), ("a:b?.txt", "a_b_.txt"), ("/", "file"),
      ("../\u{301}etc/\u{301}passwd", "passwd"), ("x\\\u{308}y", "y"),
      (".\u{301}profile", "profile"),
    ]
  )
  func cleanedNameIsOneSafeComponent(name: String, cleaned: String) {
    #expect(FileName.cleaned(name) == cleaned)
  }

  @Test
  func longNameKeepsItsExtension() {
    let name = FileName.cleaned(String(repeating: "ü", count: 5000) + ".txt")
    #expect(name.utf8.count <= 120)
    #expect(name.hasSuffix("ü.txt"))
    #expect(FileName.cleaned("a." + String(repeating: "x", count: 5000)).utf8.count <= 120)
  }

  @Test
  func nameThatIsOneLongCharacterIsShortened() {
    let name = FileName.cleaned("a" + String(repeating: "\u{301}", count: 1_000_000) + ".txt")
    #expect(name.utf8.count <= 120)
    #expect(name.hasSuffix(".txt"))
  }

  @Test
  func typesConformToMoreGeneralOnes() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(UTType("public.png") == .png)
    #expect(UTType("public.unknown") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.image.preferredMIMEType == nil)
    let trip = UTType(filenameExtension: "trip", conformingTo: .json)
    #expect(trip?.conforms(to: .text) == true)
    #expect(trip?.isDynamic == true)
    #expect(UTType(exportedAs: "com.example.trip", conformingTo: .json).conforms(to: .json))
  }

  @Test(
    arguments: [
      (UTType.plainText, "txt", "text/plain"), (.rtf, "rtf", "text/rtf"),
      (.html, "html", "text/html"), (.xml, "xml", "application/xml"),
      (.json, "json", "application/json"), (.yaml, "yaml", "application/x-yaml"),
      (.commaSeparatedText, "csv", "text/csv"),
      (.tabSeparatedText, "tsv", "text/tab-separated-values"), (.pdf, "pdf", "application/pdf"),
      (.epub, "epub", "application/epub+zip"), (.vCard, "vcf", "text/vcard"),
      (.zip, "zip", "application/zip"), (.gzip, "gz", "application/gzip"),
      (.png, "png", "image/png"), (.jpeg, "jpeg", "image/jpeg"), (.gif, "gif", "image/gif"),
      (.tiff, "tiff", "image/tiff"), (.bmp, "bmp", "image/bmp"), (.webP, "webp", "image/webp"),
      (.svg, "svg", "image/svg+xml"), (.heic, "heic", "image/heic"), (.heif, "heif", "image/heif"),
      (.mpeg4Movie, "mp4", "video/mp4"), (.quickTimeMovie, "mov", "video/quicktime"),
      (.mp3, "mp3", "audio/mpeg"), (.mpeg4Audio, "m4a", "audio/mp4"), (.wav, "wav", "audio/wav"),
    ]
  )
  func typeIsThatOfItsExtensionAndOfItsMIMEType(type: UTType, name: String, mimeType: String) {
    #expect(type.preferredFilenameExtension == name)
    #expect(type.preferredMIMEType == mimeType)
    #expect(UTType(filenameExtension: name) == type)
    #expect(UTType(mimeType: mimeType) == type)
  }

  @Test(
    arguments: [
      (UTType.image, "a.PNG", true), (.image, "a.txt", false), (.plainText, "a.swift", true),
      (.data, "a", true), (.content, "a.unknown", true), (.pdf, "a", false),
      (UTType(exportedAs: "com.example.trip", conformingTo: .json), "a.json", true),
    ]
  )
  func fileIsOfATypeByItsExtension(type: UTType, name: String, isIncluded: Bool) {
    #expect(type.includes(fileName: name) == isIncluded)
  }
}
