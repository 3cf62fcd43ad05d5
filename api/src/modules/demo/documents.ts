import type { Locale } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { putBytes, recordFile } from '../files/index.ts';
import { renderLetter } from './cv-pdf.ts';
import { daysAgo } from './dates.ts';
import type { Person, WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';

/** Every so manieth candidate has documents; the first of all too. */
const EVERY = 4;

interface Words {
  readonly letter: string;
  readonly letterAbout: string;
  readonly letterText: (person: Person) => readonly string[];
  readonly notes: string;
  readonly notesAbout: string;
  readonly notesText: (person: Person) => string;
  readonly marks: string;
}
const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    letter: 'Cover letter',
    letterAbout: 'Sent with the application',
    letterText: ({ jobs, school }) => [
      `At ${jobs[0]?.company ?? school} I learnt that good work is what others can carry on.`,
      'I am looking for a team that plans for years and talks openly about what does not work.',
      'I would be glad to tell you more in person.',
    ],
    notes: 'Interview notes',
    notesAbout: 'First call, 25 minutes',
    notesText: ({ firstName, salary }) =>
      `${firstName} speaks clearly about past projects.\nNotice period: one month.\nExpects about ${salary + 2000} euro a year.\n`,
    marks: 'Skills test',
  },
  es: {
    letter: 'Carta de presentación',
    letterAbout: 'Llegó con la candidatura',
    letterText: ({ jobs, school }) => [
      `En ${jobs[0]?.company ?? school} aprendí que un buen trabajo es el que otros pueden continuar.`,
      'Busco un equipo que piense a años vista y hable con franqueza de lo que no funciona.',
      'Con mucho gusto se lo contaré en persona.',
    ],
    notes: 'Notas de la entrevista',
    notesAbout: 'Primera llamada, 25 minutos',
    notesText: ({ firstName, salary }) =>
      `${firstName} explica con claridad sus proyectos.\nPreaviso: un mes.\nEspera unos ${salary + 2000} euros al año.\n`,
    marks: 'Prueba técnica',
  },
  ca: {
    letter: 'Carta de presentació',
    letterAbout: 'Va arribar amb la candidatura',
    letterText: ({ jobs, school }) => [
      `A ${jobs[0]?.company ?? school} vaig aprendre que una bona feina és la que altres poden continuar.`,
      'Busco un equip que pensi a anys vista i parli obertament del que no funciona.',
      'Amb molt de gust ho explicaré en persona.',
    ],
    notes: 'Notes de l’entrevista',
    notesAbout: 'Primera trucada, 25 minuts',
    notesText: ({ firstName, salary }) =>
      `${firstName} explica amb claredat els seus projectes.\nPreavís: un mes.\nEspera uns ${salary + 2000} euros l’any.\n`,
    marks: 'Prova tècnica',
  },
};

interface DemoFile {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly extension: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly by: string;
}

async function filesOf(person: Person, index: number): Promise<DemoFile[]> {
  const words = WORDS[person.locale];
  const text = 'text/plain; charset=utf-8';
  const letter: DemoFile = {
    key: 'letter',
    title: words.letter,
    description: words.letterAbout,
    extension: 'pdf',
    contentType: 'application/pdf',
    bytes: await renderLetter(person, words.letter, words.letterText(person)),
    by: 'recruiter',
  };
  const notes: DemoFile = {
    key: 'notes',
    title: words.notes,
    description: words.notesAbout,
    extension: 'txt',
    contentType: text,
    bytes: Buffer.from(words.notesText(person)),
    by: 'colleague',
  };
  const marks: DemoFile = {
    key: 'marks',
    title: words.marks,
    description: '',
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    bytes: Buffer.from(`1;${70 + index}\n2;${80 + (index % 15)}\n`),
    by: 'admin',
  };
  return index % 3 === 0 ? [letter, notes, marks] : [letter, notes].slice(index % 2);
}

/** Documents of every fourth candidate, as recruiters collect them. The scope's agency must have the demo's colleagues. */
export async function writeDocuments(
  tx: Tx,
  deps: Deps,
  scope: Scope,
  candidates: readonly WrittenCandidate[],
): Promise<void> {
  for (const [index, { id, person }] of candidates.entries()) {
    if (index % EVERY !== 0) continue;
    for (const [place, file] of (await filesOf(person, index / EVERY)).entries()) {
      const createdBy = scope.id(`user ${file.by}`);
      const stored = await putBytes(deps.files, scope.agencyId, {
        access: 'private',
        bytes: file.bytes,
        contentType: file.contentType,
        name: `${file.title} ${person.firstName} ${person.lastName}.${file.extension}`,
        createdBy,
      });
      await recordFile(tx, scope.agencyId, stored);
      await tx
        .insertInto('candidate_documents')
        .values({
          agency_id: scope.agencyId,
          id: scope.id(`document ${file.key} of ${person.key}`),
          candidate_id: id,
          file_id: stored.id,
          title: file.title,
          description: file.description,
          created_by: createdBy,
          created_at: daysAgo(index * 0.6 + 3 - place),
          updated_at: daysAgo(index * 0.6 + 3 - place),
        })
        .execute();
    }
  }
}
