/**
 * Stores the page on the phone with its files and pictures, so that it opens without a connection. Browsers only
 * do this for https addresses and localhost; elsewhere nothing happens.
 */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/m/worker.js", { scope: "/m/" });
  const { active } = await navigator.serviceWorker.ready;
  const files = [
    ...document.querySelectorAll<HTMLElement>("script[src], link[rel=stylesheet], link[rel=modulepreload]"),
  ].map((file) => file.getAttribute("src") ?? file.getAttribute("href") ?? "");
  const pictures = [...document.images]
    .filter(({ complete }) => complete)
    .map(({ currentSrc }) => currentSrc);
  const addresses = [location.href, ...files, ...pictures].filter((address) => address !== "");
  active?.postMessage(addresses.map((address) => new URL(address, location.href).href));
}
