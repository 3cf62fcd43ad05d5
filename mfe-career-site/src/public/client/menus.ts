/** Closes the lists of languages and pages with Escape and by a click elsewhere. */
export function enhanceMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    document.addEventListener('click', (event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    });
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
  }
}
