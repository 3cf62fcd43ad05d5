import type { CommentType, Locale } from '@cantera/shared/contracts/enums';
import { joinNames } from '@cantera/shared/contracts/text';
import type { Tx } from '../../db/tenant.ts';
import { COLLEAGUES } from './colleagues.ts';
import { daysAgo } from './dates.ts';
import type { Person, WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';

/** Every so manieth candidate has comments; the first of all too. */
const EVERY = 3;

interface DemoComment {
  readonly by: string;
  readonly type: CommentType;
  /** Key of the colleague whom it mentions. */
  readonly to?: string;
  readonly html: (person: Person) => string;
}

const COMMENTS: Readonly<Record<Locale, readonly DemoComment[]>> = {
  en: [
    {
      by: 'recruiter',
      type: 'call',
      html: ({ firstName }) =>
        `<p>First call, 25 minutes. ${firstName} speaks clearly and asks good questions.</p><ul><li>Notice period: <strong>one month</strong></li><li>Wants two days at home</li></ul>`,
    },
    {
      by: 'admin',
      type: 'internal',
      to: 'recruiter',
      html: () => '<p>Check the salary with the client before the next interview.</p>',
    },
    {
      by: 'colleague',
      type: 'meet',
      html: ({ firstName }) =>
        `<p>Met ${firstName} with the team. They would like a second interview next week.</p>`,
    },
  ],
  es: [
    {
      by: 'colleague',
      type: 'call',
      html: ({ firstName }) =>
        `<p>Primera llamada, 20 minutos. ${firstName} se explica muy bien.</p><ul><li>Preaviso: <strong>un mes</strong></li><li>Prefiere dos días en casa</li></ul>`,
    },
    {
      by: 'recruiter',
      type: 'note',
      html: () => '<p>Ha enviado la prueba técnica a tiempo y está bien resuelta.</p>',
    },
  ],
  ca: [
    {
      by: 'unconnected',
      type: 'call',
      html: ({ firstName }) =>
        `<p>Primera trucada, 20 minuts. ${firstName} s’explica molt bé.</p><ul><li>Preavís: <strong>un mes</strong></li><li>Li agradaria fer dos dies a casa</li></ul>`,
    },
    {
      by: 'recruiter',
      type: 'report',
      html: () => '<p>Informe enviat al client. Esperem resposta aquesta setmana.</p>',
    },
  ],
};

function nameOf(key: string): string {
  const colleague = COLLEAGUES.find((each) => each.key === key);
  return colleague ? joinNames(colleague.firstName, colleague.lastName) : key;
}

/** Comments on every third candidate. The scope's agency must have the demo's colleagues. */
export async function writeComments(
  tx: Tx,
  scope: Scope,
  candidates: readonly WrittenCandidate[],
): Promise<void> {
  const rows = candidates.flatMap(({ id, person }, index) => {
    if (index % EVERY !== 0) return [];
    const told = COMMENTS[person.locale].slice(0, 1 + ((index / EVERY) % 3));
    return told.map(({ by, type, to, html }, place) => ({
      agency_id: scope.agencyId,
      id: scope.id(`comment ${place} on ${person.key}`),
      candidate_id: id,
      type,
      text: to ? `@[${nameOf(to)}]{${scope.id(`user ${to}`)}}` : '',
      comment: html(person),
      author_id: scope.id(`user ${by}`),
      author_name: nameOf(by),
      created_at: daysAgo(index * 0.5 + 2.6 - place * 0.9),
      updated_at: daysAgo(index * 0.5 + 2.6 - place * 0.9),
    }));
  });
  await tx.insertInto('candidate_comments').values(rows).execute();
}
