extension Symbol {
  // Office, travel and home.
  static let office: [String: Symbol] = [
    "alarm": Symbol(
      label: "Alarm",
      lines: "\(circle(12, 13, 7))M3.5 7L7 4M20.5 7L17 4M7 18.5L5.5 20.5M17 18.5l1.5 2",
      details: "M12 9v4l2.5 2"
    ),
    "archivebox": Symbol(
      label: "Archive",
      lines: """
        \(box(3.5, 4.5, 17, 4, 1))M5 8.5V18a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18V8.5\
        M9.5 12.5h5
        """,
      fill: .area(
        """
        \(box(3, 4, 18, 4.2, 1))M4.5 9.5h15V18a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM9 12v1.8h6V12z
        """
      )
    ),
    "backpack": Symbol(
      label: "Backpack",
      lines: """
        M6 20.5v-10a6 6 0 0 1 12 0v10zM9.5 5V4.5A1.5 1.5 0 0 1 11 3h2a1.5 1.5 0 0 1 1.5 1.5V5\
        M9 20.5v-6h6v6
        """,
      details: "M9.5 10h5"
    ),
    "bag": Symbol(
      label: "Bag",
      lines: """
        M5.5 8h13l1 11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19zM8.5 10.5V7\
        a3.5 3.5 0 0 1 7 0v3.5
        """,
      fill: .area(
        """
        M5 7.5h3V7a4 4 0 0 1 8 0v.5h3L20 19a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9.8 7.5h4.4V7\
        a2.2 2.2 0 0 0-4.4 0z
        """
      )
    ),
    "banknote": Symbol(
      label: "Money",
      lines: box(2.5, 6.5, 19, 11, 1.5),
      details: circle(12, 12, 2.5),
      area: "\(circle(5.8, 12, 1.1))\(circle(18.2, 12, 1.1))"
    ),
    "basket": Symbol(
      label: "Basket",
      lines: """
        M3 9.5h18l-2 9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5zM7 9.5L10 4M17 9.5L14 4
        """,
      details: "M9.5 13v3.5M14.5 13v3.5"
    ),
    "bed.double": Symbol(
      label: "Bed",
      lines: """
        M3.5 19v-5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v5M3.5 16.5h17M5.5 12V7A1.5 1.5 0 0 1 7 5.5h10\
        A1.5 1.5 0 0 1 18.5 7v5M8 12v-2.5h3V12M13 12v-2.5h3V12
        """
    ),
    "birthday.cake": Symbol(
      label: "Birthday",
      lines: """
        M4 20v-6.5A1.5 1.5 0 0 1 5.5 12h13a1.5 1.5 0 0 1 1.5 1.5V20zM4 16c2.7 2 5.3-2 8 0\
        s5.3-2 8 0M12 12V8.5
        """,
      area: "M12 3.5c1.2 1.3 1.7 2 1.7 2.8a1.7 1.7 0 0 1-3.4 0c0-.8.5-1.5 1.7-2.8z"
    ),
    "book.closed": Symbol(
      label: "Book",
      lines: "M7 3.5h11.5v17H7A2 2 0 0 1 5 18.5v-13A2 2 0 0 1 7 3.5zM5 18.5A2 2 0 0 1 7 16.5h11.5",
      details: "M9 7.5h6"
    ),
    "books.vertical": Symbol(
      label: "Books",
      lines: "M4 4h4v16H4zM8 6.5h4V20H8zM13.2 5.4l3.7-1l4 14.6l-3.7 1z"
    ),
    "briefcase": Symbol(
      label: "Work",
      lines: """
        \(box(3.5, 7.5, 17, 12, 1.5))M8.5 7.5V6A1.5 1.5 0 0 1 10 4.5h4A1.5 1.5 0 0 1 15.5 6v1.5\
        M3.5 12.5h17
        """,
      details: "M12 11.5v2"
    ),
    "calendar.day.timeline.left": Symbol(
      label: "Day",
      lines: "\(box(3.5, 4.5, 17, 15.5, 1.5))M8 4.5V20",
      details: "M11 9h6.5M11 13h6.5",
      area: "\(circle(8, 9, 1.2))\(circle(8, 14, 1.2))"
    ),
    "clipboard": Symbol(
      label: "Clipboard",
      lines: """
        M8.5 5H7a1.5 1.5 0 0 0-1.5 1.5v12.5A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V6.5\
        A1.5 1.5 0 0 0 17 5h-1.5\(box(8.5, 3, 7, 4, 1))
        """
    ),
    "clock.arrow.circlepath": Symbol(
      label: "History",
      lines: "M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.2M4 4v5.2h5.2M12 8v4.5l3 1.8"
    ),
    "creditcard": Symbol(
      label: "Card",
      lines: "\(box(2.5, 5.5, 19, 13, 2))M2.5 10h19M6 15h4",
      fill: .area("\(box(2, 5, 20, 14, 2.3))M2 8.8v2.4h20V8.8zM5.5 14.2v1.7h5v-1.7z")
    ),
    "cross.case": Symbol(
      label: "First aid",
      lines: """
        \(box(3.5, 7.5, 17, 12.5, 1.5))M8.5 7.5V6A1.5 1.5 0 0 1 10 4.5h4A1.5 1.5 0 0 1 15.5 6v1.5
        """,
      details: "M12 10.5v6M9 13.5h6"
    ),
    "crown": Symbol(
      label: "Crown",
      lines: "M3.5 7.5l4.5 4L12 5l4 6.5l4.5-4L19 18.5H5z",
      fill: .inside
    ),
    "cup.and.saucer": Symbol(
      label: "Coffee",
      lines: """
        M5 7h12v5.5a4.5 4.5 0 0 1-4.5 4.5h-3A4.5 4.5 0 0 1 5 12.5zM17 8.5h1.5a2.5 2.5 0 0 1 0 5\
        H17M4 20.5h14
        """
    ),
    "dice": Symbol(
      label: "Dice",
      lines: box(4, 4, 16, 16, 3),
      area: circles(1.4, at: (8.5, 8.5), (15.5, 8.5), (12, 12), (8.5, 15.5), (15.5, 15.5))
    ),
    "doc.on.clipboard": Symbol(
      label: "Paste",
      lines: """
        M8 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19H9M15.5 5H17a1.5 1.5 0 0 1 1.5 1.5V9\
        \(box(8, 3, 7.5, 4, 1))\(box(11, 11, 9, 10, 1))
        """,
      details: "M13.5 14.5h4M13.5 17.5h4"
    ),
    "doc.on.doc": Symbol(
      label: "Copy",
      lines: """
        M9.5 3.5h5.5L19.5 8v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1zM14.5 3.5V8.5h5\
        M8.5 7H5.5a1 1 0 0 0-1 1v11.5a1 1 0 0 0 1 1H14a1 1 0 0 0 1-1V17
        """
    ),
    "doc.plaintext": Symbol(
      label: "Document",
      lines: """
        M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5\
        a1.5 1.5 0 0 1 1.5-1.5z
        """,
      details: "M8.5 8h7M8.5 12h7M8.5 16h4"
    ),
    "doc.richtext": Symbol(
      label: "Document",
      lines: page,
      details: "M8 16.5l2.5-3l2 2l1.5-1.5l2 2.5z"
    ),
    "eyeglasses": Symbol(
      label: "Glasses",
      lines: """
        \(circle(6.5, 14.5, 3.5))\(circle(17.5, 14.5, 3.5))M10 14c1.3-1 2.7-1 4 0M3 14L6 6.5M21 14\
        l-3-7.5
        """
    ),
    "fork.knife": Symbol(
      label: "Food",
      lines: "M7.5 3v18M4.5 3v4.5a3 3 0 0 0 6 0V3M17 21v-7.5h-2.5C14.5 8 15.5 4.5 17 3z"
    ),
    "graduationcap": Symbol(
      label: "School",
      lines: "M12 5L1.8 10L12 15l10.2-5zM6 12.2V17c3.5 2.7 8.5 2.7 12 0v-4.8M21 10.5v5.5"
    ),
    "key": Symbol(label: "Key", lines: "\(circle(8, 16, 4))M11 13l8.5-8.5M16 8l3 3M13.5 10.5l2 2"),
    "list.clipboard": Symbol(
      label: "List",
      lines: """
        M8.5 5H7a1.5 1.5 0 0 0-1.5 1.5v12.5A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V6.5\
        A1.5 1.5 0 0 0 17 5h-1.5\(box(8.5, 3, 7, 4, 1))M11.5 11h4M11.5 15.5h4
        """,
      area: "\(circle(8.8, 11, 0.9))\(circle(8.8, 15.5, 0.9))"
    ),
    "medal": Symbol(
      label: "Medal",
      lines: "\(circle(12, 15, 5.5))M9 10.3L5.5 3.5h4L12 8l2.5-4.5h4L15 10.3",
      area: circle(12, 15, 1.6)
    ),
    "megaphone": Symbol(
      label: "Announcement",
      lines: "M4 10v4.5l3 .8L18 19V5.5L7 9.2zM8 15.5l1 4h2.5l-.8-3.5M20.5 10.5v3.5"
    ),
    "newspaper": Symbol(
      label: "News",
      lines: """
        M17 8h3.5v10.5a2 2 0 0 1-2 2H6a2.5 2.5 0 0 1-2.5-2.5V4.5H17v14a2 2 0 0 0 2 2M7 12.5h6.5\
        M7 16h6.5M7 8h6.5
        """
    ),
    "note.text": Symbol(
      label: "Note",
      lines: box(4, 4.5, 16, 15, 2),
      details: "M7.5 9h9M7.5 12.5h9M7.5 16h5"
    ),
    "paperclip": Symbol(
      label: "Attachment",
      lines: """
        M19 11.5l-7.5 7.5a4.5 4.5 0 0 1-6.4-6.4l8-8a3.2 3.2 0 0 1 4.5 4.5l-7.8 7.8\
        a1.7 1.7 0 0 1-2.4-2.4l7-7
        """
    ),
    "pills": Symbol(
      label: "Medicine",
      lines: "M5 19a4 4 0 0 1 0-5.6L13.4 5A4 4 0 0 1 19 10.6L10.6 19A4 4 0 0 1 5 19z",
      details: "M9.2 9.2l5.6 5.6"
    ),
    "pin": Symbol(
      label: "Pin",
      lines: "M9 3.5h6l-.5 6.5c2 .8 3 2.3 3 4h-11c0-1.7 1-3.2 3-4zM12 14v7",
      fill: .area(
        """
        M8.5 3h7l-.5 6.6c2 1 3.2 2.6 3.2 4.9h-5.3V21h-1.8v-6.5H5.8c0-2.3 1.2-3.9 3.2-4.9z
        """
      )
    ),
    "printer": Symbol(
      label: "Print",
      lines: """
        M7 8.5v-5h10v5M6.5 17.5H5A1.5 1.5 0 0 1 3.5 16v-6A1.5 1.5 0 0 1 5 8.5h14\
        a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-1.5M7 14h10v6.5H7z
        """,
      area: circle(17.3, 11.3, 0.9)
    ),
    "puzzlepiece": Symbol(
      label: "Extension",
      lines: """
        M9.5 6.5a2.3 2.3 0 1 1 4.5 0H19v5a2.3 2.3 0 1 0 0 4.5V20h-5a2.3 2.3 0 1 0-4.5 0H5v-4.5\
        a2.3 2.3 0 1 0 0-4.5V6.5z
        """,
      fill: .inside
    ),
    "rosette": Symbol(
      label: "Award",
      lines: "\(circle(12, 9, 5.5))M8.5 13.3L7 21l5-2.8L17 21l-1.5-7.7"
    ),
    "scissors": Symbol(
      label: "Cut",
      lines: "\(circle(6.5, 18, 2.7))\(circle(17.5, 18, 2.7))M8 15.8L16.5 3.5M16 15.8L7.5 3.5"
    ),
    "stethoscope": Symbol(
      label: "Doctor",
      lines: """
        M5.5 3.5H4.5V8a4.5 4.5 0 0 0 9 0V3.5h-1M9 12.5V15a5 5 0 0 0 10 0v-2\(circle(19, 10.5, 2.3))
        """
    ),
    "stopwatch": Symbol(
      label: "Stopwatch",
      lines: "\(circle(12, 13.5, 7.5))M10 3h4M12 3v3M18 7l1.5-1.5",
      details: "M12 13.5V9.5"
    ),
    "suitcase": Symbol(
      label: "Luggage",
      lines: """
        \(box(3.5, 7.5, 17, 12, 1.5))M8.5 7.5V6A1.5 1.5 0 0 1 10 4.5h4A1.5 1.5 0 0 1 15.5 6v1.5\
        M7.5 7.5v12M16.5 7.5v12
        """
    ),
    "ticket": Symbol(
      label: "Ticket",
      lines: "M3.5 7h17v3.2a2 2 0 0 0 0 3.6V17h-17v-3.2a2 2 0 0 0 0-3.6zM14.5 7v2M14.5 15v2",
      details: "M14.5 11v2"
    ),
    "tray": Symbol(
      label: "Tray",
      lines: """
        M3.5 13.5L6 6a1.5 1.5 0 0 1 1.4-1h9.2A1.5 1.5 0 0 1 18 6l2.5 7.5V18\
        a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18zM3.5 13.5h5a3.5 3.5 0 0 0 7 0h5
        """,
      fill: .inside
    ),
    "tray.2": Symbol(
      label: "Trays",
      lines: "M4 8.5L6 4.5h12l2 4v2.5H4zM4 8.5h5a3 3 0 0 0 6 0h5M4 14h5a3 3 0 0 0 6 0h5v5.5H4z"
    ),
    "tray.and.arrow.down": Symbol(
      label: "Save",
      lines: """
        M8 9.5H6L3.5 14v4A1.5 1.5 0 0 0 5 19.5h14a1.5 1.5 0 0 0 1.5-1.5v-4L18 9.5h-2M3.5 14h5\
        a3.5 3.5 0 0 0 7 0h5M12 3v8.5M9 8.8l3 3l3-3
        """
    ),
    "tray.and.arrow.up": Symbol(
      label: "Take out",
      lines: """
        M8 9.5H6L3.5 14v4A1.5 1.5 0 0 0 5 19.5h14a1.5 1.5 0 0 0 1.5-1.5v-4L18 9.5h-2M3.5 14h5\
        a3.5 3.5 0 0 0 7 0h5M12 11.5V3M9 6l3-3l3 3
        """
    ),
    "tray.full": Symbol(
      label: "Full tray",
      lines: """
        M3.5 13.5L6 6a1.5 1.5 0 0 1 1.4-1h9.2A1.5 1.5 0 0 1 18 6l2.5 7.5V18a1.5 1.5 0 0 1-1.5 1.5H5\
        A1.5 1.5 0 0 1 3.5 18zM3.5 13.5h5a3.5 3.5 0 0 0 7 0h5
        """,
      details: "M8.5 8.5h7M8 11h8"
    ),
    "trophy": Symbol(
      label: "Trophy",
      lines: """
        M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 3.5 1.5 5.5 4 5.8M16.5 5.5H20\
        c0 3.5-1.5 5.5-4 5.8M12 14.5V18M8 20.5c0-1.7 1.8-2.5 4-2.5s4 .8 4 2.5z
        """,
      fill: .area(
        """
        M7 3.5h10v1.400h3.600c0 4.200-1.700 6.600-4.300 7c-.8 1.600-1.900 2.600-3.400 2.900\
        v2.400c2.200.2 3.900 1.300 3.900 3.800H7.200c0-2.5 1.700-3.600 3.900-3.800v-2.400\
        c-1.5-.3-2.600-1.300-3.400-2.900c-2.600-.4-4.300-2.800-4.300-7H7z
        """
      )
    ),
    "tshirt": Symbol(
      label: "Clothes",
      lines: "M8.5 4a3.6 3.6 0 0 0 7 0l5.5 3l-2 4.5l-2.5-1V20h-9v-9.5l-2.5 1L3 7z",
      fill: .inside
    ),
    "umbrella": Symbol(
      label: "Umbrella",
      lines: "M12 4.5a9 9 0 0 1 9 8.5H3a9 9 0 0 1 9-8.5zM12 3v1.5M12 13v5.5a2 2 0 0 1-4 0"
    ),
    "wineglass": Symbol(
      label: "Drinks",
      lines: "M7.5 3.5h9l0.5 5.5a5 5 0 0 1-10 0zM12 14v6.5M8.5 20.5h7",
      details: "M7.3 8h9.4"
    ),
  ]
}
