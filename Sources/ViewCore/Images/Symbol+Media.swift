extension Symbol {
  // Playback, pictures and sound.
  static let recordings: [String: Symbol] = [
    "airplayaudio": Symbol(
      label: "AirPlay",
      lines: "M6.5 15.5a7.5 7.5 0 1 1 11 0M9.3 12.5a4 4 0 1 1 5.4 0",
      area: "M12 13l5 7.5H7z"
    ),
    "airplayvideo": Symbol(
      label: "AirPlay",
      lines: "M6.5 17H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2h-1.5",
      area: "M12 13.5l5.5 7h-11z"
    ),
    "backward.end.alt": Symbol(
      label: "Previous track",
      lines: "M20.5 6v12l-7-6zM13.5 6v12l-7-6zM4.5 6v12",
      fill: .area("M21 5v14l-7-6V19L6.5 12.5V19H4V5h2.5v6.5L14 5v6z")
    ),
    "backward.frame": Symbol(
      label: "Previous frame",
      lines: "M19 5v14M14.5 6v12l-10-6z",
      fill: .area("M20 5h-2.5v14H20zM15 5v14L3.5 12z")
    ),
    "camera.aperture": Symbol(
      label: "Aperture",
      lines: circle(12, 12, 9),
      details: """
        M8.5 3.7L12.5 10.5M15.5 3.7h-7M20.7 10L13.5 10M21 13L17 6.5M15.5 20.3L19.5 13.5M8.5 20.3\
        L12 14M3.3 14h7M3 11l4 6.5
        """
    ),
    "camera.filters": Symbol(
      label: "Filters",
      lines: circles(5.5, at: (12, 8.5), (8, 15), (16, 15))
    ),
    "camera.rotate": Symbol(
      label: "Switch camera",
      lines: """
        M4 8h3l1.5-2.5h7L17 8h3a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z
        """,
      details: """
        M8.5 13.5a3.5 3.5 0 0 1 6-2.2M15.5 13.5a3.5 3.5 0 0 1-6 2.2M14.8 9.5v2h-2M9.2 17.5v-2h2
        """
    ),
    "film.stack": Symbol(
      label: "Films",
      lines: "\(box(3.5, 9, 17, 11.5, 1.5))M5.5 6h13M7.5 3h9",
      details: "M7.5 9v11.5M16.5 9v11.5M3.5 13h4M3.5 16.5h4M16.5 13h4M16.5 16.5h4"
    ),
    "forward.end.alt": Symbol(
      label: "Next track",
      lines: "M3.5 6v12l7-6zM10.5 6v12l7-6zM19.5 6v12",
      fill: .area("M3 5v14l7-6V19l7.5-6.5V19h2.5V5h-2.5v6.5L10 5v6z")
    ),
    "forward.frame": Symbol(
      label: "Next frame",
      lines: "M5 5v14M9.5 6v12l10-6z",
      fill: .area("M4 5h2.5v14H4zM9 5v14l11.5-7z")
    ),
    "livephoto": Symbol(
      label: "Live photo",
      lines: circle(12, 12, 5.5),
      details: circle(12, 12, 2),
      area: """
        \(circles(0.75, at: (21, 12), (20.46, 15.08), (18.89, 17.79), (16.5, 19.79)))\
        \(circles(0.75, at: (13.56, 20.86), (10.44, 20.86), (7.5, 19.79), (5.11, 17.79)))\
        \(circles(0.75, at: (3.54, 15.08), (3, 12), (3.54, 8.92), (5.11, 6.21), (7.5, 4.21)))\
        \(circles(0.75, at: (10.44, 3.14), (13.56, 3.14), (16.5, 4.21), (18.89, 6.21)))\
        \(circle(20.46, 8.92, 0.75))
        """
    ),
    "memories": Symbol(
      label: "Memories",
      lines: "M4.5 13a7.5 7.5 0 1 0 2.2-5.3L9 5.5M9 2.5v6H3.5",
      area: "M10.5 9.5v7l5.5-3.5z"
    ),
    "metronome": Symbol(
      label: "Metronome",
      lines: "M9 3.5h6l3.5 17h-13zM12 17L18.5 5.5",
      details: "M7 13.5h10"
    ),
    "movieclapper": Symbol(
      label: "Clapper board",
      lines: """
        M3 10h18v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19zM3 10L2.5 6.5L19.5 3l0.7 3.5z
        """,
      details: "M8 5.5l2.5 3M13 4.4l2.5 3"
    ),
    "music.note.house": Symbol(
      label: "Home audio",
      lines: "M3.5 11.5L12 4l8.5 7.5M5.5 10v10h13V10M11.5 16.5V11.5l3.5-1v5",
      area: "\(circle(10.2, 16.5, 1.4))\(circle(13.7, 15.5, 1.4))",
      fill: .area(
        """
        M12 3L2.5 11.4l1.2 1.4l1-.9V21h14.6v-9.1l1 .9l1.2-1.4zM8.8 16.7a1.5 1.5 0 0 1 2-1.5v-4.4\
        l4.9-1.4v6a1.5 1.5 0 1 1-1.5-1.4v-2.7l-1.9.5v4.7a1.7 1.7 0 0 1-3.5.2z
        """
      )
    ),
    "music.note.tv": Symbol(
      label: "Music videos",
      lines: "\(box(2.5, 4, 19, 13, 2))M8 20.5h8",
      details: "M11 13.5V7.5l4-1v5.5",
      area: "\(circle(9.7, 13.5, 1.4))\(circle(13.7, 12, 1.4))"
    ),
    "music.quarternote.3": Symbol(
      label: "Music",
      lines: "M8 17V5M17 14V4l-9 2",
      area: "\(circle(5.8, 17.5, 2.3))\(circle(14.8, 14.5, 2.3))"
    ),
    "pianokeys": Symbol(
      label: "Piano",
      lines: box(3, 5, 18, 14, 1.5),
      details: "M9 13v6M15 13v6",
      area: "\(box(7.5, 5, 3, 8, 0.5))\(box(13.5, 5, 3, 8, 0.5))"
    ),
    "pip": Symbol(
      label: "Picture in picture",
      lines: box(2.5, 5, 19, 14, 2),
      area: box(12, 11.5, 7, 5, 0.8)
    ),
    "play.desktopcomputer": Symbol(
      label: "Play on computer",
      lines: "\(box(2.5, 4, 19, 12, 2))M12 16v4M8 20.5h8",
      area: "M10 7v6l5-3z"
    ),
    "play.house": Symbol(
      label: "Play at home",
      lines: "M3.5 11.5L12 4l8.5 7.5M5.5 10v10h13V10",
      area: "M10 11.5v6l5-3z",
      fill: .area(
        """
        M12 3L2.5 11.4l1.2 1.4l1-.9V21h14.6v-9.1l1 .9l1.2-1.4z\
        M10 11.5v6l5-3z
        """
      )
    ),
    "play.rectangle.on.rectangle": Symbol(
      label: "Videos",
      lines: """
        \(box(6.5, 8, 14.5, 12, 1.5))M4 15.5A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5H15\
        A1.5 1.5 0 0 1 16.5 6
        """,
      area: "M12 11v6l5-3z",
      fill: .area(
        """
        \(box(5.6, 7.1, 16.3, 13.8, 2.2))M12 11v6l5-3zM3.2 14.5V6a2 2 0 0 1 2-2h11a1 1 0 0 0-1-0.9\
        H4.5A2.3 2.3 0 0 0 2.1 5.5V13z
        """
      )
    ),
    "play.square.stack": Symbol(
      label: "Videos",
      lines: "\(box(3.5, 8.5, 17, 12, 1.5))M5.5 5.7h13M7.5 3h9",
      area: "M10 11.5v6l5-3z",
      fill: .area(
        """
        \(box(2.6, 7.6, 18.8, 13.8, 2.2))M10 11.5v6l5-3zM5.5 4.8h13v1.8h-13zM7.5 2.1h9v1.8h-9z
        """
      )
    ),
    "play.tv": Symbol(
      label: "TV",
      lines: "\(box(2.5, 4, 19, 13, 2))M8 20.5h8",
      area: "M10 7.5v6l5-3z"
    ),
    "shareplay": Symbol(
      label: "SharePlay",
      lines: """
        M14 4.55a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM8.25 11.05c0-1.95 1.7-3 3.75-3s3.75 1.05 3.75 3z\
        M5 8.5a2 2 0 1 0 1 3.5M19 8.5a2 2 0 1 1-1 3.5M2.5 17c0-1.8 1-3 2.7-3.2M21.5 17\
        c0-1.8-1-3-2.7-3.2
        """,
      area: "M12 14l4 6.5H8z"
    ),
    "slowmo": Symbol(
      label: "Slow motion",
      lines: circle(12, 12, 4.5),
      area: """
        \(circles(0.75, at: (20.5, 12), (20.08, 14.63), (18.88, 17), (17, 18.88), (14.63, 20.08)))\
        \(circles(0.75, at: (12, 20.5), (9.37, 20.08), (7, 18.88), (5.12, 17), (3.92, 14.63)))\
        \(circles(0.75, at: (3.5, 12), (3.92, 9.37), (5.12, 7), (7, 5.12), (9.37, 3.92)))\
        \(circles(0.75, at: (12, 3.5), (14.63, 3.92), (17, 5.12), (18.88, 7), (20.08, 9.37)))
        """
    ),
    "timelapse": Symbol(
      label: "Time lapse",
      lines: circle(12, 12, 3),
      area: """
        \(circles(0.9, at: (20.5, 12), (19.85, 15.25), (18.01, 18.01), (15.25, 19.85), (12, 20.5)))\
        \(circles(0.9, at: (8.75, 19.85), (5.99, 18.01), (4.15, 15.25), (3.5, 12), (4.15, 8.75)))\
        \(circles(0.9, at: (5.99, 5.99), (8.75, 4.15), (12, 3.5), (15.25, 4.15), (18.01, 5.99)))\
        \(circle(19.85, 8.75, 0.9))
        """
    ),
    "tuningfork": Symbol(label: "Tuning fork", lines: "M9 3v7.5a3 3 0 0 0 6 0V3M12 13.5V21"),
  ]
}
