/** Sets the colours of the document as this browser has them stored, else as its system has them. */
export function setTheme(stored: string | null): void {
  const isDark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}
