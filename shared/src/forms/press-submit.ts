/**
 * Submits as Enter in a text field does: by the form's own button, so that a disabled one lets nothing pass and a busy one
 * not twice.
 */
export function pressSubmit(form: HTMLFormElement | null | undefined): void {
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button) button.click();
  else form?.requestSubmit();
}
