import Testing

@testable import Sharing

struct IssuesTests {
  struct Failure: Error {}

  @Test func issueNamesAValueThatCannotBeLoaded() {
    #expect(
      Issues.notLoaded(#".inMemory("count")"#, Failure()) == """
        A shared value could not be loaded.

            Key: .inMemory("count")
            Error: Failure()

        The property keeps the value that it has. Its 'loadError' is the error.

        To fix this, make the stored data readable, or handle '$property.loadError'.
        """
    )
  }

  @Test func issueNamesAValueThatCannotBeSaved() {
    #expect(
      Issues.notSaved(#".inMemory("count")"#, Failure()) == """
        A shared value could not be saved.

            Key: .inMemory("count")
            Error: Failure()

        The property has its new value until the process ends. Its 'saveError' is the error.

        To fix this, make the place writable, or handle '$property.saveError'.
        """
    )
  }

  @Test func issueNamesAChangeThatIsLost() {
    #expect(
      Issues.changeLost(#".inMemory("count")"#, Failure()) == """
        A change of a shared value is lost.

            Key: .inMemory("count")
            Error: Failure()

        The property's 'saveError' is the error, also when later changes are saved.

        To fix this, show '$property.saveError', and let the user make the change again. A call of 'save()' throws it \
        once, and 'load()' ends it.
        """
    )
  }

  @Test func issueNamesUnreadableDefaults() {
    #expect(
      Issues.unreadableDefaults("/defaults.plist", Failure()) == """
        The file of the user's defaults cannot be read.

            File: /defaults.plist
            Error: Failure()

        All values of '.appStorage' stay as they were read before, or are their defaults. Before the next \
        save, the file gets a second name that ends with '.unreadable'.

        To fix this, make the file a property list that this process may read, or remove it.
        """
    )
  }

  @Test func issueNamesAValueThatIsNotAPropertyList() {
    #expect(
      Issues.noPropertyList(Failure(), key: "theme") == """
        A value that is not a property list was set in the user's defaults.

            Key: "theme"
            Value: Failure()

        A file of defaults cannot hold it. With it, the other values could not be written either. The key \
        keeps its old value.

        To fix this, set a string, a number, a date, data, or an array or a dictionary of such. Encode a value \
        of another type as data, or keep it with '.fileStorage'.
        """
    )
  }

  @Test func issueNamesAChangeDuringAChange() {
    #expect(
      Issues.changedDuringChange("'Int' without a key") == """
        A shared value was changed while 'withLock' was changing it already.

            Key: 'Int' without a key

        The outer 'withLock' replaces the value at its end, so this change is lost.

        To fix this, change the parameter of the closure of the outer 'withLock'.
        """
    )
  }

  @Test func issueNamesASecondObjectOfASuite() {
    #expect(
      Issues.secondSuiteObject("group.blob", key: #".appStorage("count")"#) == """
        A second object of user defaults is used for one suite.

            Key: .appStorage("count")
            Suite: "group.blob"

        Properties of one name share a value if they have the same object. Properties of the other object find \
        the changes of this one at their next read, but their views and subscribers are not notified.

        To fix this, keep one object, for example in a 'static let', and pass it everywhere.
        """
    )
  }

  private final class PrivateKey {}
  private final class PrivateFailure: Error {}

  @Test func privateTypesHaveTheirPlainNames() {
    let text = Issues.notLoaded("\(PrivateKey())", PrivateFailure())
    #expect(text.contains("    Key: SharingTests.IssuesTests.PrivateKey\n"))
    #expect(text.contains("    Error: SharingTests.IssuesTests.PrivateFailure\n"))
    #expect(
      Issues.noPropertyList(PrivateKey(), key: "a")
        .contains("    Value: SharingTests.IssuesTests.PrivateKey\n")
    )
  }
}
