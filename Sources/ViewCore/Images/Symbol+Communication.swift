extension Symbol {
  // People, messages, media and calls.
  static let communication: [String: Symbol] = [
    "at": Symbol(
      label: "At",
      lines: "\(circle(12, 12, 3.5))M15.5 8.5v5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.5 6.9"
    ),
    "bubble.left": Symbol(label: "Message", lines: bubble, fill: .inside),
    "bubble.left.and.bubble.right": Symbol(
      label: "Conversation",
      lines: """
        M5 4h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H8.5L5.5 15.5V13H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z\
        M17.5 9H19a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-.5v2.5L15.5 18H12a2 2 0 0 1-1.7-1
        """
    ),
    "bubble.right": Symbol(
      label: "Message",
      lines: """
        M18 4.5H6A2.5 2.5 0 0 0 3.5 7v7A2.5 2.5 0 0 0 6 16.5h7l4.5 3.5v-3.5h.5\
        a2.5 2.5 0 0 0 2.5-2.5V7A2.5 2.5 0 0 0 18 4.5z
        """,
      fill: .inside
    ),
    "ellipsis.bubble": Symbol(
      label: "Comment",
      lines: bubble,
      area: circles(1.1, at: (8.5, 10.5), (12, 10.5), (15.5, 10.5))
    ),
    "envelope.open": Symbol(
      label: "Opened mail",
      lines: "M3.5 9.5L12 3.5l8.5 6V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19z",
      details: "M4 10l8 5.5L20 10"
    ),
    "exclamationmark.bubble": Symbol(
      label: "Problem",
      lines: bubble,
      details: "M12 7.5v3.5",
      area: circle(12, 13.6, 1)
    ),
    "face.dashed": Symbol(
      label: "Face",
      lines: """
        M9 3.5c2-.7 4-.7 6 0M18 5.5c1.5 1.3 2.3 2.5 2.8 4.5M20.8 14c-.5 2-1.3 3.2-2.8 4.5M15 20.5\
        c-2 .7-4 .7-6 0M6 18.5c-1.5-1.3-2.3-2.5-2.8-4.5M3.2 10c.5-2 1.3-3.2 2.8-4.5M8.5 14.5\
        c1.8 2 5.2 2 7 0
        """,
      area: "\(circle(9, 9.5, 1.1))\(circle(15, 9.5, 1.1))"
    ),
    "face.smiling": Symbol(
      label: "Smile",
      lines: circle(12, 12, 9),
      details: "M8 14c1.8 3 6.2 3 8 0",
      area: "\(circle(9, 9.5, 1.2))\(circle(15, 9.5, 1.2))"
    ),
    "figure.run": Symbol(
      label: "Run",
      lines: "M13 8l-3 5.5l4 2.5v5M10 13.5l-1 3L4.5 17M13 8L9 7L6.5 10M13 8l2.5 3.5H19",
      area: circle(15.5, 4, 2)
    ),
    "figure.stand": Symbol(
      label: "Standing",
      lines: "M12 8.5V15M9.5 8.5h5M9.5 8.5L8.5 14M14.5 8.5l1 5.5M12 15l-2 6M12 15l2 6",
      area: circle(12, 4.5, 2)
    ),
    "figure.walk": Symbol(
      label: "Walk",
      lines: """
        M12.5 8l-2.5 6l3.5 2.5l1 5M10 14l-1.5 3.5l-3 3.5M12.5 8l-4 1.5L7 13M12.5 8l2.5 4l3 .8
        """,
      area: circle(13.5, 4, 2)
    ),
    "film": Symbol(
      label: "Film",
      lines: box(3, 4.5, 18, 15, 1.5),
      details: "M7.5 4.5v15M16.5 4.5v15M3 9.5h4.5M3 14.5h4.5M16.5 9.5H21M16.5 14.5H21M7.5 12h9"
    ),
    "guitars": Symbol(
      label: "Guitar",
      lines: """
        M13.5 10.5L20.5 3.5M12.5 8.5c-2-1.5-4-1-5 .5c-.7 1-1.5 1.5-2.5 2C2 12.5 2 16 4.5 18.5\
        S11 21 12.5 19c.5-1 1-1.8 2-2.5c1.5-1 2-3 .5-5z
        """,
      area: circle(9.5, 14.5, 1.7)
    ),
    "hand.point.right": Symbol(
      label: "Point",
      lines: """
        M4 9.5h3.5L11 8h9a1.5 1.5 0 0 1 0 3h-5.5M14.5 11a1.5 1.5 0 0 1 0 3M14 14\
        a1.5 1.5 0 0 1-.5 3H9L4 16.5z
        """
    ),
    "hand.raised": Symbol(
      label: "Stop",
      lines: """
        M7 14V7.5a1.5 1.5 0 0 1 3 0V12V5a1.5 1.5 0 0 1 3 0v7V6a1.5 1.5 0 0 1 3 0v6.5V9.5\
        a1.5 1.5 0 0 1 3 0V15a6.5 6.5 0 0 1-12 3.5L4.5 14a1.5 1.5 0 0 1 2.5-1.5z
        """,
      fill: .inside
    ),
    "hand.tap": Symbol(
      label: "Tap",
      lines: """
        M9.5 14.5V7a1.5 1.5 0 0 1 3 0v5l5 1.2a2 2 0 0 1 1.5 2.3l-1 5h-7.5L6.5 16\
        a1.5 1.5 0 0 1 2-2.2zM6.5 8a4.6 4.6 0 1 1 9 0
        """
    ),
    "hand.thumbsdown": Symbol(
      label: "Dislike",
      lines: """
        M7.5 13.5V4H4v9.5zM7.5 13.5l4 7c1.5 0 2.5-1 2.5-2.5v-3.5h4.5a1.8 1.8 0 0 0 1.8-2.2\
        l-1.5-6.8A1.8 1.8 0 0 0 17 4H7.5
        """
    ),
    "message": Symbol(
      label: "Message",
      lines: """
        M12 4c5.2 0 9 3.3 9 7.5S17.2 19 12 19c-1 0-2-.1-2.9-.4L5 20.5l.7-3.5\
        C4 15.6 3 13.7 3 11.5C3 7.3 6.8 4 12 4z
        """,
      fill: .inside
    ),
    "music.mic": Symbol(
      label: "Sing",
      lines: "M8.5 11.5L3.5 20l8-5.5\(circle(13.5, 9, 5))",
      details: "M9.5 7.5l6 6"
    ),
    "music.note.list": Symbol(
      label: "Playlist",
      lines: "M3.5 6.5h9M3.5 11.5h9M3.5 16.5h6M16.5 17.5V6.5l4-1v3",
      area: circle(14.5, 17.5, 2.2)
    ),
    "person.crop.circle": Symbol(
      label: "Person",
      lines: "\(circle(12, 12, 9))\(circle(12, 9.8, 3))M6 18.5c1-2.6 3.3-4 6-4s5 1.4 6 4",
      fill: .area(
        """
        \(circle(12, 12, 9))\(circle(12, 9.8, 3))M6.2 17.8c1.2-2.2 3.3-3.3 5.8-3.3s4.6 1.1 5.8 3.3\
        a8.3 8.3 0 0 1-11.6 0z
        """
      )
    ),
    "person.crop.square": Symbol(
      label: "Person",
      lines: box(4, 4, 16, 16, 2),
      details: "\(circle(12, 10, 2.8))M6.5 19.5c1-2.6 3-4 5.5-4s4.5 1.4 5.5 4"
    ),
    "person.text.rectangle": Symbol(
      label: "Contact card",
      lines: box(2.5, 5, 19, 14, 1.5),
      details: """
        \(circle(8, 10.3, 2))M4.8 16c0.6-1.7 1.8-2.5 3.2-2.5s2.6 0.8 3.2 2.5M14 9.5h4.5M14 13h4.5
        """
    ),
    "person.wave.2": Symbol(
      label: "Speaking",
      lines: """
        \(circle(8, 8, 3.5))M2 19.5c0-3.5 2.5-5.3 6-5.3s6 1.8 6 5.3zM15 5.5a5 5 0 0 1 0 5M18 3.5\
        a9 9 0 0 1 0 9
        """
    ),
    "phone.down": Symbol(
      label: "Hang up",
      lines: """
        M3 13.5c5-4.7 13-4.7 18 0v2.7a1 1 0 0 1-1.3 1l-3.7-1.2v-3c-2.6-.8-5.4-.8-8 0v3L4.3 17.2\
        a1 1 0 0 1-1.3-1z
        """
    ),
    "photo.on.rectangle": Symbol(
      label: "Photos",
      lines: """
        \(box(6.5, 8, 15, 12, 1.5))M6.5 16H4a1.5 1.5 0 0 1-1.5-1.5V5.5A1.5 1.5 0 0 1 4 4h11.5\
        A1.5 1.5 0 0 1 17 5.5V8
        """,
      details: "M7 18l4-4l3 3l2.5-2l4.5 4",
      area: circle(16.8, 12, 1.3)
    ),
    "questionmark.bubble": Symbol(
      label: "Question",
      lines: bubble,
      details: "M10.3 8.8a1.8 1.8 0 1 1 2.6 1.6c-0.6 0.3-0.9 0.6-0.9 1.2",
      area: circle(12, 13.8, 1)
    ),
    "quote.bubble": Symbol(
      label: "Quote",
      lines: bubble,
      area: """
        M8 8h3v2.5c0 1.5-.8 2.4-2.2 2.8l-.3-.8c.6-.3.9-.7.9-1.5H8zM13 8h3v2.5c0 1.5-.8 2.4-2.2 2.8\
        l-.3-.8c.6-.3.9-.7.9-1.5H13z
        """
    ),
    "text.bubble": Symbol(label: "Comment", lines: bubble, details: "M7.5 8.8h9M7.5 12.3h6"),
    "video": Symbol(
      label: "Video",
      lines: "\(box(2.5, 6.5, 13, 11, 2))M15.5 11l6-3.5v9l-6-3.5",
      fill: .area("\(box(2, 6, 13, 12, 2.3))M16 10.8l6-3.6v9.6l-6-3.6z")
    ),
  ]
}
