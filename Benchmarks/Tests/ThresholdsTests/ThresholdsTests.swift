import Testing

@testable import Thresholds

@Suite struct ThresholdsTests {
  private let printed = """
    Building…
    | case | median ns | best ns | allocations |
    |---|---:|---:|---:|
    | reducer alone | 25.0 | 20.0 | 0.0 |
    | a send, plain | 90.0 | 80.0 | 3.0 |

    | memory | bytes |
    |---|---:|
    | a store | 456.0 |

    | operation | instructions |
    |---|---:|
    | Workloads: a. send | 689 |
    | Workloads: b. send | not counted |
    """

  private func thresholds(_ quantity: Quantity, _ rows: String) -> Thresholds {
    Thresholds(quantity, "Words.\n\n| case | figure | limit |\n|---|---:|---:|\n\(rows)\n")
  }

  private func comparison(
    _ quantity: Quantity,
    _ rows: String,
    measured text: String
  ) -> Comparison {
    var comparison = Comparison()
    comparison.add(thresholds(quantity, rows), measured: Measurements(text))
    return comparison
  }

  @Test func tablesAreFoundBetweenOtherLines() {
    #expect(
      MarkdownTable.tables(in: "Words\n| a | b |\n|---|---:|\n| c d | 1.5 |\nWords\n| e |\n|---|")
        == [
          MarkdownTable(columns: ["a", "b"], rows: [["c d", "1.5"]]),
          MarkdownTable(columns: ["e"], rows: []),
        ]
    )
  }

  @Test func figuresAreReadByTheNamesOfColumns() {
    let measurements = Measurements(printed)
    #expect(measurements.figure(.allocations, of: "a send, plain") == 3)
    #expect(measurements.figure(.bytes, of: "a store") == 456)
    #expect(measurements.figure(.instructions, of: "Workloads: a. send") == 689)
    #expect(measurements.figure(.instructions, of: "Workloads: b. send") == nil)
    #expect(measurements.figure(.kibibytes, of: "a store") == nil)
  }

  @Test func ratioDividesTheBestTimes() {
    let second = """


      | case | median ns | best ns |
      |---|---:|---:|
      | reducer alone | 26.0 | 25.0 |
      | a send, plain | 75.0 | 70.0 |
      """
    #expect(Measurements(printed).figure(.ratio, of: "a send, plain ÷ reducer alone") == 4)
    #expect(
      Measurements(printed + second).figure(.ratio, of: "a send, plain ÷ reducer alone") == 3.5
    )
    #expect(Measurements(printed).figure(.ratio, of: "a send, plain ÷ nothing") == nil)
    #expect(Measurements(printed).figure(.ratio, of: "a send, plain") == nil)
  }

  @Test func ratioTakesMediansWhereNoBestTimeIsPrinted() {
    let clicks = """
      | click | median ms | 99 % ms |
      |---|---:|---:|
      | a | 3.0 | 9 |
      | b | 1.5 | 2 |
      """
    #expect(Measurements(clicks).figure(.ratio, of: "a ÷ b") == 2)
  }

  @Test func figureOfSeveralRunsIsTheLeast() {
    let second = "\n\n| case | allocations |\n|---|---:|\n| a send, plain | 2.0 |\n"
    #expect(Measurements(printed + second).figure(.allocations, of: "a send, plain") == 2)
  }

  @Test func reportNamesWorseFigures() {
    let worse = comparison(
      .allocations,
      "| a send, plain | 2.0 | 2.5 |\n| reducer alone | 0.0 | 0.5 |",
      measured: printed
    )
    #expect(worse.hasFailures)
    #expect(
      worse.text == """
        Worse:

        | case | quantity | recorded | limit | now | change |
        |---|---|---:|---:|---:|---:|
        | a send, plain | allocations | 2.0 | 2.5 | 3.0 | +50 % |

        1 of 2 figures are within their limits.
        """
    )
  }

  @Test func figureThatWasZeroIsReportedAsNew() {
    let worse = comparison(.allocations, "| a send, plain | 0.0 | 0.5 |", measured: printed)
    #expect(worse.text.contains("| a send, plain | allocations | 0.0 | 0.5 | 3.0 | new |"))
  }

  @Test func reportNamesBetterFiguresWithoutFailing() {
    let better = comparison(
      .instructions,
      "| Workloads: a. send | 1000 | 1050 |",
      measured: printed
    )
    #expect(!better.hasFailures)
    #expect(
      better.text.contains("| Workloads: a. send | instructions | 1000 | 1050 | 689 | −31 % |")
    )
  }

  @Test func figureAtItsLimitPasses() {
    let same = comparison(.bytes, "| a store | 456.0 | 456.0 |", measured: printed)
    #expect(!same.hasFailures)
    #expect(same.text == "1 of 1 figures are within their limits.")
  }

  @Test func comparisonWithoutLimitsFails() {
    #expect(Comparison().hasFailures)
  }

  @Test func caseThatWasNotMeasuredFails() {
    let missing = comparison(.bytes, "| another | 456.0 | 470.0 |", measured: printed)
    #expect(missing.hasFailures)
    #expect(
      missing.text == """
        Not measured: bytes of another.

        0 of 1 figures are within their limits.
        """
    )
  }

  @Test func recordingWritesFiguresAndLimits() {
    var thresholds = thresholds(.allocations, "| a send, plain | 1.0 | 1.2 |\n| gone | 5.0 | 6.0 |")
    thresholds.record(Measurements(printed))
    #expect(
      thresholds.text == """
        The limit is what was measured, and 2 % and 0.5 more. \
        `Scripts/benchmark --update` writes this file.

        | case | allocations | limit |
        |---|---:|---:|
        | a send, plain | 3.0 | 3.6 |
        | reducer alone | 0.0 | 0.5 |

        """
    )
    #expect(
      Thresholds(.allocations, thresholds.text).entries.map(\.name) == [
        "a send, plain", "reducer alone",
      ]
    )
  }

  @Test func recordingKeepsTheChosenRatiosOnly() {
    var thresholds = thresholds(.ratio, "| a send, plain ÷ reducer alone | 0 | 0 |")
    thresholds.record(Measurements(printed))
    #expect(thresholds.text.contains("| a send, plain ÷ reducer alone | 4.00 | 7.00 |\n"))
    #expect(thresholds.entries.count == 1)
  }

  @Test func ratioBelowOneHasALimitNearIt() {
    let margin = Quantity.ratio.margin
    #expect(abs(margin.limit(for: 0.04) - 0.16) < 0.001)
    #expect(abs(margin.limit(for: 0.95) - 1.525) < 0.001)
    #expect(margin.limit(for: 2) == 4)
    #expect(
      thresholds(.ratio, "").text
        .hasPrefix(
          "The limit is what was measured, and 50 % and 1.0 more, or 0.1 more for a figure below 1. "
        )
    )
  }

  @Test func everyRecordedFigureIsWithinItsLimit() {
    for quantity in Quantity.allCases {
      for figure in [0, 0.04, 1, 456, 2_300_000] {
        let limit = quantity.margin.limit(for: figure)
        #expect(Double(quantity.text(of: limit)).map { $0 > figure } == true)
      }
    }
  }
}
