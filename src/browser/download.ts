export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Later, because Firefox reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
