import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct RowTests {
  @Test func formWrapsEachViewInRow() {
    let view = ViewHarness {
      Form {
        Section("Profile") {
          Text("Name")
          if true { Text("Age") }
        }
        Text("Loose")
      }
    }
    #expect(
      view.outline == """
        <main>
          <form class="form">
            <div class="row-section">
              <section class="section">
                <h2 class="section-header">
                  <span class="text"> "Profile"
                <div class="rows">
                  <div class="row">
                    <span class="text"> "Name"
                  <div class="row">
                    <span class="text"> "Age"
            <div class="row">
              <span class="text"> "Loose"
        """
    )
  }

  @Test func listUsesTheElementsOfList() {
    let view = ViewHarness {
      List {
        ForEach(0..<2) { Text("\($0)").padding(4) }
        Section { Text("last") }
      }
    }
    #expect(
      view.outline == """
        <main>
          <ul class="list" role="list">
            <li class="row">
              <div class="padding" style="padding-block:4px 4px;padding-inline:4px 4px">
                <span class="text"> "0"
            <li class="row">
              <div class="padding" style="padding-block:4px 4px;padding-inline:4px 4px">
                <span class="text"> "1"
            <li class="row-section">
              <section class="section">
                <ul class="rows">
                  <li class="row">
                    <span class="text"> "last"
        """
    )
  }

  @Test func duplicateIDsOfAListAreReportedAtItsLine() {
    let line = #line + 2
    withKnownIssue {
      let view = ViewHarness { List([1, 1], id: \.self) { Text("\($0)") } }
      #expect(view.text == ["1", "1"])
    } matching: { issue in
      issue.sourceLocation?.fileName == "RowTests.swift" && issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [
          """
          Two elements of a 'ForEach' have the same id.

            ForEach: Text
            Id: 1

          Both are shown, but either of them may lose its state when the data changes.

          To fix this, give each element an id of its own.
          """
        ]
    }
  }

  @Test func duplicateIDsAreReportedOnceAndNothingIsLost() {
    withKnownIssue {
      let view = ViewHarness {
        ForEach(["a", "a", "b"], id: \.self) { Text($0) }
      }
      #expect(view.text == ["a", "a", "b"])
    } matching: { issue in
      issue.description.contains("Two elements of a 'ForEach' have the same id.")
        && issue.sourceLocation?.fileName == "RowTests.swift"
    }
  }
}
