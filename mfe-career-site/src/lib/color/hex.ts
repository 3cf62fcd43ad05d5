import { hexColor } from '@cantera/shared/contracts/career-site';

export const isHex = (text: string): boolean => hexColor.safeParse(text).success;

/** A colour as a native colour input takes it: six small figures; black for what is no colour yet. */
export function longHex(text: string): string {
  if (!isHex(text)) return '#000000';
  const hex = text.slice(1).toLowerCase();
  return `#${hex.length === 3 ? [...hex].map((sign) => sign + sign).join('') : hex}`;
}

/** What somebody meant who wrote a colour without its sign or in capitals; anything else as it is. */
export function tidyHex(text: string): string {
  const trimmed = text.trim().toLowerCase();
  const signed = trimmed.startsWith('#') ? trimmed : `#${trimmed}`;
  return isHex(signed) ? signed : text;
}
