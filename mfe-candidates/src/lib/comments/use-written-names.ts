import { type Mention, mentionsOf } from '@cantera/shared/contracts/comments';
import { plainText } from '@cantera/shared/contracts/text';
import { useCallback, useEffect, useRef } from 'react';
import { typedOf, withTyped } from './mentions-text.ts';

/** Whether a text has the name with its sign, and not as the beginning of a longer one. */
export function hasName(words: string, display: string): boolean {
  const name = `@${plainText(display)}`;
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]/u.test(words.charAt(at + name.length))) return true;
  return false;
}

interface Written {
  /** The comment, in HTML. */
  comment: string;
  /** The mentions, `@[display]{id}` each, and what is typed behind them. */
  text: string;
  onChange: (text: string) => void;
}

/**
 * Takes a mention away when its `@name` leaves the comment, and brings it back with the name, as by Undo. A mention whose
 * name never stood there stays, and so does the choice of whoever took a mention away by its cross.
 * @returns to be told of a name that is being written into the comment.
 */
export function useWrittenNames({ comment, text, onChange }: Written): (mention: Mention) => void {
  const names = useRef(new Map<string, Mention & { isThere: boolean }>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what becomes of the comment tells which names came and went.
  useEffect(() => {
    const words = plainText(comment);
    const before = mentionsOf(text);
    let after = before;
    for (const mention of before)
      if (!names.current.has(mention.id) && hasName(words, mention.display))
        names.current.set(mention.id, { ...mention, isThere: true });
    for (const [id, name] of names.current) {
      const isThere = hasName(words, name.display);
      if (isThere === name.isThere) continue;
      names.current.set(id, { ...name, isThere });
      const others = after.filter((mention) => mention.id !== id);
      // Taken away by its cross: the name that stays behind is words alone, and so is the one that comes back.
      if (!isThere && others.length === after.length) names.current.delete(id);
      else after = isThere ? [...others, { display: name.display, id }] : others;
    }
    if (after !== before) onChange(withTyped(after, typedOf(text)));
  }, [comment]);
  return useCallback((mention) => {
    // The comment is told of it later, maybe not before the name is gone again.
    names.current.set(mention.id, { ...mention, isThere: true });
  }, []);
}
