import type { Config } from "../platform/config/config.ts";

/** Whether others than the people at this machine reach the server. */
export function isOpenToOthers({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): boolean {
  const isHere = (name: string) => /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(name);
  return !isHere(host) || (publicUrl !== undefined && !isHere(new URL(publicUrl).hostname));
}
