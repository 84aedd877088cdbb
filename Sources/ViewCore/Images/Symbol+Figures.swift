extension Symbol {
  // People and hands.
  static let figures: [String: Symbol] = [
    "figure.2": Symbol(
      label: "Two people",
      lines: """
        M7.5 8.5v7L6 21M7.5 15.5L9 21M7.5 9.5L4.5 14M7.5 9.5l2.7 4M16.5 8.5v7L15 21M16.5 15.5L18 21\
        M16.5 9.5l-2.7 4M16.5 9.5l3 4.5
        """,
      area: "\(circle(7.5, 4.5, 2))\(circle(16.5, 4.5, 2))"
    ),
    "figure.2.and.child.holdinghands": Symbol(
      label: "Family",
      lines: """
        M5.5 8.5v7.5L4.3 21M5.5 16l1.2 5M5.5 9.5L3 13.5M5.5 9.5l3.5 5M18.5 8.5v7.5L17.3 21M18.5 16\
        l1.2 5M18.5 9.5l2.5 4M18.5 9.5l-3.5 5M12 14v4l-1 3M12 18l1 3M12 14.5l-3 0M12 14.5l3 0
        """,
      area: "\(circle(5.5, 4.8, 1.9))\(circle(18.5, 4.8, 1.9))\(circle(12, 11, 1.6))"
    ),
    "figure.and.child.holdinghands": Symbol(
      label: "Parent and child",
      lines: """
        M8 8.5v7.5L6.5 21M8 16l1.5 5M8 9.5L5 14M8 9.5l4.5 5M16 13.5v4.5l-1.2 3M16 18l1.2 3M16 14\
        l-3.5 0.5M16 14l2.5 3
        """,
      area: "\(circle(8, 4.6, 2))\(circle(16, 10.5, 1.7))"
    ),
    "figure.arms.open": Symbol(
      label: "Open arms",
      lines: "M12 8.5v6.5l-2.5 6M12 15l2.5 6M5 7.5l7 2.5l7-2.5",
      area: circle(12, 4, 2)
    ),
    "figure.child": Symbol(
      label: "Child",
      lines: "M12 9.5v6L10 20M12 15.5l2 4.5M12 10.5L7.5 8M12 10.5L16.5 8",
      area: circle(12, 5, 2.6)
    ),
    "figure.dance": Symbol(
      label: "Dance",
      lines: "M12 8.5l1 6l-3.5 2.5L11 21M13 14.5l4 2.5l-1 4M12 9.5L6.5 7M12 9.5l5-2l1-4",
      area: circle(11, 4, 2)
    ),
    "figure.fall": Symbol(
      label: "Fall",
      lines: "M10 9l4.5 4l-2 6M14.5 13l4.5 3M10 9L5 10.5L3.5 14M10 9l5-3.5M4 21h16",
      area: circle(8, 5, 2)
    ),
    "figure.hiking": Symbol(
      label: "Hike",
      lines: """
        M11.5 8.5l-1.5 6l3.5 2.5v4M10 14.5L8.5 18L6 21M11.5 9l3 3h3.5M18.5 9.5V21M11 8.5L7.5 8\
        L6.8 12.5l3 0.8
        """,
      area: circle(12.8, 4.2, 2)
    ),
    "figure.mind.and.body": Symbol(
      label: "Meditate",
      lines: """
        M12 8v6M12 9l-4.5 6M12 9l4.5 6M12 14c-3 0-5.5 1-7.5 4c4 2 11 2 15 0c-2-3-4.5-4-7.5-4z
        """,
      area: circle(12, 4.3, 2)
    ),
    "figure.outdoor.cycle": Symbol(
      label: "Cycle",
      lines: """
        \(circle(5.5, 17, 3.6))\(circle(18.5, 17, 3.6))M5.5 17L9 11.5l4 3v4M9 11.5l3.5-3.5l2.5 3.5\
        h3.5
        """,
      area: circle(14.5, 5, 1.9)
    ),
    "figure.pool.swim": Symbol(
      label: "Swim",
      lines: """
        M3 19c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0s3-1.3 4.5 0s3 1.3 4.5 0M4 15l6-3l-2-3.5l6-2M10 12l5 3
        """,
      area: circle(17.5, 11, 2)
    ),
    "figure.roll": Symbol(
      label: "Wheelchair",
      lines: "M10.5 8.5l0.8 6h5l2.5 5h2M10.8 11h4.5M8.5 11.5a5.3 5.3 0 1 0 6.8 7",
      area: circle(10.2, 4.6, 2)
    ),
    "figure.stairs": Symbol(
      label: "Stairs",
      lines: "M3 20.5h4.5v-4H12v-4h4.5v-4H21M8 6.5l1 5l3 0.5",
      area: circle(7.5, 3.5, 1.7)
    ),
    "figure.strengthtraining.traditional": Symbol(
      label: "Strength training",
      lines: "M12 9v6l-3 6M12 15l3 6M12 10L7.5 8V4.5M12 10l4.5-2V4.5M4.5 4.5h15M4 2.5v4M20 2.5v4",
      area: circle(12, 6, 1.9)
    ),
    "figure.wave": Symbol(
      label: "Wave",
      lines: "M12 8.5v6.5l-2 6M12 15l2 6M12 9.5l-4 1.5v4M12 9.5l4.5-1l2-4",
      area: circle(12, 4, 2)
    ),
    "figure.yoga": Symbol(
      label: "Yoga",
      lines: """
        M12 8v6M12 9.5L7 13l-2.5-1M12 9.5l5 3.5l2.5-1M12 14c-2.5 0-4 1.5-5.5 4c3 2 8 2 11 0\
        c-1.5-2.5-3-4-5.5-4z
        """,
      area: circle(12, 4.3, 2)
    ),
    "hand.draw": Symbol(
      label: "Draw",
      lines: """
        M11 13.5V7.8a1.4 1.4 0 0 1 2.8 0v4.4l4.5 1.1a2 2 0 0 1 1.6 2.2l-0.6 3.6a2 2 0 0 1-2 1.7\
        h-4.6a2.4 2.4 0 0 1-1.9-0.9L6.5 16a1.5 1.5 0 0 1 2.3-1.9zM4 9c2-6 7-7 9-5.2M16.5 3.2\
        l2.7 1.5l-1.6 2.6
        """
    ),
    "hand.pinch": Symbol(
      label: "Pinch",
      lines: """
        M9 13L5.2 6.6a1.4 1.4 0 0 1 2.4-1.4L11 10.5M13.5 10V5.5a1.4 1.4 0 0 1 2.8 0V12\
        c1.5 0.3 2.8 1 2.8 3a6 6 0 0 1-10.6 4.2L5.8 15a1.5 1.5 0 0 1 2.4-1.8l2.2 2
        """
    ),
    "hand.point.down": Symbol(
      label: "Point down",
      lines: """
        M10 12v6.7a1.5 1.5 0 0 0 3 0V13l5.2-1.2A2.2 2.2 0 0 0 20 9.5l-0.7-4.3a2.2 2.2 0 0 0-2.2-1.9\
        h-5.4a2.5 2.5 0 0 0-2 1L5 9.7a1.6 1.6 0 0 0 2.5 2z
        """
    ),
    "hand.point.left": Symbol(
      label: "Point left",
      lines: """
        M12 10H5.3a1.5 1.5 0 0 0 0 3H11l1.2 5.2A2.2 2.2 0 0 0 14.5 20l4.3-0.7a2.2 2.2 0 0 0 1.9-2.2\
        v-5.4a2.5 2.5 0 0 0-1-2L14.3 5a1.6 1.6 0 0 0-2 2.5z
        """
    ),
    "hand.point.up.left": Symbol(
      label: "Point",
      lines: """
        M10 12V5.3a1.5 1.5 0 0 1 3 0V11l5.2 1.2A2.2 2.2 0 0 1 20 14.5l-0.7 4.3\
        a2.2 2.2 0 0 1-2.2 1.9h-5.4a2.5 2.5 0 0 1-2-1L5 14.3a1.6 1.6 0 0 1 2.5-2z
        """
    ),
    "hand.raised.slash": Symbol(
      label: "Do not touch",
      lines: """
        M7 14V7.5a1.5 1.5 0 0 1 3 0V12V5a1.5 1.5 0 0 1 3 0v7V6a1.5 1.5 0 0 1 3 0v6.5V9.5\
        a1.5 1.5 0 0 1 3 0V15a6.5 6.5 0 0 1-12 3.5L4.5 14a1.5 1.5 0 0 1 2.5-1.5zM3.5 3.5l17 17
        """
    ),
    "hand.wave": Symbol(
      label: "Wave",
      lines: """
        M8 13.5L5.3 9.8a1.3 1.3 0 0 1 2.1-1.5l2.4 3.2L6.7 6.6a1.3 1.3 0 0 1 2.2-1.4l3.2 4.8\
        l-2.5-5.2a1.3 1.3 0 0 1 2.4-1.1l2.7 5.6l-0.4-2.6a1.3 1.3 0 0 1 2.6-0.5l0.9 5.3\
        a6 6 0 0 1-10.8 4.4zM18.5 4.5a5.5 5.5 0 0 1 2.3 4M4.5 15a7.5 7.5 0 0 0 3 4
        """
    ),
    "hands.clap": Symbol(
      label: "Applause",
      lines: """
        M9.5 20.3L4.3 13a1.2 1.2 0 0 1 2-1.4l3 4L5.5 10a1.2 1.2 0 0 1 2-1.4l4 5.5L8.3 9.3\
        a1.2 1.2 0 0 1 2-1.3l3.6 5.2l-0.3-2.5a1.2 1.2 0 0 1 2.4-0.3l0.7 5.6a5 5 0 0 1-7.2 4.3z\
        M17 13.5l1.8-1.2l1 6.2a4.5 4.5 0 0 1-3 2.7M12 3v2.5M16.5 4l-1 2.2M20.5 7.5l-2 1.2
        """
    ),
    "hands.sparkles": Symbol(
      label: "Clean hands",
      lines: """
        M6.5 21v-4L4 12.5a1.4 1.4 0 0 1 2.4-1.4L9 15V7.5a1.4 1.4 0 0 1 2.8 0v13.3M17.5 21v-4\
        l2.5-4.5a1.4 1.4 0 0 0-2.4-1.4L15 15V7.5a1.4 1.4 0 0 0-2.8 0
        """,
      area: """
        M19 2l0.8 2.2L22 5l-2.2 0.8L19 8l-0.8-2.2L16 5l2.2-0.8zM5 3l0.6 1.7l1.7 0.6l-1.7 0.6L5 7.6\
        l-0.6-1.7l-1.7-0.6l1.7-0.6z
        """,
      fill: .inside
    ),
    "person.2.circle": Symbol(
      label: "People",
      lines: circle(12, 12, 9),
      details: """
        M10.46 9.9a1.44 1.44 0 1 1-2.88 0a1.44 1.44 0 0 1 2.88 0zM6.32 14.58\
        c0-1.4 1.22-2.16 2.7-2.16s2.7 0.76 2.7 2.16zM14.2 8.6a1.6 1.6 0 1 1 0.8 3.1M15.3 13.2\
        c1.5 0 2.5 0.9 2.7 2.2
        """
    ),
    "person.3.sequence": Symbol(
      label: "People",
      lines: """
        M14.52 8.05a2.48 2.48 0 1 1-4.96 0a2.48 2.48 0 0 1 4.96 0zM7.39 16.11\
        c0-2.42 2.11-3.72 4.65-3.72s4.65 1.3 4.65 3.72zM5.8 8.5a2 2 0 1 0-0.2 4M4.6 14.8\
        c-2 0.3-3.3 1.4-3.3 3.2M18.2 8.5a2 2 0 1 1 0.2 4M19.4 14.8c2 0.3 3.3 1.4 3.3 3.2
        """
    ),
    "person.and.background.dotted": Symbol(
      label: "Portrait",
      lines: """
        M15.2 9.4a3.2 3.2 0 1 1-6.4 0a3.2 3.2 0 0 1 6.4 0zM6 19.8c0-3.12 2.72-4.8 6-4.8\
        s6 1.68 6 4.8z
        """,
      area: """
        \(circles(0.9, at: (4, 4), (8, 3), (16, 3), (20, 4), (3, 8.5), (21, 8.5), (3, 13)))\
        \(circle(21, 13, 0.9))
        """
    ),
    "person.crop.rectangle": Symbol(
      label: "Contact",
      lines: box(2.5, 4.5, 19, 15, 2),
      details: "M15 10a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM6.5 19.3c0.5-3 2.7-4.6 5.5-4.6s5 1.6 5.5 4.6"
    ),
    "person.crop.square.filled.and.at.rectangle": Symbol(
      label: "Contact",
      lines: box(2.5, 4.5, 19, 15, 2),
      details: """
        M14.5 9.5H19M14.5 13H18M10.4 9.8a1.6 1.6 0 1 1-3.2 0a1.6 1.6 0 0 1 3.2 0zM5.8 15\
        c0-1.56 1.36-2.4 3-2.4s3 0.84 3 2.4z
        """
    ),
    "person.line.dotted.person": Symbol(
      label: "Contacts",
      lines: """
        M6.12 9.65a1.68 1.68 0 1 1-3.36 0a1.68 1.68 0 0 1 3.36 0zM1.29 15.11\
        c0-1.64 1.43-2.52 3.15-2.52s3.15 0.88 3.15 2.52zM21.22 9.65a1.68 1.68 0 1 1-3.36 0\
        a1.68 1.68 0 0 1 3.36 0zM16.39 15.11c0-1.64 1.43-2.52 3.15-2.52s3.15 0.88 3.15 2.52z
        """,
      area: circles(0.8, at: (10.3, 11), (12, 11), (13.7, 11))
    ),
  ]
}
