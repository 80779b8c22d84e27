import { isIP } from "node:net";
import { hostname } from "node:os";

/** The name in a Host header, without its port: `pos.example.com`, `192.168.1.20`, `[::1]`. Empty when it is no host. */
function nameIn(host: string): string {
  // What else an address may hold (`b.example@localhost`) is read in one way here and in another elsewhere.
  if (!/^[\w.:[\]-]+$/.test(host)) return "";
  return (URL.parse(`http://${host}`)?.hostname ?? "").replace(/\.$/, "");
}

/**
 * Which hosts the server answers under: PUBLIC_URL's, `localhost`, this machine's own name, and any address by number.
 * A page whose name was made to lead here (DNS rebinding) always comes under its own name; a number cannot be made to lead
 * elsewhere, and tills in the restaurant reach the server by it.
 */
export function knownHosts(publicUrl: string): (host: string) => boolean {
  const own = hostname().toLowerCase();
  const names = new Set([nameIn(new URL(publicUrl).host), "localhost", own, `${own}.local`]);
  return (host) => {
    const name = nameIn(host);
    return names.has(name) || name.endsWith(".localhost") || isIP(name.replace(/^\[|\]$/g, "")) !== 0;
  };
}
