/** Hands the browser a text as a file to keep. Call it from a tap. */
export function downloadText(fileName: string, text: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken it when the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}
