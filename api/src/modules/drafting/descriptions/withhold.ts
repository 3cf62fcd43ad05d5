import type { DescriptionChoices, LeftOut } from '@cantera/shared/contracts/drafts';
import { foldWords } from '@cantera/shared/contracts/text';
import { clientNames } from './client-names.ts';
import type { PositionFacts } from './facts.ts';
import { amountsOf, tellsPay } from './pay.ts';

/** What stands before or after a name in a title and means nothing without it. */
const LOOSE_START = /^(?:[\s,;:|·@/–—-]+)/u;
const LOOSE_END = /(?:[\s,;:|·@/(–—-]|\s(?:at|for|with|en|para|con|de|a|per a|per|amb))+$/iu;

/** A title without the words that name somebody; `…` where nothing is left. */
function titleWithout(title: string, name: string): string {
  const tokens = title.split(/\s+/);
  const folded = tokens.map(foldWords);
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= tokens.length; to += 1) {
      if (folded.slice(from, to).filter(Boolean).join(' ') !== name) continue;
      const before = tokens.slice(0, from).join(' ').replace(LOOSE_END, '');
      const after = tokens.slice(to).join(' ').replace(LOOSE_START, '');
      return titleWithout(`${before} ${after}`.trim() || '…', name);
    }
  return title;
}

export interface Withheld {
  readonly facts: PositionFacts;
  /** Lines of the recruiter's comment that may be told. */
  readonly comment: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Takes out whatever the choices keep back, wherever it was written: the client's name from the title, and benefits and lines
 * of the comment that name the client or tell of pay.
 */
export function withhold(
  facts: PositionFacts,
  comment: readonly string[],
  { anonymity, showSalary }: Pick<DescriptionChoices, 'anonymity' | 'showSalary'>,
): Withheld {
  const leftOut = new Set<LeftOut>();
  const names = anonymity && facts.client ? clientNames(facts.client.name, facts.locations) : undefined;
  const amounts = showSalary ? undefined : amountsOf(facts.salary);
  const mayBeTold = (text: string): boolean => {
    const isNamed = names?.isIn(text) ?? false;
    const isPaid = amounts !== undefined && tellsPay(text, amounts);
    if (isNamed) leftOut.add('CLIENT_NAME');
    if (isPaid) leftOut.add('SALARY');
    return !isNamed && !isPaid;
  };
  const title = (names?.ofTitle ?? []).reduce(titleWithout, facts.title);
  if (title !== facts.title) leftOut.add('CLIENT_NAME');
  const { client } = facts;
  const told: PositionFacts = {
    ...facts,
    title,
    benefits: facts.benefits.filter(mayBeTold),
    hardSkills: facts.hardSkills.filter(mayBeTold),
    softSkills: facts.softSkills.filter(mayBeTold),
    client:
      client && !anonymity
        ? {
            ...client,
            description: sentencesOf(client.description).filter(mayBeTold).join(' '),
            benefits: client.benefits.filter(mayBeTold),
          }
        : null,
  };
  return { facts: told, comment: comment.filter(mayBeTold), leftOut: [...leftOut] };
}

/** The sentences of a text, each as it was typed. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\d¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** The lines of a text as they were typed, without bullets; of one line the sentences. */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•·–—]|\d+[.)])\s+/u, '').trim())
    .filter(Boolean);
  return lines.length === 1 ? sentencesOf(lines[0] ?? '') : lines;
}
