export { useTillDisplay } from "./use-till-display.ts";
