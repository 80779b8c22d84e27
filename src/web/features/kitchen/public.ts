export { FeedBanner } from "./feed-state.tsx";
export { SoundButton } from "./sound-button.tsx";
export { useFullScreen } from "./use-full-screen.ts";
export { useWakeLock } from "./use-wake-lock.ts";
