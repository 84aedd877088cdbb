import Foundation
import Testing

struct NotificationsTests {
  @Test func notificationsArriveInTheirOrder() async {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: name, object: nil, userInfo: ["number": 2])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
  }
}
