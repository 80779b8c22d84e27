import { keepFile } from "#platform/web/lists/download-csv.ts";

/** Downloads the QR code of an address, PNG of 1080 pixels; its drawing is loaded with the first one. */
export async function downloadQr(address: string, name: string): Promise<void> {
  const { qrPng } = await import("#platform/web/qr/qr-png.ts");
  keepFile({ name, blob: await qrPng({ text: address }) });
}
