/** Closes the list of languages with Escape and by a click elsewhere. */
export function enhanceLanguageSwitch(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details.languages');
  if (!menu) return;
  document.addEventListener('click', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
