const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser that asks where to save still reads the address.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** The day on which a file is made, here, as `2024-05-31`. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
