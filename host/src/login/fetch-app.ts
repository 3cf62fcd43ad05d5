/**
 * Fetches the app's files, for the page after the login. By calls: a policy that names no place for anything but scripts,
 * styles and calls forbids links that only fetch in some browsers.
 */
export function fetchApp(): void {
  const files: string[] = JSON.parse(document.getElementById('cantera-next')?.textContent ?? '[]');
  // What does not come now comes with its page.
  for (const href of files) fetch(href, { priority: 'low' }).catch(() => undefined);
}
