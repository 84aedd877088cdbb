extension Symbol {
  // Weather, places and sports.
  static let places: [String: Symbol] = [
    "basketball": Symbol(
      label: "Basketball",
      lines: "\(circle(12, 12, 9))M12 3v18M3 12h18",
      details: "M6 5.5c3 3.5 3 9.5 0 13M18 5.5c-3 3.5-3 9.5 0 13"
    ),
    "bicycle": Symbol(
      label: "Bicycle",
      lines: """
        \(circle(5.8, 15.5, 3.7))\(circle(18.2, 15.5, 3.7))M5.8 15.5L9 9h6l3.2 6.5M9 9l3 6.5l3-6.5\
        M8 7h2.5M14.5 6.5h2
        """
    ),
    "building": Symbol(
      label: "Building",
      lines: "\(box(6, 3.5, 12, 17, 1))M10.5 20.5v-5h3v5",
      details: "M9.5 7.5h1M13.5 7.5h1M9.5 11h1M13.5 11h1"
    ),
    "building.columns": Symbol(
      label: "Bank",
      lines: "M3.5 9L12 4l8.5 5zM4.5 20h15M6 9v8M10 9v8M14 9v8M18 9v8M5 17h14"
    ),
    "bus": Symbol(
      label: "Bus",
      lines: "\(box(4.5, 4, 15, 14, 1.5))M4.5 12.5h15M7.5 18v2.5M16.5 18v2.5",
      area: "\(circle(8, 15.2, 1.1))\(circle(16, 15.2, 1.1))"
    ),
    "cloud.bolt": Symbol(
      label: "Thunder",
      lines: """
        M7 14.5a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 5.2a4.7 4.7 0 0 1 .5 9.3zM12.5 13l-2.5 4h3.5\
        L11.5 21
        """
    ),
    "cloud.drizzle": Symbol(
      label: "Drizzle",
      lines: """
        M7 14.5a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 5.2a4.7 4.7 0 0 1 .5 9.3zM8.5 17.5l-.5 1.5\
        M12.5 19l-.5 1.5M16.5 17.5l-.5 1.5
        """
    ),
    "cloud.fog": Symbol(
      label: "Fog",
      lines: """
        M7 14.5a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 5.2a4.7 4.7 0 0 1 .5 9.3zM5.5 17.8h13M7.5 20.8h9
        """
    ),
    "cloud.heavyrain": Symbol(
      label: "Heavy rain",
      lines: """
        M7 14.5a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 5.2a4.7 4.7 0 0 1 .5 9.3zM7.5 17l-1.5 4M11 17\
        l-1.5 4M14.5 17l-1.5 4M18 17l-1.5 4
        """
    ),
    "cloud.rain": Symbol(
      label: "Rain",
      lines: """
        M7 14.5a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 5.2a4.7 4.7 0 0 1 .5 9.3zM8.5 17.5l-1 3\
        M12.5 17.5l-1 3M16.5 17.5l-1 3
        """
    ),
    "cloud.snow": Symbol(
      label: "Snow",
      lines: "M7 14.5a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 5.2a4.7 4.7 0 0 1 .5 9.3z",
      area: circles(1.1, at: (8.5, 17.8), (12, 20.5), (15.5, 17.8))
    ),
    "cloud.sun": Symbol(
      label: "Some sun",
      lines: """
        M8 19.5a3.8 3.8 0 0 1-.6-7.5a5 5 0 0 1 9.6-.9a4.3 4.3 0 0 1 .5 8.4zM6 9\
        a4 4 0 0 1 6.5-2.5M9 2.5v1M3.5 5l.8.8M2 10h1M14.5 5l-.8.8
        """
    ),
    "dumbbell": Symbol(
      label: "Exercise",
      lines: "M8.5 12h7M6 7.5v9M8.5 6v12M18 7.5v9M15.5 6v12M3.5 10v4M20.5 10v4"
    ),
    "flag.checkered": Symbol(
      label: "Finish",
      lines: "M5.5 21V4M5.5 4.5h14v9.5h-14M10 4.5V14M15 4.5V14M5.5 9.2h14"
    ),
    "fuelpump": Symbol(
      label: "Fuel",
      lines: "\(box(4, 4, 10, 16, 1.2))M14 12h2v5a1.7 1.7 0 0 0 3.5 0V9l-3-3M3 20h12",
      details: "M7 7.5h4V11H7z"
    ),
    "mappin.and.ellipse": Symbol(
      label: "Place",
      lines: """
        \(circle(12, 6.5, 3.5))M12 10v7.5M8 14.5c-3 .5-5 1.6-5 3c0 1.9 4 3.3 9 3.3s9-1.4 9-3.3\
        c0-1.4-2-2.5-5-3
        """
    ),
    "moon.stars": Symbol(
      label: "Night",
      lines: """
        M17 15.5A8 8 0 1 1 8.5 5A6.5 6.5 0 0 0 17 15.5zM17.5 3v4M15.5 5h4M20.5 9.5v2.5M19.2 10.8\
        h2.5
        """
    ),
    "mountain.2": Symbol(
      label: "Mountains",
      lines: "M2 19L9 6.5l4 7l2-3L22 19z",
      fill: .inside
    ),
    "pawprint": Symbol(
      label: "Animals",
      area: """
        M12 12c2.5 0 5 3 5 5.5c0 1.7-1.3 2.7-2.8 2.5c-1.4-.2-3-.2-4.4 0C8.3 20.2 7 19.2 7 17.5\
        C7 15 9.5 12 12 12z\(circle(5, 11.5, 1.9))\(circle(9, 7, 2.1))\(circle(15, 7, 2.1))\
        \(circle(19, 11.5, 1.9))
        """
    ),
    "safari": Symbol(
      label: "Browser",
      lines: circle(12, 12, 9),
      details: "M15.5 8.5L13.3 13.3L8.5 15.5L10.7 10.7z"
    ),
    "sailboat": Symbol(
      label: "Boat",
      lines: "M11 3.5v12H4.5zM13.5 7.5l5.5 8h-5.5zM3 18.5h18l-2 2.5H5z"
    ),
    "signpost.right": Symbol(
      label: "Way",
      lines: "M12 3v18M6 6h10l3 3l-3 3H6z"
    ),
    "snowflake": Symbol(
      label: "Snow",
      lines: """
        M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5
        """
    ),
    "soccerball": Symbol(
      label: "Football",
      lines: circle(12, 12, 9),
      details: """
        M12 8.5l3.5 2.5l-1.3 4h-4.4L8.5 11zM12 8.5V3.5M15.5 11l4.8-1.5M14.2 15l3 4M9.8 15l-3 4\
        M8.5 11L3.7 9.5
        """
    ),
    "sofa": Symbol(
      label: "Furniture",
      lines: """
        M5.5 11V8A2.5 2.5 0 0 1 8 5.5h8A2.5 2.5 0 0 1 18.5 8v3M7.5 14.5v-1.5a2 2 0 1 0-4 0V17.5\
        h17V13a2 2 0 1 0-4 0v1.5zM5.5 17.5v2M18.5 17.5v2
        """
    ),
    "sportscourt": Symbol(
      label: "Sports",
      lines: "\(box(2.5, 6, 19, 12, 1.5))M12 6v12M2.5 9.5H5v5H2.5M21.5 9.5H19v5h2.5",
      details: circle(12, 12, 2)
    ),
    "storefront": Symbol(
      label: "Shop",
      lines: """
        M4.5 10.5V20h15v-9.5M3 9l2-5h14l2 5a2.3 2.3 0 0 1-4.5 0a2.3 2.3 0 0 1-4.5 0\
        a2.3 2.3 0 0 1-4.5 0A2.3 2.3 0 0 1 3 9zM9 20v-5.5h4V20
        """
    ),
    "sun.min": Symbol(
      label: "Dim sun",
      lines: """
        \(circle(12, 12, 3.5))M12 4.5v1.5M12 18v1.5M4.5 12H6M18 12h1.5M6.7 6.7l1 1M16.3 16.3l1 1\
        M17.3 6.7l-1 1M7.7 16.3l-1 1
        """
    ),
    "sunrise": Symbol(
      label: "Sunrise",
      lines: """
        M3 20.5h18M6.5 16.5a5.5 5.5 0 0 1 11 0M2.5 16.5h1M20.5 16.5h1M5 10l.8.8M19 10l-.8.8\
        M12 8.5V3M9.5 5.5L12 3l2.5 2.5
        """
    ),
    "sunset": Symbol(
      label: "Sunset",
      lines: """
        M3 20.5h18M6.5 16.5a5.5 5.5 0 0 1 11 0M2.5 16.5h1M20.5 16.5h1M5 10l.8.8M19 10l-.8.8M12 3\
        v5.5M9.5 6L12 8.5L14.5 6
        """
    ),
    "thermometer": Symbol(
      label: "Temperature",
      lines: "M10 13.5V5.5a2 2 0 0 1 4 0v8a4 4 0 1 1-4 0z",
      details: "M12 9v8",
      area: circle(12, 17, 1.6)
    ),
    "tram": Symbol(
      label: "Train",
      lines: "\(box(6, 4, 12, 13.5, 2.5))M6 11.5h12M9 17.5l-2 3M15 17.5l2 3",
      area: "\(circle(9.3, 14.5, 1.1))\(circle(14.7, 14.5, 1.1))"
    ),
    "tree": Symbol(
      label: "Tree",
      lines: "M12 3C8 3 6 6 7 8.5c-3 1-3 6 1 6.5h8c4-.5 4-5.5 1-6.5C18 6 16 3 12 3zM12 10v11"
    ),
    "wind": Symbol(
      label: "Wind",
      lines: """
        M3 9.5h11a2.8 2.8 0 1 0-2.8-2.8M3 13.5h15.5a2.8 2.8 0 1 1-2.8 2.8M3 17.5h7a2 2 0 1 1-2 2
        """
    ),
  ]
}
