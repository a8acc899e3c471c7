// The pages' service worker: shows what the server has to say when nobody looks, and opens the page it is about.
"use strict";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, icon: "/favicon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.path, self.location.origin)));
});

async function show(address) {
  if (address.origin !== self.location.origin) return null;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === address.pathname);
  return there ? there.focus() : self.clients.openWindow(address.href);
}

// The browser has another address now: the server is told where it was told the old one.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));

async function renew(before) {
  const answer = await fetch("/api/v1/notices", { credentials: "same-origin" });
  if (!answer.ok) return;
  const { pushKey, endpoint } = await answer.json();
  if (endpoint === null || (before && before.endpoint !== endpoint)) return;
  const subscription = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { keys } = subscription.toJSON();
  await fetch("/api/v1/notices/push", {
    method: "PUT",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint: subscription.endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
