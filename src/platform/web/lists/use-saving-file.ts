import { useState } from "react";
import { showError } from "../show-error.ts";

/** Saves a file, one at a time; what fails is told. */
export function useSavingFile() {
  const [busy, setBusy] = useState(false);
  const run = async (save: () => Promise<void>) => {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
