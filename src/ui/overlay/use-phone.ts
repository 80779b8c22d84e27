import { useMediaQuery } from "@mantine/hooks";

/** True below 768 px, where dialogs fill the screen and tables become cards. */
export function usePhone(): boolean {
  return useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
}
