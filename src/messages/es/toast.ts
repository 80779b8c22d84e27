import type { toast as source } from "../en/toast.ts";
import type { Translated } from "../translated.ts";

export const toast = {
  something_went_wrong: "Algo salió mal. Intente de nuevo.",
} as const satisfies Translated<typeof source>;
