// Runs before the first paint, on its own: so no flash of the other theme, and no import that would make it larger.
const isDark = (() => {
  try {
    const choice = localStorage.getItem('cantera.theme');
    if (choice === 'light' || choice === 'dark') return choice === 'dark';
  } catch {
    // Without storage the system decides.
  }
  return matchMedia('(prefers-color-scheme: dark)').matches;
})();
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

export {};
