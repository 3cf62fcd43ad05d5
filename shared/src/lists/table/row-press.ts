import type { MouseEvent } from 'react';

/** What answers a press itself. */
const OWN = 'a, button, input, label, select, textarea';

/** Whether a press means the row: not something in it that answers itself, nor the end of marking its text, nor another tab. */
function isOfRow({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  // What floats above the page is a child of the row for React alone.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest(OWN) && !ctrlKey && !metaKey && !shiftKey && !window.getSelection()?.toString();
}

/** The click of a row that leads somewhere; undefined for one that does not. */
export const pressOf = <Row>(row: Row, onRowPress: ((row: Row) => void) | undefined) =>
  onRowPress &&
  ((event: MouseEvent): void => {
    if (isOfRow(event)) onRowPress(row);
  });
