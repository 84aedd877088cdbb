extension Symbol {
  // Texts and lists.
  static let texts: [String: Symbol] = [
    "captions.bubble": Symbol(
      label: "Captions",
      lines: bubble,
      details: "M7 10h3M12 10h5M7 13h6M15 13h2"
    ),
    "character": Symbol(label: "Letter", lines: "M5.5 20L12 4l6.5 16M7.8 14.5h8.4"),
    "character.cursor.ibeam": Symbol(
      label: "Text cursor",
      lines: "M4 18.5L8.5 6L13 18.5M5.4 14.8h6.2M17.5 4v16M15.5 4h4M15.5 20h4"
    ),
    "decrease.indent": Symbol(
      label: "Decrease indent",
      lines: "M3.5 5h17M11 9.7h9.5M11 14.3h9.5M3.5 19h17M7 9.3L3.8 12L7 14.7"
    ),
    "increase.indent": Symbol(
      label: "Increase indent",
      lines: "M3.5 5h17M11 9.7h9.5M11 14.3h9.5M3.5 19h17M3.8 9.3l3.2 2.7l-3.2 2.7"
    ),
    "list.bullet.clipboard": Symbol(
      label: "Checklist",
      lines: """
        M8.5 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-13\
        A1.5 1.5 0 0 0 17.5 5h-2zM9 3.5h6v3.2H9z
        """,
      details: "M11 11.3h5M11 14.3h5M11 17.3h5M8 11.3h0.01M8 14.3h0.01M8 17.3h0.01"
    ),
    "list.bullet.indent": Symbol(
      label: "Indented list",
      lines: "M9 5.5h11M12.5 9.8h7.5M12.5 14.1h7.5M9 18.4h11",
      area: circles(1.1, at: (5, 5.5), (8.7, 9.8), (8.7, 14.1), (5, 18.4))
    ),
    "list.triangle": Symbol(
      label: "Outline",
      lines: "M9.5 6.5h11M9.5 12h11M9.5 17.5h11",
      area: "M3.5 4.5l3.5 2l-3.5 2zM3.5 10l3.5 2l-3.5 2zM3.5 15.5l3.5 2l-3.5 2z"
    ),
    "paragraphsign": Symbol(
      label: "Paragraph",
      lines: "M18.5 4H10a4.5 4.5 0 0 0 0 9h2.5M12.5 4v16M16.5 4v16"
    ),
    "quote.closing": Symbol(
      label: "Quotation",
      area: """
        M4.2 18.5C8 17 10.2 14 10.2 10a4 4 0 1 0-4 4c0 1.6-1 2.9-2.6 3.3zM14.2 18.5\
        C18 17 20.2 14 20.2 10a4 4 0 1 0-4 4c0 1.6-1 2.9-2.6 3.3z
        """
    ),
    "quote.opening": Symbol(
      label: "Quotation",
      area: """
        M9.8 5.5C6 7 3.8 10 3.8 14a4 4 0 1 0 4-4c0-1.6 1-2.9 2.6-3.3zM19.8 5.5C16 7 13.8 10 13.8 14\
        a4 4 0 1 0 4-4c0-1.6 1-2.9 2.6-3.3z
        """
    ),
    "signature": Symbol(
      label: "Signature",
      lines: """
        M3 19.5h18M4.5 15c3.5-2 7-8.5 5.5-10.5c-1.5-1.5-3.5 3-3 7.5c0.4 3.5 3 3.5 4.5 0\
        c0.8-1.8 1.8-2 2 0c0.2 1.8 1.2 1.5 2.2 0.3c0.8-1 1.6-0.8 2 0.2c0.3 0.8 1.3 0.8 2.8 0.3
        """
    ),
    "text.append": Symbol(
      label: "Append text",
      lines: "M3.5 5.5h17M3.5 10h17M3.5 14.5h8M3.5 19h8M18 13v8M14 17h8"
    ),
    "text.book.closed": Symbol(
      label: "Textbook",
      lines: "M6.5 3.5H18a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H7a2 2 0 0 1-2-2V5a1.5 1.5 0 0 1 1.5-1.5z",
      details: "M5.2 18a2 2 0 0 1 1.8-1.2h12M9 8h6M9 11.5h4"
    ),
    "text.insert": Symbol(
      label: "Insert text",
      lines: "M3.5 5h17M10 9.7h10.5M10 14.3h10.5M3.5 19h17",
      area: "M3 9l4.5 3L3 15z"
    ),
    "text.line.first.and.arrowtriangle.forward": Symbol(
      label: "First line",
      lines: "M8.5 6h12M3.5 12h17M3.5 18h11",
      area: "M3 3.5L7 6L3 8.5z"
    ),
    "text.magnifyingglass": Symbol(
      label: "Search text",
      lines: "M3.5 5.5h15M3.5 10h6M3.5 14.5h4M3.5 19h5\(circle(14.8, 14.3, 4.6))M18.2 17.7l3.3 3.3"
    ),
    "text.quote": Symbol(
      label: "Quotation",
      lines: "M8 5.5h12.5M8 10h12.5M8 14.5h12.5M8 19h8M4 5v14.5"
    ),
    "textformat.123": Symbol(
      label: "Numbers",
      lines: """
        M2.5 9L5 7.2V17M8.8 9.8a2.6 2.6 0 0 1 5.2 0c0 2-5.2 4-5.2 7.2H14M16.5 7.2h5l-2.9 3.7\
        a3 3 0 1 1-2.4 4.4
        """
    ),
    "textformat.abc": Symbol(
      label: "Letters",
      lines: """
        M2 17L5 7.5L8 17M3 14h4M9.8 7.5V17h2.4a2.5 2.5 0 0 0 0-5H9.8h2a2.2 2.2 0 0 0 0-4.5zM22 9.3\
        a4 4.8 0 1 0 0 5.9
        """
    ),
    "textformat.alt": Symbol(
      label: "Text style",
      lines: """
        M3 18L8.5 5L14 18M5 13.5h7M16 12.5c1-2 5-2 5 0.8V18M21 14.8c-5-0.6-5.8 3.2-3 3.2\
        c1.5 0 3-1 3-2.3
        """
    ),
  ]
}
