extension Symbol {
  // Health, faces and dice.
  static let health: [String: Symbol] = [
    "accessibility": Symbol(
      label: "Accessibility",
      lines: circle(12, 12, 9),
      details: "M7.5 9.7l4.5 1.1l4.5-1.1M12 10.8v3.2l-2 4M12 14l2 4",
      area: circle(12, 7.4, 1.3),
      fill: .area(
        """
        \(circle(12, 12, 9.9))\(circle(12, 7, 1.5))M7.2 8.8l4.8 1.1l4.8-1.1l0.4 1.7l-4 1v2.3l1.9 4\
        l-1.7 0.8l-1.6-3.4l-1.6 3.4l-1.7-0.8l1.9-4v-2.3l-4-1z
        """
      )
    ),
    "allergens": Symbol(
      label: "Allergens",
      lines: """
        M12 12c-2-2.5-2-5.5 0-7.5c2 2 2 5 0 7.5zM12 12c-2.5 2-5.5 2-7.5 0c2-2 5-2 7.5 0zM12 12\
        c2.5-2 5.5-2 7.5 0c-2 2-5 2-7.5 0zM12 12c2 2.5 2 5.5 0 7.5c-2-2-2-5 0-7.5z
        """
    ),
    "arrow.up.heart": Symbol(
      label: "Better health",
      lines: """
        M12 20.3C5.5 16 3 12.8 3 9.3A4.7 4.7 0 0 1 7.7 4.5c1.8 0 3.4 1 4.3 2.6\
        c0.9-1.6 2.5-2.6 4.3-2.6A4.7 4.7 0 0 1 21 9.3c0 3.5-2.5 6.7-9 11z
        """,
      details: "M12 15.5V9.5M9.5 11.7L12 9.2l2.5 2.5"
    ),
    "bandage": Symbol(
      label: "Bandage",
      lines: "M4.4 13.4l9-9a4.4 4.4 0 0 1 6.2 6.2l-9 9a4.4 4.4 0 0 1-6.2-6.2z",
      details: "M8.9 8.9l6.2 6.2M12 10.8v0.01M13.2 12v0.01M12 13.2v0.01M10.8 12v0.01"
    ),
    "bolt.heart": Symbol(
      label: "Energy",
      lines: """
        M12 20.3C5.5 16 3 12.8 3 9.3A4.7 4.7 0 0 1 7.7 4.5c1.8 0 3.4 1 4.3 2.6\
        c0.9-1.6 2.5-2.6 4.3-2.6A4.7 4.7 0 0 1 21 9.3c0 3.5-2.5 6.7-9 11z
        """,
      details: "M13 7.5l-3 4.5h3.5l-2 4"
    ),
    "brain": Symbol(
      label: "Brain",
      lines: """
        M12 5.5A3 3 0 0 0 6.5 6.5A3.2 3.2 0 0 0 4 10.5a3.5 3.5 0 0 0 0.5 5.5A3.3 3.3 0 0 0 9 19.5\
        a2.7 2.7 0 0 0 3-1.5zM12 5.5A3 3 0 0 1 17.5 6.5A3.2 3.2 0 0 1 20 10.5a3.5 3.5 0 0 1-0.5 5.5\
        A3.3 3.3 0 0 1 15 19.5a2.7 2.7 0 0 1-3-1.5z
        """,
      details: """
        M8 10a2.5 2.5 0 0 0 2.5-2M8.5 15.5a2.5 2.5 0 0 1 0-3.5M16 10a2.5 2.5 0 0 1-2.5-2M15.5 15.5\
        a2.5 2.5 0 0 0 0-3.5
        """
    ),
    "brain.head.profile": Symbol(
      label: "Mind",
      lines: """
        M9 21v-3.5H7a2 2 0 0 1-2-2V13L3.5 12L5 9.5a7.5 7.5 0 1 1 13 6.5L17 21M12.5 14.5v-3M9.5 8\
        a2.2 2.2 0 0 1 3.5-1a2.4 2.4 0 0 1 3.5 3a2.2 2.2 0 0 1-2.5 2.5a2.4 2.4 0 0 1-4-1\
        A2.2 2.2 0 0 1 9.5 8z
        """
    ),
    "cross": Symbol(label: "Medical", lines: "M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z"),
    "cross.vial": Symbol(
      label: "Sample",
      lines: "M8 3h8M9 3v15a3 3 0 0 0 6 0V3",
      details: "M12 10v4.5M9.8 12.2h4.5"
    ),
    "die.face.1": Symbol(
      label: "One",
      lines: box(4, 4, 16, 16, 3),
      area: circle(12, 12, 1.5),
      fill: .area("\(box(3.1, 3.1, 17.8, 17.8, 3.8))\(circle(12, 12, 1.5))")
    ),
    "die.face.2": Symbol(
      label: "Two",
      lines: box(4, 4, 16, 16, 3),
      area: "\(circle(8, 16, 1.5))\(circle(16, 8, 1.5))",
      fill: .area("\(box(3.1, 3.1, 17.8, 17.8, 3.8))\(circle(8, 16, 1.5))\(circle(16, 8, 1.5))")
    ),
    "die.face.3": Symbol(
      label: "Three",
      lines: box(4, 4, 16, 16, 3),
      area: circles(1.5, at: (8, 16), (12, 12), (16, 8)),
      fill: .area(
        """
        \(box(3.1, 3.1, 17.8, 17.8, 3.8))\(circles(1.5, at: (8, 16), (12, 12), (16, 8)))
        """
      )
    ),
    "die.face.4": Symbol(
      label: "Four",
      lines: box(4, 4, 16, 16, 3),
      area: circles(1.5, at: (8, 8), (16, 8), (8, 16), (16, 16)),
      fill: .area(
        """
        \(box(3.1, 3.1, 17.8, 17.8, 3.8))\(circles(1.5, at: (8, 8), (16, 8), (8, 16), (16, 16)))
        """
      )
    ),
    "die.face.5": Symbol(
      label: "Five",
      lines: box(4, 4, 16, 16, 3),
      area: circles(1.5, at: (8, 8), (16, 8), (12, 12), (8, 16), (16, 16)),
      fill: .area(
        """
        \(box(3.1, 3.1, 17.8, 17.8, 3.8))\
        \(circles(1.5, at: (8, 8), (16, 8), (12, 12), (8, 16), (16, 16)))
        """
      )
    ),
    "die.face.6": Symbol(
      label: "Six",
      lines: box(4, 4, 16, 16, 3),
      area: circles(1.5, at: (8, 7.5), (16, 7.5), (8, 12), (16, 12), (8, 16.5), (16, 16.5)),
      fill: .area(
        """
        \(box(3.1, 3.1, 17.8, 17.8, 3.8))\
        \(circles(1.5, at: (8, 7.5), (16, 7.5), (8, 12), (16, 12), (8, 16.5), (16, 16.5)))
        """
      )
    ),
    "ear": Symbol(
      label: "Ear",
      lines: """
        M6.5 10a5.5 5.5 0 0 1 11 0c0 3.5-3.5 4.5-3.8 7.5c-0.2 2-1.5 3.3-3.2 3.3\
        A3.2 3.2 0 0 1 7.3 18M9.5 10.5a2.5 2.5 0 0 1 5 0c0 2-2.5 2.3-2.5 4.2
        """,
      fill: .area(
        """
        M5.6 10a6.4 6.4 0 0 1 12.8 0c0 3.7-3.5 4.8-3.8 7.6c-0.2 2.3-1.9 4.1-4.1 4.1\
        c-2.3 0-4-1.5-4.2-3.7zM9 10.5h1.6a1.5 1.5 0 0 1 2.9 0c0 1.4-2.4 2-2.4 4.2h1.7\
        c0-1.4 2.4-2 2.4-4.2a3.2 3.2 0 0 0-6.2 0z
        """
      )
    ),
    "eyes": Symbol(
      label: "Eyes",
      lines: """
        M12.8 12a4.2 6.8 0 1 0 8.4 0a4.2 6.8 0 1 0-8.4 0zM2.8 12a4.2 6.8 0 1 0 8.4 0\
        a4.2 6.8 0 1 0-8.4 0z
        """,
      area: "\(circle(8.6, 13, 2))\(circle(18.6, 13, 2))"
    ),
    "facemask": Symbol(
      label: "Face mask",
      lines: """
        M6 8.5l6-2l6 2v5.5c0 2.5-3 4-6 4s-6-1.5-6-4zM6 9.5H3.5c0 3 1 5 2.8 5.5M18 9.5h2.5\
        c0 3-1 5-2.8 5.5
        """,
      details: "M8.5 11.5h7M8.5 14.2h7"
    ),
    "flask": Symbol(
      label: "Flask",
      lines: "M9 3h6M10 3v6L4.7 18.2A1.6 1.6 0 0 0 6 20.5h12a1.6 1.6 0 0 0 1.3-2.3L14 9V3",
      details: "M7.5 14.5h9",
      fill: .area(
        """
        M8.2 2.1h7.6v1.8H15v4.9l5.2 9a2.5 2.5 0 0 1-2.2 3.6H6a2.5 2.5 0 0 1-2.2-3.6L9 8.8V3.9\
        h-0.8zM8 13.6l-1 1.8h10l-1-1.8z
        """
      )
    ),
    "heart.slash": Symbol(
      label: "Not loved",
      lines: """
        M12 20.3C5.5 16 3 12.8 3 9.3A4.7 4.7 0 0 1 7.7 4.5c1.8 0 3.4 1 4.3 2.6\
        c0.9-1.6 2.5-2.6 4.3-2.6A4.7 4.7 0 0 1 21 9.3c0 3.5-2.5 6.7-9 11zM3.5 3.5l17 17
        """
    ),
    "heart.text.clipboard": Symbol(
      label: "Health record",
      lines: """
        M8.5 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-13\
        A1.5 1.5 0 0 0 17.5 5h-2zM9 3.5h6v3.2H9z
        """,
      details: """
        M12.02 15.61C9.68 14.06 8.78 12.91 8.78 11.65A1.69 1.69 0 0 1 10.47 9.92\
        c0.65 0 1.22 0.36 1.55 0.94c0.32-0.58 0.9-0.94 1.55-0.94A1.69 1.69 0 0 1 15.26 11.65\
        c0 1.26-0.9 2.41-3.24 3.96zM8.5 18h7
        """
    ),
    "heart.text.square": Symbol(
      label: "Health record",
      lines: box(4, 4, 16, 16, 2),
      details: """
        M8.56 12.31C6.09 10.68 5.14 9.46 5.14 8.13A1.79 1.79 0 0 1 6.93 6.31\
        c0.68 0 1.29 0.38 1.63 0.99c0.34-0.61 0.95-0.99 1.63-0.99A1.79 1.79 0 0 1 11.98 8.13\
        c0 1.33-0.95 2.55-3.42 4.18zM15.2 8h1.5M15.2 11h1.5M7.5 15.5h9
        """
    ),
    "lungs": Symbol(
      label: "Lungs",
      lines: """
        M12 3v7.5M12 9.5L8.5 12M12 9.5l3.5 2.5M9.5 7.5C6 8.5 3 14 3 18.5c0 2.5 2 2.5 3.5 1.7\
        c1.5-0.7 3-1 3-3.2zM14.5 7.5c3.5 1 6.5 6.5 6.5 11c0 2.5-2 2.5-3.5 1.7c-1.5-0.7-3-1-3-3.2z
        """
    ),
    "microscope": Symbol(
      label: "Microscope",
      lines: "M9.5 3l4.5 2l-3.5 8.5L6 11.5zM13.5 6.5a7 7 0 0 1 1.5 13.5M5 20.5h14M6 16.5h6"
    ),
    "mouth": Symbol(
      label: "Mouth",
      lines: """
        M2.5 12c3-4 6-5 8-5c0.7 0 1 0.6 1.5 0.6s0.8-0.6 1.5-0.6c2 0 5 1 8 5c-3 4-6 5.5-9.5 5.5\
        S5.5 16 2.5 12zM2.5 12h19
        """
    ),
    "mustache": Symbol(
      label: "Moustache",
      area: """
        M12 9.5c-2-2-5.5-1.5-6.5 1.5c-0.5 1.3-2 1.5-3.5 0.5c0.5 4 6.5 6 10 2.5\
        c3.5 3.5 9.5 1.5 10-2.5c-1.5 1-3 0.8-3.5-0.5c-1-3-4.5-3.5-6.5-1.5z
        """
    ),
    "nose": Symbol(
      label: "Nose",
      lines: "M13.5 3.5c0 5-5 8-6 12a2.8 2.8 0 0 0 3.5 3.3c1 0.9 3 0.9 4-0.3a2.6 2.6 0 0 0 2.5-3"
    ),
    "pill": Symbol(
      label: "Pill",
      lines: "M4.6 13.2l8.6-8.6a4.4 4.4 0 0 1 6.2 6.2l-8.6 8.6a4.4 4.4 0 0 1-6.2-6.2z",
      details: "M9 9l6 6"
    ),
    "sunglasses": Symbol(
      label: "Sunglasses",
      lines: """
        M2.5 9.5L4 6M21.5 9.5L20 6M10.5 10.5a2 2 0 0 1 3 0M2.5 9.5h8v3a4 4 0 0 1-8 0zM13.5 9.5h8v3\
        a4 4 0 0 1-8 0z
        """
    ),
    "syringe": Symbol(
      label: "Injection",
      lines: "M8 11l5-5l5 5l-7.5 7.5H5.5V13.5zM5.5 18.5l-3 3M15.5 8.5l4-4M17.5 2.5l4 4",
      details: "M10.5 12l1.5 1.5M8.5 14l1.5 1.5"
    ),
    "testtube.2": Symbol(
      label: "Test tubes",
      lines: """
        M4 3h6.5M5 3v14.5a2.2 2.2 0 0 0 4.4 0V3M13.5 3H20M14.5 3v14.5a2.2 2.2 0 0 0 4.4 0V3M5 11\
        h4.4M14.5 8h4.4
        """
    ),
    "theatermasks": Symbol(
      label: "Theater",
      lines: "M3 4h10v6.5a5 5 0 0 1-10 0zM15 8h6v7a5 5 0 0 1-9.5 2",
      details: """
        M5.8 7.5v0.5M10.2 7.5v0.5M5.8 11a2.7 2.7 0 0 0 4.4 0M18.7 12v0.5M15 16.8\
        a2.5 2.5 0 0 1 3.7 0
        """,
      fill: .area(
        """
        M2.1 3.1h11.8v7.4a5.9 5.9 0 0 1-11.8 0zM5 6.8v1.7h1.6V6.8zM9.4 6.8v1.7H11V6.8zM4.8 10.7\
        c1.2 2.6 5.2 2.6 6.4 0zM15.2 7.1h6.7V15a5.9 5.9 0 0 1-11 3c2.6-1 4.3-3.5 4.3-6.7z\
        M17.9 11.3V13h1.6v-1.7zM14.3 17.3h4.6c-1-2-3.4-2.2-4.6 0z
        """
      )
    ),
    "touchid": Symbol(
      label: "Fingerprint",
      lines: """
        M5 8.5a8.5 8.5 0 0 1 14 0M4 13a8 8 0 0 1 16 0c0 1.5-0.1 3-0.5 4.5M7.5 18.5\
        c0.6-2 0.7-4 0.7-5.5a3.8 3.8 0 0 1 7.6 0c0 2.5-0.4 5-1.2 7M11 20.5c0.8-2.5 1-5 1-7.5
        """
    ),
    "waveform.path": Symbol(label: "Waveform", lines: "M2.5 12h2l2-5l3 11l3-13l3 10l2-5l1.5 2h2.5"),
    "waveform.path.ecg": Symbol(label: "Heartbeat", lines: "M2.5 13h5l2-3l2.5 8l3-13l2.5 8h4"),
    "waveform.path.ecg.rectangle": Symbol(
      label: "Heartbeat",
      lines: box(2.5, 4.5, 19, 15, 2),
      details: "M5.5 12.5h3l1.3-2l2 5l2-7.5l1.5 4.5h3.2"
    ),
  ]
}
