// Pictures, films and sound.

extension UTType {
  /// A picture of any kind.
  public static let image = UTType(
    declaring: "public.image",
    mime: ["image/*"],
    parents: [.data, .content]
  )
  /// A picture in PNG.
  public static let png = UTType(
    declaring: "public.png",
    ["png"],
    mime: ["image/png"],
    parents: [.image]
  )
  /// A picture in JPEG.
  public static let jpeg = UTType(
    declaring: "public.jpeg",
    ["jpeg", "jpg", "jpe"],
    mime: ["image/jpeg"],
    parents: [.image]
  )
  /// A picture in GIF.
  public static let gif = UTType(
    declaring: "com.compuserve.gif",
    ["gif"],
    mime: ["image/gif"],
    parents: [.image]
  )
  /// A picture in TIFF.
  public static let tiff = UTType(
    declaring: "public.tiff",
    ["tiff", "tif"],
    mime: ["image/tiff"],
    parents: [.image]
  )
  /// A picture in BMP.
  public static let bmp = UTType(
    declaring: "com.microsoft.bmp",
    ["bmp"],
    mime: ["image/bmp"],
    parents: [.image]
  )
  /// A picture in WebP.
  public static let webP = UTType(
    declaring: "org.webmproject.webp",
    ["webp"],
    mime: ["image/webp"],
    parents: [.image]
  )
  /// A drawing in SVG.
  public static let svg = UTType(
    declaring: "public.svg-image",
    ["svg"],
    mime: ["image/svg+xml"],
    parents: [.image]
  )
  /// A picture in HEIC.
  public static let heic = UTType(
    declaring: "public.heic",
    ["heic"],
    mime: ["image/heic"],
    parents: [.heif]
  )
  /// A picture in HEIF.
  public static let heif = UTType(
    declaring: "public.heif",
    ["heif"],
    mime: ["image/heif"],
    parents: [.image]
  )
  /// Sound, or moving pictures.
  public static let audiovisualContent = UTType(
    declaring: "public.audiovisual-content",
    parents: [.data, .content]
  )
  /// Moving pictures, perhaps with sound.
  public static let movie = UTType(declaring: "public.movie", parents: [.audiovisualContent])
  /// Moving pictures without sound.
  public static let video = UTType(declaring: "public.video", mime: ["video/*"], parents: [.movie])
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(
    declaring: "public.mpeg-4",
    ["mp4"],
    mime: ["video/mp4"],
    parents: [.movie]
  )
  /// A film in QuickTime's format.
  public static let quickTimeMovie = UTType(
    declaring: "com.apple.quicktime-movie",
    ["mov", "qt"],
    mime: ["video/quicktime"],
    parents: [.movie]
  )
  /// Sound.
  public static let audio = UTType(
    declaring: "public.audio",
    mime: ["audio/*"],
    parents: [.audiovisualContent]
  )
  /// Sound in MP3.
  public static let mp3 = UTType(
    declaring: "public.mp3",
    ["mp3"],
    mime: ["audio/mpeg"],
    parents: [.audio]
  )
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(
    declaring: "public.mpeg-4-audio",
    ["m4a"],
    mime: ["audio/mp4"],
    parents: [.audio]
  )
  /// Sound in WAV.
  public static let wav = UTType(
    declaring: "com.microsoft.waveform-audio",
    ["wav"],
    mime: ["audio/wav", "audio/vnd.wave"],
    parents: [.audio]
  )
}
