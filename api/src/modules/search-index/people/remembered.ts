/** Texts of which a process remembers what was made of them. */
const MOST_TEXTS = 1000;
/** Longer texts hardly come twice. */
const LONGEST = 80;

/**
 * What `make` makes of a text, which depends on nothing else; of the short ones that came last it is not made again. Titles, skills
 * and companies are the same for many people, whoever they are of.
 */
export function remembered<T extends object>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return make(text);
    const before = known.get(text);
    if (before) return before;
    const made = make(text);
    known.set(text, made);
    const [oldest = text] = known.keys();
    if (known.size > MOST_TEXTS) known.delete(oldest);
    return made;
  };
}
