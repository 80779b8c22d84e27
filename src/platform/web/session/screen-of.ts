import { type ScreenId, screens } from "../../domain/access/screens.ts";

/** The screen whose path is the longest beginning of the address; undefined for addresses that are no screen. */
export function screenOf(pathname: string): ScreenId | undefined {
  const ids = Object.keys(screens).filter((id): id is ScreenId => id in screens);
  return ids
    .filter((id) => pathname === screens[id].path || pathname.startsWith(`${screens[id].path}/`))
    .sort((a, b) => screens[b].path.length - screens[a].path.length)[0];
}
