extension Symbol {
  // Weather and the earth.
  static let weather: [String: Symbol] = [
    "cloud.bolt.rain": Symbol(
      label: "Thunderstorm",
      lines: """
        M7 14.5a4 4 0 0 1-0.6-8A5.5 5.5 0 0 1 17 5.2a4.7 4.7 0 0 1 0.5 9.3zM12.5 12.5l-2.5 4.5h3.5\
        L11.5 21.5M7 17l-1.2 3.5M17.5 17l-1.2 3.5
        """
    ),
    "cloud.hail": Symbol(
      label: "Hail",
      lines: "M7 14.5a4 4 0 0 1-0.6-8A5.5 5.5 0 0 1 17 5.2a4.7 4.7 0 0 1 0.5 9.3z",
      area: circles(1.1, at: (8, 18), (12, 18), (16, 18), (10, 21), (14, 21))
    ),
    "cloud.moon": Symbol(
      label: "Cloudy night",
      lines: """
        M7 19.5a4 4 0 0 1-0.5-8A5.4 5.4 0 0 1 16.8 10.8a4.4 4.4 0 0 1 0.5 8.7zM14 4\
        a5.5 5.5 0 0 0 7.5 5.5A6 6 0 0 1 19.5 13M10.7 5.5A6 6 0 0 1 14 4
        """
    ),
    "cloud.moon.rain": Symbol(
      label: "Rainy night",
      lines: """
        M7 16.5a3.7 3.7 0 0 1-0.5-7.3A5 5 0 0 1 16 8.5a4 4 0 0 1 0.5 8zM14 2.5a5 5 0 0 0 7 5\
        a5.5 5.5 0 0 1-2 3.5M8 18.8l-1 3M12 18.8l-1 3M16 18.8l-1 3
        """
    ),
    "cloud.sleet": Symbol(
      label: "Sleet",
      lines: """
        M7 14.5a4 4 0 0 1-0.6-8A5.5 5.5 0 0 1 17 5.2a4.7 4.7 0 0 1 0.5 9.3zM8 17l-1.2 3.5M15.5 17\
        l-1.2 3.5
        """,
      area: "\(circle(11.8, 18, 1.1))\(circle(18.5, 18, 1.1))"
    ),
    "cloud.sun.bolt": Symbol(
      label: "Sun and thunder",
      lines: """
        M8.5 15a3.5 3.5 0 0 1-0.4-7A4.7 4.7 0 0 1 17 7.2a3.9 3.9 0 0 1 0.4 7.8zM3.5 10\
        a4 4 0 0 1 4-5.5M7 1.5V3M2.5 3.5l1 1M1 8.5h1.3M13.5 13.5l-2.5 4h3.5L12.5 21.5
        """
    ),
    "cloud.sun.rain": Symbol(
      label: "Sun and rain",
      lines: """
        M8.5 16a3.5 3.5 0 0 1-0.4-7A4.7 4.7 0 0 1 17 8.2a3.9 3.9 0 0 1 0.4 7.8zM3.5 10.5\
        a4 4 0 0 1 4-5.5M7 1.5V3M2.5 3.5l1 1M1 8.5h1.3M9 18.5l-1 3M13 18.5l-1 3M17 18.5l-1 3
        """
    ),
    "drop.halffull": Symbol(
      label: "Half full",
      lines: "M12 3.5s6.5 6.5 6.5 11a6.5 6.5 0 0 1-13 0c0-4.5 6.5-11 6.5-11z",
      area: "M5.5 14h13a6.5 6.5 0 0 1-13 0z"
    ),
    "drop.triangle": Symbol(
      label: "Wet",
      lines: "M12 3.7L2.5 20.2h19z",
      details: "M12 9.5s2.8 2.8 2.8 4.8a2.8 2.8 0 0 1-5.6 0c0-2 2.8-4.8 2.8-4.8z"
    ),
    "globe.americas": Symbol(
      label: "Americas",
      lines: circle(12, 12, 9),
      details: """
        M8 4c1.5 1 3.5 1 4 2.5c0.3 1.5-1.5 2-2.5 3S8 11 9 12s3.5 0.5 4 2.5s-1.5 3-2 5M3.5 10\
        c1.5 0.5 2.5 1.5 3 3.5M19 7c-1.5 0-2.5 1-2 2.5s3 1.5 4 2
        """
    ),
    "globe.asia.australia": Symbol(
      label: "Asia and Australia",
      lines: circle(12, 12, 9),
      details: """
        M5 7c2 0 3 1.5 5 1.5S13.5 6 15.5 6s3-0.5 3.5-1M9 11c1.5-0.5 3 0 4 1.5c0.5 1 0 2 0.8 3\
        M15 11.5c1.5-0.5 3 0.5 3 2M15 17c1.5-1 3.5-0.5 4 0.5M4 14.5c1.5 0.5 2.5 1.5 2.5 3
        """
    ),
    "globe.desk": Symbol(
      label: "Globe",
      lines: "\(circle(11, 10, 6.5))M5.5 17.5a9.5 9.5 0 0 0 13-13M11 19.7v1.8M7.5 21.5h7",
      details: "M4.5 10h13"
    ),
    "globe.europe.africa": Symbol(
      label: "Europe and Africa",
      lines: circle(12, 12, 9),
      details: """
        M10 3.5c0 1.5 1.5 2 3 2s3-0.5 3.5-1M9 9.5c1-1.5 3-2 5-1.5s2 2 3.5 2.5S21 11 21 11M8.5 12\
        c1.5-1 4-0.5 5 0.5s2.5 1 2.5 2.5s-1.5 2.5-2 4.5s-2.5 0.5-2.7-1s-0.8-2.5-2-3S7.5 13 8.5 12z\
        M5.5 6.5c0.5 1 2 1 2.5 0
        """
    ),
    "humidity": Symbol(
      label: "Humidity",
      lines: "M8 4s5 5.5 5 9.5a5 5 0 0 1-10 0C3 9.5 8 4 8 4zM15.5 10h6M16.5 14h5M15.5 18h6"
    ),
    "hurricane": Symbol(
      label: "Hurricane",
      lines: """
        \(circle(12, 12, 3.2))M18.5 12a6.5 6.5 0 1 1-13 0c0-5 4-8.5 9-9M5.5 12a6.5 6.5 0 0 1 13 0\
        c0 5-4 8.5-9 9
        """
    ),
    "moon.haze": Symbol(
      label: "Hazy night",
      lines: "M19 11.5A7 7 0 1 1 10 3a5.5 5.5 0 0 0 9 8.5zM4.5 18.5h15M7.5 21.5h9"
    ),
    "moon.zzz": Symbol(
      label: "Sleep",
      lines: "M19 16A8 8 0 1 1 9.5 4.5A6.5 6.5 0 0 0 19 16zM17.5 3h4l-4 4.5h4",
      details: "M13.5 9.5h3l-3 3.5h3"
    ),
    "moonphase.first.quarter": Symbol(
      label: "Moon",
      lines: circle(12, 12, 9),
      area: "M12 3a9 9 0 0 1 0 18z"
    ),
    "moonphase.full.moon": Symbol(label: "Moon", lines: circle(12, 12, 9), area: circle(12, 12, 9)),
    "moonphase.last.quarter": Symbol(
      label: "Moon",
      lines: circle(12, 12, 9),
      area: "M12 3a9 9 0 0 0 0 18z"
    ),
    "moonphase.new.moon": Symbol(label: "Moon", lines: circle(12, 12, 9)),
    "rainbow": Symbol(
      label: "Rainbow",
      lines: "M3 18a9 9 0 0 1 18 0M6.5 18a5.5 5.5 0 0 1 11 0M10 18a2 2 0 0 1 4 0"
    ),
    "smoke": Symbol(
      label: "Smoke",
      lines: "M6 16.5a3.5 3.5 0 0 1-0.5-7a5 5 0 0 1 9.5-1.5a4.2 4.2 0 1 1 1.5 8.5zM5 20h9M17 20h2"
    ),
    "sparkle": Symbol(
      label: "Sparkle",
      area: "M12 2.5l2.3 7.2l7.2 2.3l-7.2 2.3L12 21.5l-2.3-7.2L2.5 12l7.2-2.3z"
    ),
    "sun.dust": Symbol(
      label: "Dust",
      lines: """
        \(circle(12, 9.5, 3.5))M16.6 9.5L18.14 9.5M15.25 12.75L16.34 13.84M12 14.1L12 15.64\
        M8.75 12.75L7.66 13.84M7.4 9.5L5.86 9.5M8.75 6.25L7.66 5.16M12 4.9L12 3.36M15.25 6.25\
        L16.34 5.16
        """,
      area: circles(1, at: (5, 18), (9, 18), (13, 18), (17, 18), (7, 21), (11, 21), (15, 21))
    ),
    "sun.haze": Symbol(
      label: "Haze",
      lines: """
        \(circle(12, 9.5, 3.5))M16.6 9.5L18.14 9.5M15.25 12.75L16.34 13.84M12 14.1L12 15.64\
        M8.75 12.75L7.66 13.84M7.4 9.5L5.86 9.5M8.75 6.25L7.66 5.16M12 4.9L12 3.36M15.25 6.25\
        L16.34 5.16M4 17.5h16M7 21h10
        """
    ),
    "sun.horizon": Symbol(
      label: "Horizon",
      lines: """
        M2.5 18.5h19M6.5 18.5a5.5 5.5 0 0 1 11 0M12 6v2.5M4.5 10.5l1.8 1.5M19.5 10.5l-1.8 1.5\
        M7 21.5h10
        """,
      fill: .inside
    ),
    "sun.rain": Symbol(
      label: "Sun and rain",
      lines: """
        \(circle(12, 9, 3.5))M16.6 9L18.14 9M15.25 12.25L16.34 13.34M12 13.6L12 15.14M8.75 12.25\
        L7.66 13.34M7.4 9L5.86 9M8.75 5.75L7.66 4.66M12 4.4L12 2.86M15.25 5.75L16.34 4.66M8 17l-1 4\
        M12.5 17l-1 4M17 17l-1 4
        """
    ),
    "thermometer.high": Symbol(
      label: "Temperature",
      lines: thermometer,
      details: "M12 7v6",
      area: circle(12, 17.5, 2)
    ),
    "thermometer.low": Symbol(
      label: "Temperature",
      lines: thermometer,
      details: "M12 13.5v6",
      area: circle(12, 17.5, 2)
    ),
    "thermometer.medium": Symbol(
      label: "Temperature",
      lines: thermometer,
      details: "M12 10.5v6",
      area: circle(12, 17.5, 2)
    ),
    "thermometer.snowflake": Symbol(
      label: "Cold",
      lines: """
        M16 14V5.5a2 2 0 0 1 4 0V14a4 4 0 1 1-4 0zM7 5v13M1.5 8.2l11 6.6M12.5 8.2l-11 6.6M5.3 6.5\
        L7 8l1.7-1.5M5.3 16.5L7 15l1.7 1.5
        """,
      details: "M18 13v3.5"
    ),
    "thermometer.sun": Symbol(
      label: "Hot",
      lines: """
        M16 14V5.5a2 2 0 0 1 4 0V14a4 4 0 1 1-4 0zM11.5 7.5a4 4 0 1 0 0 7.5M8 2.5V4.5M2 10h1.5\
        M3.8 5.8l1.4 1.4M3.8 15.5l1.4-1.4
        """,
      details: "M18 9v7.5"
    ),
    "thermometer.variable.and.figure": Symbol(
      label: "Temperature",
      lines: thermometer,
      details: "M12 9v6",
      area: circle(12, 17.5, 2)
    ),
    "tornado": Symbol(label: "Tornado", lines: "M4 4h16M5.5 8h13M8 12h9M11 16h5M13 20h2"),
    "water.waves": Symbol(
      label: "Waves",
      lines: """
        M3 7c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0s3-1.5 4.5 0s3 1.5 4.5 0M3 12.5c1.5-1.5 3-1.5 4.5 0\
        s3 1.5 4.5 0s3-1.5 4.5 0s3 1.5 4.5 0M3 18c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0s3-1.5 4.5 0\
        s3 1.5 4.5 0
        """
    ),
    "wind.snow": Symbol(
      label: "Snowstorm",
      lines: "M3 8h10a2.5 2.5 0 1 0-2.5-2.5M3 12h15a2.5 2.5 0 1 1-2.5 2.5M3 16h5",
      area: circles(1.1, at: (6, 20), (11, 18.5), (20, 5.5), (16, 20))
    ),
  ]
}
