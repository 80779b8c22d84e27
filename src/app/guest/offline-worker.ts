// Shows the restaurant's page as it was last loaded, with its pictures, when it is opened without a
// connection. Served as /m/worker.js, so that it controls guests' pages alone; requests that send or ask
// something never pass through it.

/** Event of a service worker, whose types cannot be loaded together with those of a page. */
interface Handled extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Handled {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Handled {
  /** Addresses of what the page shows. */
  readonly data: readonly string[];
}
interface Worker {
  addEventListener(what: "install" | "activate", heard: (event: Handled) => void): void;
  addEventListener(what: "fetch", heard: (event: Asked) => void): void;
  addEventListener(what: "message", heard: (event: Told) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const worker = globalThis as unknown as Worker;
const NAME = "comanda-guests-1";
/** Pages, files and pictures of the last restaurants; the oldest are removed first. */
const MOST = 150;

/** Returns one key for a page in all languages: the last shown one is the one that the guest reads. */
function keyOf(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("lang");
  url.hash = "";
  return url.href;
}

/** Returns the address of the menu at the same table, which shows the other pages too. */
function menuOf(address: string): string {
  const url = new URL(address);
  const table = url.searchParams.get("table");
  const [, m, code] = url.pathname.split("/");
  return `${url.origin}/${m}/${code}${table === null ? "" : `?${new URLSearchParams({ table })}`}`;
}

async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.allSettled(
    addresses.map(async (address) => {
      const answer = await fetch(address);
      if (answer.ok) await cache.put(keyOf(address), answer);
    }),
  );
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
}

async function kept(address: string): Promise<Response | undefined> {
  const cache = await caches.open(NAME);
  return cache.match(address, { ignoreVary: true });
}

/** Loads a page from the server, so that prices are current; without a connection from the cache. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (offline) {
    const known = (await kept(keyOf(request.url))) ?? (await kept(menuOf(request.url)));
    if (known === undefined) throw offline;
    return known;
  }
}

/** Files and pictures never change under their address. */
const unchanging = async (request: Request): Promise<Response> =>
  (await kept(keyOf(request.url))) ?? fetch(request);

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === location.origin && request.method === "GET";
  if (isOurs && request.mode === "navigate") event.respondWith(page(request));
  else if (isOurs && ["script", "style", "image"].includes(request.destination))
    event.respondWith(unchanging(request));
});
