import { foldWords } from '../../text/fold.ts';

/** A degree of its parts in printed order; "PhD" printed apart and again in "PhD in Computer Science" counts once. */
export function joinDegree(parts: string[]): string {
  const kept = parts.filter((p, i) => {
    const folded = foldWords(p);
    return !parts.some(
      (other, k) => k !== i && other.length > p.length && ` ${foldWords(other)} `.includes(` ${folded} `),
    );
  });
  return kept.join(', ');
}
