extension Symbol {
  /// The symbols by name.
  static let drawings: [String: Symbol] =
    symbols(
      [things, people, media, nature, office, tools, communication, places],
      filledBy: .inside
    )
    .merging(
      symbols(
        [
          directions, marks, signs, arrows, crafts, devices, figures, health, household, layout,
          leisure, pages, recordings, shapes, texts, travel, turns, weather,
        ],
        filledBy: .insideClosedLines
      )
    ) { first, _ in first }

  /// Returns all symbols of several groups, with a way to fill those that have none of their own.
  private static func symbols(_ groups: [[String: Symbol]], filledBy fill: Fill) -> [String: Symbol]
  {
    groups.reduce(into: [:]) { $0.merge($1) { first, _ in first } }.mapValues { symbol in
      var symbol = symbol
      symbol.fill = symbol.fill ?? fill
      return symbol
    }
  }

  private static let things: [String: Symbol] = [
    "calendar": Symbol(
      label: "Calendar",
      lines:
        "M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H5"
        + "a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5zM8 3.5v3.5M16 3.5v3.5",
      details: "M3.5 10h17"
    ),
    "clock": Symbol(
      label: "Clock",
      lines: "M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0z",
      details: "M12 7v5l3.5 2"
    ),
    "timer": Symbol(
      label: "Timer",
      lines:
        "M20 13a8 8 0 1 1-16 0a8 8 0 0 1 16 0zM9.5 2.5h5M12 2.5V5M18.5 6.5l-1 1",
      details: "M12 13l3-3.5"
    ),
    "hourglass": Symbol(label: "Hourglass", lines: hourglass),
    "hourglass.bottomhalf.fill": Symbol(
      label: "Time spent",
      lines: hourglass,
      area: "M7.8 20.5v-2.6c0-1.5 4.2-2.9 4.2-2.9s4.2 1.4 4.2 2.9v2.6z"
    ),
    "hourglass.tophalf.fill": Symbol(
      label: "Time left",
      lines: hourglass,
      area: "M7.8 5.5h8.4v.7c0 1.9-4.2 3.3-4.2 5c0-1.7-4.2-3.1-4.2-5z"
    ),
    "paintpalette": Symbol(
      label: "Palette",
      lines: palette,
      area: circles(1.1, at: (7.5, 12.5), (9, 8.3), (13, 6.8), (17, 9))
    ),
    "paintpalette.fill": Symbol(
      label: "Palette",
      area: palette + circles(1.3, at: (7.5, 12.5), (9, 8.3), (13, 6.8), (17, 9))
    ),
    "magnifyingglass": Symbol(label: "Search", lines: lens),
    "heart": Symbol(label: "Love", lines: heart),
    "heart.fill": Symbol(label: "Love", area: heart),
    "star": Symbol(label: "Favorite", lines: star),
    "star.fill": Symbol(label: "Favorite", area: star),
    "star.leadinghalf.filled": Symbol(
      label: "Half a star",
      lines: star,
      area: "M12 3.5L9.4 8.9L3.5 9.7L7.8 13.8L6.7 19.7L12 16.8z"
    ),
    "trash": Symbol(
      label: "Delete",
      lines:
        "M4.5 6.5h15M9.5 6.5V5A1.5 1.5 0 0 1 11 3.5h2A1.5 1.5 0 0 1 14.5 5v1.5"
        + "M6.5 6.5l.8 12.5a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12.5"
        + "M10 10.5v6M14 10.5v6"
    ),
    "trash.fill": Symbol(
      label: "Delete",
      lines: "M4.5 6.5h15M9.5 6.5V5A1.5 1.5 0 0 1 11 3.5h2A1.5 1.5 0 0 1 14.5 5v1.5",
      area:
        "M5.7 6.5h12.6l-.9 12.7a2 2 0 0 1-2 1.8H8.6a2 2 0 0 1-2-1.8zM9.4 10v7h1.3"
        + "v-7zM13.3 10v7h1.3v-7z"
    ),
    "pencil": Symbol(
      label: "Edit",
      lines: "M4.5 19.5l1-4L16.3 4.7a1.7 1.7 0 0 1 2.4 0l.6.6a1.7 1.7 0 0 1 0 2.4"
        + "L8.5 18.5zM14.5 6.5l3 3"
    ),
    "square.and.pencil": Symbol(
      label: "Compose",
      lines:
        "M12 4.5H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h11.5a2 2 0 0 0 2-2v-6M10 14"
        + "l.5-2.5L18 4a1.4 1.4 0 0 1 2 2l-7.5 7.5z"
    ),
    "gear": Symbol(label: "Settings", lines: gear),
    "gearshape": Symbol(label: "Settings", lines: gear),
    "bell": Symbol(label: "Notifications", lines: bell + "M10 20.5h4"),
    "bell.fill": Symbol(label: "Notifications", lines: "M10 20.5h4", area: bell),
    "envelope": Symbol(
      label: "Mail",
      lines:
        "M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5"
        + "A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z",
      details: "M4 7l8 6.5L20 7"
    ),
    "lock": Symbol(label: "Locked", lines: lockBody + "M8 10.5V7.5a4 4 0 0 1 8 0v3"),
    "lock.fill": Symbol(label: "Locked", lines: "M8 10.5V7.5a4 4 0 0 1 8 0v3", area: lockBody),
    "lock.open": Symbol(label: "Unlocked", lines: lockBody + "M8 10.5V7a4 4 0 0 1 7.7-1.5"),
    "eye": Symbol(
      label: "Show",
      lines:
        "M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12zM15 12"
        + "a3 3 0 1 1-6 0a3 3 0 0 1 6 0z"
    ),
    "eye.slash": Symbol(
      label: "Hide",
      lines:
        "M6.5 7C4 8.9 2.5 12 2.5 12S6 18.5 12 18.5c1.8 0 3.4-.6 4.7-1.4M9.5 5.9"
        + "c.8-.3 1.6-.4 2.5-.4c6 0 9.5 6.5 9.5 6.5s-.8 1.5-2.3 3.1M4 4l16 16"
    ),
    "folder": Symbol(
      label: "Folder",
      lines:
        "M3.5 18V6A1.5 1.5 0 0 1 5 4.5h4l2 2.5h8A1.5 1.5 0 0 1 20.5 8.5V18"
        + "a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18z"
    ),
    "doc": Symbol(label: "Document", lines: page),
    "doc.text": Symbol(label: "Document", lines: page, details: "M8.5 12.5h7M8.5 16h7"),
    "book": Symbol(
      label: "Book",
      lines:
        "M12 6.5C10 5 7 4.5 3.5 4.8v13.7c3.5-.3 6.5.2 8.5 1.7c2-1.5 5-2 8.5-1.7V4.8"
        + "C17 4.5 14 5 12 6.5zM12 6.5v13.7"
    ),
    "bookmark": Symbol(
      label: "Bookmark",
      lines: "M7 4h10a1 1 0 0 1 1 1v15.5l-6-4.5l-6 4.5V5a1 1 0 0 1 1-1z"
    ),
    "bookmark.fill": Symbol(
      label: "Bookmark",
      area: "M7 3.5h10A1.5 1.5 0 0 1 18.5 5v16.5L12 16.7l-6.5 4.8V5A1.5 1.5 0 0 1 7 3.5z"
    ),
    "tag": Symbol(
      label: "Tag",
      lines: "M3.5 4.5v7l9 9a1.4 1.4 0 0 0 2 0l6-6a1.4 1.4 0 0 0 0-2l-9-9h-7a1 1 0 0 0-1 1z",
      area: circle(8, 8, 1.1)
    ),
    "flag": Symbol(label: "Flag", lines: "M5.5 21V4M5.5 5c4-2.5 8 2 13 0v9c-5 2-9-2.5-13 0"),
    "cart": Symbol(
      label: "Cart",
      lines: "M2.5 4h2.7l2.6 11.5h10L20.5 7H6",
      area: circle(9, 19.5, 1.4) + circle(16.5, 19.5, 1.4)
    ),
    "link": Symbol(
      label: "Link",
      lines: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3"
        + "a4 4 0 0 0 5.7 5.7L12 17"
    ),
    "paperplane": Symbol(label: "Send", lines: "M20.5 3.5L3 10.5l6.5 3l3 7zM20.5 3.5L9.5 13.5"),
    "photo": Symbol(
      label: "Photo",
      lines: "M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5"
        + "A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5z",
      details: "M4 17l5-5l4 4l3-2.5l4 3.5",
      area: circle(15.5, 9, 1.5)
    ),
    "camera": Symbol(
      label: "Camera",
      lines:
        "M5 7.5h2.5l1.5-2.5h6l1.5 2.5H19A1.5 1.5 0 0 1 20.5 9v9"
        + "a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V9A1.5 1.5 0 0 1 5 7.5z",
      details: "M15.5 13a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0z"
    ),
    "phone": Symbol(
      label: "Phone",
      lines: "M5 4h3.5l2 4.5l-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2l4.5 2V19"
        + "a1.5 1.5 0 0 1-1.7 1.5A16.5 16.5 0 0 1 3.5 5.7A1.5 1.5 0 0 1 5 4z"
    ),
    "gift": Symbol(
      label: "Gift",
      lines: "M4.5 11.5h15V20h-15zM3.5 7.5h17v4h-17zM12 7.5V20M12 7.5C8 7.5 7 3.5 9 3.5"
        + "S12 7.5 12 7.5zM12 7.5c4 0 5-4 3-4s-3 4-3 4z"
    ),
    "lightbulb": Symbol(
      label: "Idea",
      lines: "M9.5 18.5h5M10 21h4M9.5 18.5v-2C7.5 15 6 13 6 10a6 6 0 0 1 12 0"
        + "c0 3-1.5 5-3.5 6.5v2"
    ),
    "bolt": Symbol(label: "Lightning", lines: "M13.5 3L5.5 13.5H12L10.5 21l8-10.5H12z"),
    "bolt.fill": Symbol(label: "Lightning", area: "M13.9 2L4.5 14.2H11L9.9 22.3L19.6 9.8h-6.9z"),
  ]

  private static let people: [String: Symbol] = [
    "person": Symbol(label: "Person", lines: person),
    "person.fill": Symbol(label: "Person", area: person),
    "person.2": Symbol(
      label: "People",
      lines:
        "M12 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0zM2 19.5c0-3.5 2.8-5.3 6.5-5.3"
        + "s6.5 1.8 6.5 5.3zM15 4.8a3.5 3.5 0 0 1 0 6.5M17 14.5c3 .3 5 2 5 5"
    ),
    "person.3": Symbol(label: "People", lines: crowd),
    "person.3.fill": Symbol(label: "People", area: crowd),
    "person.badge.plus": Symbol(
      label: "Add person",
      lines:
        "M13.5 8a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0zM2.5 20"
        + "c0-3.7 3-5.6 7.2-5.6s7.2 1.9 7.2 5.6zM19 8v6M16 11h6"
    ),
    "hand.thumbsup": Symbol(
      label: "Like",
      lines: "M7.5 10.5v9.5H4v-9.5zM7.5 10.5L11.5 3.5c1.5 0 2.5 1 2.5 2.5v3.5h4.5"
        + "a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.8a1.8 1.8 0 0 1-1.8 1.5H7.5"
    ),
  ]

  private static let media: [String: Symbol] = [
    "mic": Symbol(label: "Microphone", lines: capsule + micStand),
    "mic.fill": Symbol(label: "Microphone", lines: micStand, area: capsule),
    "mic.slash": Symbol(label: "Microphone off", lines: capsule + micStand + "M4 3l16 18"),
    "play": Symbol(label: "Play", lines: triangle),
    "play.fill": Symbol(label: "Play", area: triangle),
    "arrowtriangle.right": Symbol(label: "Forward", lines: triangle),
    "arrowtriangle.right.fill": Symbol(label: "Forward", area: triangle),
    "pause": Symbol(label: "Pause", lines: "M8.5 5v14M15.5 5v14"),
    "pause.fill": Symbol(label: "Pause", area: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z"),
    "stop": Symbol(label: "Stop", lines: "M6.5 6.5h11v11h-11z"),
    "stop.fill": Symbol(label: "Stop", area: "M6 6h12v12H6z"),
    "forward": Symbol(label: "Next", lines: forward),
    "forward.fill": Symbol(label: "Next", area: forward),
    "backward": Symbol(label: "Previous", lines: backward),
    "backward.fill": Symbol(label: "Previous", area: backward),
    "record.circle": Symbol(
      label: "Record",
      lines: "M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0z",
      area: circle(12, 12, 4.5)
    ),
    "speaker": Symbol(label: "Speaker", lines: speaker),
    "speaker.fill": Symbol(label: "Speaker", area: speaker),
    "speaker.wave.1": Symbol(label: "Sound", lines: speaker + innerWave),
    "speaker.wave.2": Symbol(label: "Sound", lines: speaker + innerWave + middleWave),
    "speaker.wave.3": Symbol(
      label: "Loud sound",
      lines: speaker + innerWave + middleWave + "M20.3 4.3a11 11 0 0 1 0 15.4"
    ),
    "speaker.slash": Symbol(label: "No sound", lines: speaker + "M16 9.5l5 5M21 9.5l-5 5"),
    "gamecontroller": Symbol(
      label: "Game",
      lines:
        "M7.5 7h9a5 5 0 0 1 4.9 4l.9 4.6a2.4 2.4 0 0 1-4.2 2L15.8 15H8.2l-2.3 2.6a2.4 2.4 0 0 1-4.2-2"
        + "L2.6 11a5 5 0 0 1 4.9-4zM8 9.3v3.4M6.3 11h3.4",
      area: circle(15, 12, 1.1) + circle(17.5, 10, 1.1)
    ),
    "waveform": Symbol(label: "Sound wave", lines: "M4 10v4M8 6.5v11M12 3.5v17M16 7.5v9M20 10.5v3"),
    "music.note": Symbol(
      label: "Music",
      lines: "M9 17.5V5l9-2v12.5",
      area: circle(6.7, 17.5, 2.5) + circle(15.7, 15.5, 2.5)
    ),
  ]

  private static let directions: [String: Symbol] = [
    "arrow.up": Symbol(label: "Up", lines: "M12 19.5V4.5M5.5 11L12 4.5l6.5 6.5"),
    "arrow.down": Symbol(label: "Down", lines: "M12 4.5v15M5.5 13l6.5 6.5l6.5-6.5"),
    "arrow.left": Symbol(label: "Left", lines: "M19.5 12h-15M11 5.5L4.5 12l6.5 6.5"),
    "arrow.right": Symbol(label: "Right", lines: "M4.5 12h15M13 5.5l6.5 6.5l-6.5 6.5"),
    "arrow.backward": Symbol(label: "Back", lines: "M19.5 12h-15M11 5.5L4.5 12l6.5 6.5"),
    "arrow.forward": Symbol(label: "Forward", lines: "M4.5 12h15M13 5.5l6.5 6.5l-6.5 6.5"),
    "arrow.up.forward": Symbol(label: "Open", lines: "M6 18L18 6M8.5 6H18v9.5"),
    "arrow.clockwise": Symbol(
      label: "Refresh",
      lines: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4v5.2h-5.2"
    ),
    "arrow.counterclockwise": Symbol(
      label: "Undo",
      lines: "M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.2M4 4v5.2h5.2"
    ),
    "arrow.triangle.2.circlepath": Symbol(
      label: "Repeat",
      lines: "M4.5 11a7.5 7.5 0 0 1 13-4l2 2M19.5 4.5V9H15M19.5 13a7.5 7.5 0 0 1-13 4"
        + "l-2-2M4.5 19.5V15H9"
    ),
    "arrow.up.arrow.down": Symbol(
      label: "Sort",
      lines: "M8 19V5M4 9l4-4l4 4M16 5v14M12 15l4 4l4-4"
    ),
    "chevron.up": Symbol(label: "Up", lines: "M5 15.5l7-7l7 7"),
    "chevron.down": Symbol(label: "Down", lines: "M5 8.5l7 7l7-7"),
    "chevron.left": Symbol(label: "Back", lines: "M15.5 5l-7 7l7 7"),
    "chevron.right": Symbol(label: "Forward", lines: "M8.5 5l7 7l-7 7"),
    "chevron.backward": Symbol(label: "Back", lines: "M15.5 5l-7 7l7 7"),
    "chevron.forward": Symbol(label: "Forward", lines: "M8.5 5l7 7l-7 7"),
    "square.and.arrow.up": Symbol(
      label: "Share",
      lines: "M8 9.5H6.5A1.5 1.5 0 0 0 5 11v8a1.5 1.5 0 0 0 1.5 1.5h11"
        + "A1.5 1.5 0 0 0 19 19v-8a1.5 1.5 0 0 0-1.5-1.5H16M12 14.5V3.5M8.5 7L12 3.5"
        + "L15.5 7",
      fill: .area(
        """
        M6.5 8.6h3.2v6.8h4.6V8.6h3.2a2.4 2.4 0 0 1 2.4 2.4v8a2.4 2.4 0 0 1-2.4 2.4h-11\
        A2.4 2.4 0 0 1 4.1 19v-8a2.4 2.4 0 0 1 2.4-2.4zM12 2.3l4.6 4.6l-1.3 1.3l-2.4-2.4v8.4h-1.8V5.8\
        L8.7 8.2L7.4 6.9z
        """
      )
    ),
    "square.and.arrow.down": Symbol(
      label: "Save",
      lines: "M8 9.5H6.5A1.5 1.5 0 0 0 5 11v8a1.5 1.5 0 0 0 1.5 1.5h11"
        + "A1.5 1.5 0 0 0 19 19v-8a1.5 1.5 0 0 0-1.5-1.5H16M12 3.5v11M8.5 11l3.5 3.5"
        + "l3.5-3.5",
      fill: .area(
        """
        M6.5 8.6h11a2.4 2.4 0 0 1 2.4 2.4v8a2.4 2.4 0 0 1-2.4 2.4h-11A2.4 2.4 0 0 1 4.1 19v-8\
        a2.4 2.4 0 0 1 2.4-2.4zM11.1 8.6v5.8l-2.4-2.4l-1.3 1.3L12 17.9l4.6-4.6l-1.3-1.3l-2.4 2.4V8.6z\
        M11.1 3h1.8v5.6h-1.8z
        """
      )
    ),
    "icloud.and.arrow.down": Symbol(
      label: "Download",
      lines: cloudTop + "M12 11.5v9M9 17.7l3 3l3-3",
      fill: .area(
        """
        M10.2 17.5H7a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 8.2a4.7 4.7 0 0 1 .5 9.3H13.8V10.6h-3.6z\
        M11.1 11.5h1.8v7.7l1.7-1.6l1.3 1.3L12 22.8l-3.9-3.9l1.3-1.3l1.7 1.6z
        """
      )
    ),
    "icloud.and.arrow.up": Symbol(
      label: "Upload",
      lines: cloudTop + "M12 20.5v-9M9 14.3l3-3l3 3",
      fill: .area(
        """
        M7 17.5a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 8.2a4.7 4.7 0 0 1 .5 9.3z\
        M12 10.2l3.9 3.9l-1.3 1.3l-1.7-1.7v3.8h-1.8v-3.8l-1.7 1.7l-1.3-1.3zM11.1 18.5h1.8v3h-1.8z
        """
      )
    ),
  ]

  private static let marks: [String: Symbol] = [
    "plus": Symbol(label: "Add", lines: "M12 4.5v15M4.5 12h15"),
    "minus": Symbol(label: "Remove", lines: "M4.5 12h15"),
    "xmark": Symbol(label: "Close", lines: "M6 6l12 12M18 6L6 18"),
    "checkmark": Symbol(label: "Selected", lines: "M4.5 12.8l5 5L19.5 6.5"),
    "exclamationmark": Symbol(label: "Warning", lines: "M12 4v10", area: circle(12, 18.5, 1.3)),
    "questionmark": Symbol(
      label: "Help",
      lines: "M8 8.5A4 4 0 1 1 14 12c-1.4.8-2 1.6-2 3",
      area: circle(12, 19, 1.3)
    ),
    "info": Symbol(label: "Information", lines: "M12 10v9", area: circle(12, 5.5, 1.3)),
    "ellipsis": Symbol(label: "More", area: circles(1.5, at: (5, 12), (12, 12), (19, 12))),
    "line.3.horizontal": Symbol(label: "Menu", lines: "M4.5 7h15M4.5 12h15M4.5 17h15"),
    "list.bullet": Symbol(
      label: "List",
      lines: "M9 6.5h11M9 12h11M9 17.5h11",
      area: circles(1.1, at: (5, 6.5), (5, 12), (5, 17.5))
    ),
    "slider.horizontal.3": Symbol(
      label: "Adjust",
      lines: "M4 7h9M17 7h3M4 12h2M10 12h10M4 17h9M17 17h3M15 9a2 2 0 1 0 0-4"
        + "a2 2 0 0 0 0 4zM8 14a2 2 0 1 0 0-4a2 2 0 0 0 0 4zM15 19a2 2 0 1 0 0-4"
        + "a2 2 0 0 0 0 4z"
    ),
    "number": Symbol(label: "Number", lines: "M9.5 4L7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16"),
    "wifi": Symbol(
      label: "Wi-Fi",
      lines: "M3 9.5a13 13 0 0 1 18 0M6.2 13a8.3 8.3 0 0 1 11.6 0M9.3 16.3"
        + "a3.9 3.9 0 0 1 5.4 0",
      area: circle(12, 19, 1.2)
    ),
  ]

  private static let nature: [String: Symbol] = [
    "globe": Symbol(
      label: "Globe",
      lines:
        "M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0z",
      details:
        "M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9"
        + "S9.5 5.6 12 3z"
    ),
    "map": Symbol(
      label: "Map",
      lines: "M9 4.5L3.5 6.8v13L9 17.5l6 2.3l5.5-2.3v-13L15 6.8z",
      details: "M9 4.5v13M15 6.8v13"
    ),
    "mappin": Symbol(
      label: "Place",
      lines: "M12 21S5 14.5 5 10a7 7 0 0 1 14 0c0 4.5-7 11-7 11zM14.5 10"
        + "a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0z"
    ),
    "location": Symbol(label: "Location", lines: "M20.5 3.5L3.5 10.5l8 2l2 8z"),
    "house": Symbol(
      label: "Home",
      lines: "M3.5 11.5L12 4l8.5 7.5M5.5 10v10h4.5v-6h4v6h4.5V10",
      fill: .area("M12 3L2.5 11.4l1.2 1.4l1-.9V21h5.6v-6.5h3.4V21h5.6v-9.1l1 .9l1.2-1.4z")
    ),
    "building.2": Symbol(
      label: "Buildings",
      lines: "M4 20.5v-16h9v16M13 9.5h7v11M2.5 20.5h19M7 8.5h3M7 12h3M7 15.5h3M16 13h1.5"
        + "M16 16.5h1.5"
    ),
    "airplane": Symbol(
      label: "Airplane",
      lines: "M12 2.5c1 0 1.5 1.5 1.5 3v4l7.5 5v2l-7.5-2.5v4.5l2.5 2v1.5l-4-1l-4 1v-1.5"
        + "l2.5-2V14L3 16.5v-2l7.5-5v-4c0-1.5.5-3 1.5-3z"
    ),
    "car": Symbol(
      label: "Car",
      lines: "M4.5 12.5L6.5 7a1.5 1.5 0 0 1 1.4-1h8.2a1.5 1.5 0 0 1 1.4 1l2 5.5M3.5 17.5"
        + "v-3.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v3.5zM5.5 17.5V20"
        + "M18.5 17.5V20",
      area: circle(7.5, 15, 1.1) + circle(16.5, 15, 1.1)
    ),
    "cloud": Symbol(label: "Cloud", lines: cloud),
    "cloud.fill": Symbol(label: "Cloud", area: cloud),
    "icloud": Symbol(label: "Cloud", lines: cloud),
    "sun.max": Symbol(
      label: "Sun",
      lines:
        "M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2"
        + "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
    ),
    "moon": Symbol(label: "Moon", lines: "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5z"),
    "moon.fill": Symbol(label: "Moon", area: "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5z"),
    "flame": Symbol(
      label: "Flame",
      lines: "M12 21a6.5 6.5 0 0 1-6.5-6.5C5.5 10 10 8.5 10 3c4 2 8.5 6.5 8.5 11.5"
        + "A6.5 6.5 0 0 1 12 21zM12 21a3 3 0 0 1-3-3c0-2 3-3 3-5.5"
        + "c1.5 1.5 3 3.5 3 5.5a3 3 0 0 1-3 3z"
    ),
    "drop": Symbol(
      label: "Drop",
      lines: "M12 3.5s6.5 6.5 6.5 11a6.5 6.5 0 0 1-13 0c0-4.5 6.5-11 6.5-11z"
    ),
    "leaf": Symbol(
      label: "Leaf",
      lines: "M20 4S7 3.5 5 11c-1 4 1.5 7.5 5 7.5C18 18.5 20 4 20 4zM4 20.5c2-5 6-8.5 10-10"
    ),
  ]
}

// Parts that several of these drawings share.
private let hourglass =
  "M6 3h12M6 21h12M7 3v3.2c0 2.4 5 4 5 5.8s-5 3.4-5 5.8V21M17 3v3.2"
  + "c0 2.4-5 4-5 5.8s5 3.4 5 5.8V21"
private let palette =
  "M12 3a9 9 0 1 0 0 18c1.5 0 2-1 2-1.9c0-1.3-1-1.7-1-2.8c0-1 .8-1.8 1.9-1.8"
  + "H17c2.3 0 4-1.6 4-3.9C21 6.3 17 3 12 3z"
private let heart =
  "M12 20.3C5.5 16 3 12.8 3 9.3A4.7 4.7 0 0 1 7.7 4.5c1.8 0 3.4 1 4.3 2.6"
  + "c.9-1.6 2.5-2.6 4.3-2.6A4.7 4.7 0 0 1 21 9.3c0 3.5-2.5 6.7-9 11z"
private let star =
  "M12 3.5l2.6 5.4l5.9.8l-4.3 4.1l1.1 5.9l-5.3-2.9l-5.3 2.9l1.1-5.9L3.5 9.7"
  + "l5.9-.8z"
private let gear =
  "M15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM10.3 3h3.4l.5 2.6l2 1.1l2.5-.9l1.7 3"
  + "l-2 1.7v2.9l2 1.7l-1.7 3l-2.5-.9l-2 1.1l-.5 2.7h-3.4l-.5-2.7l-2-1.1l-2.5.9"
  + "l-1.7-3l2-1.7v-2.9l-2-1.7l1.7-3l2.5.9l2-1.1z"
private let bell =
  "M12 3.5a5.5 5.5 0 0 0-5.5 5.5v4.5L4.5 17.5h15l-2-4V9A5.5 5.5 0 0 0 12 3.5z"
private let lockBody =
  "M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11"
  + "A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5z"
private let person =
  "M16 7.5a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM4.5 20.5c0-3.9 3.4-6 7.5-6"
  + "s7.5 2.1 7.5 6z"
private let crowd =
  "M15 8.5a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM6.8 18.5c0-3 2.3-4.6 5.2-4.6"
  + "s5.2 1.6 5.2 4.6zM6.3 9.5a1.9 1.9 0 1 1-3.8 0a1.9 1.9 0 0 1 3.8 0zM1 17"
  + "c0-2.5 1.5-3.5 3.6-3.5c.6 0 1.2.1 1.7.3c-.9.8-1.4 1.9-1.5 3.2zM21.5 9.5"
  + "a1.9 1.9 0 1 1-3.8 0a1.9 1.9 0 0 1 3.8 0zM23 17c0-2.5-1.5-3.5-3.6-3.5"
  + "c-.6 0-1.2.1-1.7.3c.9.8 1.4 1.9 1.5 3.2z"
private let capsule = "M12 3a3 3 0 0 0-3 3v5.5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3z"
private let micStand = "M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7"
private let triangle = "M7 4.8v14.4L19.5 12z"
private let forward = "M4 6v12l8-5.5V18l8.5-6L12 6v5.5z"
private let backward = "M20 6v12l-8-5.5V18l-8.5-6L12 6v5.5z"
private let innerWave = "M15.5 9a4.2 4.2 0 0 1 0 6"
private let middleWave = "M18 6.5a7.8 7.8 0 0 1 0 11"
private let speaker = "M3.5 9.5v5H7l5 4v-13l-5 4z"
private let cloud =
  "M7 18.5a4.5 4.5 0 0 1-.6-9A6 6 0 0 1 17.7 8.7a5 5 0 0 1-.7 9.8z"
private let cloudTop =
  "M7.5 17.5H7a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 8.2a4.7 4.7 0 0 1 .5 9.3H16.5"
