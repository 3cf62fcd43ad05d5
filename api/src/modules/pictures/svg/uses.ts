import type { KeptElement } from './kept.ts';

/** Elements that are drawn, with every copy counted: more than any logo has, few enough for every browser. */
const MAX_DRAWN = 20_000;

const elementsOf = ({ children }: KeptElement): KeptElement[] =>
  children.filter((child) => typeof child !== 'string');
const NAMED = /#([\w.:-]+)/g;
/** The ids that an element itself speaks of. */
const namedBy = ({ attributes }: KeptElement): string[] =>
  [...attributes].flatMap(([name, value]) =>
    name === 'href' || value.includes('url(') ? [...value.matchAll(NAMED)].map(([, id = '']) => id) : [],
  );

function byId(root: KeptElement): Map<string, KeptElement> {
  const found = new Map<string, KeptElement>();
  const visit = (element: KeptElement): void => {
    const id = element.attributes.get('id');
    if (id && !found.has(id)) found.set(id, element);
    for (const child of elementsOf(element)) visit(child);
  };
  visit(root);
  return found;
}

/** Whether drawing ends, and soon: copies of copies multiply, and one that copies itself never ends. */
export function isDrawable(root: KeptElement): boolean {
  const targets = byId(root);
  const known = new Map<KeptElement, number>();
  /** How many elements are drawn for one; infinite for one that leads back to itself. */
  const drawn = (element: KeptElement): number => {
    const count = known.get(element);
    if (count !== undefined) return count;
    known.set(element, Number.POSITIVE_INFINITY);
    const copies = namedBy(element).flatMap((id) => targets.get(id) ?? []);
    const total = [...elementsOf(element), ...copies].reduce((sum, each) => sum + drawn(each), 1);
    known.set(element, total);
    return total;
  };
  return drawn(root) <= MAX_DRAWN;
}
