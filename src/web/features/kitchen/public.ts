export { useFullScreen } from "./use-full-screen.ts";
export { useWakeLock } from "./use-wake-lock.ts";
