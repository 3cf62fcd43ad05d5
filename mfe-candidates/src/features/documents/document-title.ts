import { fold } from '@cantera/shared/contracts/text';

/** A title for a file that nobody has named: its name without the extension. */
export const titleOf = ({ name }: File): string =>
  (name.replace(/\.[^.]{1,8}$/, '').trim() || name).slice(0, 200);

/** Whether a title has all the words that were typed, without regard to case and accents. */
export const matches = (title: string, typed: string): boolean => {
  const inTitle = fold(title);
  return fold(typed)
    .split(/\s+/)
    .every((word) => inTitle.includes(word));
};
