/**
 * Stores the page on the phone with its files and pictures, so that it opens without a connection. Browsers only
 * do this for https addresses and localhost; elsewhere nothing happens.
 */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/m/worker.js", { scope: "/m/" });
  const { active } = await navigator.serviceWorker.ready;
  // Also those that came after the page.
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/guest/`));
  const pictures = [...document.images]
    .filter(({ complete }) => complete)
    .map(({ currentSrc }) => currentSrc);
  const addresses = [location.href, ...files, ...pictures].filter((address) => address !== "");
  active?.postMessage(addresses.map((address) => new URL(address, location.href).href));
}
