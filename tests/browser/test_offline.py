"""Without a network: the pages that are kept open, the others say so, and everything comes back."""

from support.browser.visit import say


def test_the_client_opens_without_a_network_and_says_so(open_window):
    visit = open_window(service_workers="allow")
    visit.forgiven += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    page = visit.go("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # The second visit is the first that the worker sees whole.
    visit.reload()
    page.get_by_role("button", name=say("start-play")).wait_for()

    visit.context.set_offline(True)
    visit.reload()
    page.get_by_role("button", name=say("start-play")).click()
    page.get_by_role("alert").get_by_text(say("refused-unreachable")).wait_for()
    page.get_by_role("link", name=say("page-rules"), exact=True).first.click()
    page.get_by_role("heading", name=say("offline-title")).wait_for()

    # It tries again by itself.
    visit.context.set_offline(False)
    page.get_by_role("heading", name=say("ref-rules-title"), exact=True).wait_for()
    page.get_by_role("link", name=say("page-home")).click()
    page.get_by_role("button", name=say("start-play")).click()
    page.locator(".prompt.ours").wait_for()


def test_the_page_without_texts_tries_again(window):
    window.forgiven.append("ERR_FAILED")
    page = window.page
    page.route("**/api/words/**", lambda route: route.abort())
    window.go("/")
    page.get_by_role("heading", name=say("offline-title")).wait_for()
    page.unroute("**/api/words/**")
    page.get_by_role("button", name=say("offline-again")).click()
    page.get_by_role("button", name=say("start-play")).wait_for()
