import { useEffect, useState } from "react";
import { hasTooManyPixels } from "./too-many-pixels.ts";

/**
 * An address that shows a picture which is still on this device; undefined without a picture, or for one so large that showing
 * it would stop the page. It ends with the component.
 */
export function useFilePicture(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return;
    let url: string | undefined;
    let isOver = false;
    void hasTooManyPixels(file).then((isTooLarge) => {
      if (isTooLarge || isOver) return;
      url = URL.createObjectURL(file);
      setAddress(url);
    });
    return () => {
      isOver = true;
      if (url !== undefined) URL.revokeObjectURL(url);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
