import { describe, it } from 'node:test';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { expect } from 'expect';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PNG } from '../../../testing/forms.ts';
import { ANONYMOUS_CHOICES, canaryPerson } from '../../../testing/report-person.ts';
import { aliasesOf, compose } from '../compose.ts';
import { scoreColor } from './draw.ts';
import { openReport } from './index.ts';

const CENTIMETRE = 28.35;
const LAST_PART = 841.89 * (1 - 100 / 1122);
const mark = (text: string) => ({ text, marks: [] });
const blocksOf = (summary: string): ReportBlock[] =>
  compose(
    canaryPerson(summary),
    { ...ANONYMOUS_CHOICES, isAnonyManagedDataIncluded: false, isContactInfoIncluded: true },
    { locale: 'ca', timeZone: 'Europe/Madrid', today: new Date(), clients: [], aliases: aliasesOf('ca') },
  ).blocks;

async function opened(parts: readonly (readonly ReportBlock[])[]) {
  const report = openReport({ title: 'Informe', locale: 'ca' });
  const pages = parts.map((blocks) => report.add(blocks));
  const bytes = await report.finish();
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  return { bytes, document, pages };
}
type Opened = Awaited<ReturnType<typeof opened>>['document'];

/** Lines of a page from its top, with their places in points. */
async function placesOn(document: Opened, number: number) {
  const page = await document.getPage(number);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            left: item.transform[4],
            right: width - item.transform[4] - item.width,
            baseline: height - item.transform[5],
            size: item.height,
            height,
          },
        ]
      : [],
  );
}
interface Node {
  role?: string;
  children?: Node[];
}
const rolesOf = (node: Node): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesOf),
];

const COVER = {
  agency: 'Talento Vallès',
  logoUrl: null,
  kind: 'Informe de candidaturas',
  lines: ['Cliente: Clínica Sol', '29 de noviembre de 2026', '2 candidaturas'],
  insideTitle: 'De cada persona',
  inside: ['Experiencia', 'Formación'],
};

describe('the file of a report', () => {
  it('has no figure for a picture that cannot be drawn', async () => {
    const report = openReport({ title: 'Informe', locale: 'ca' });
    report.add(blocksOf('Words.'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]));
    const bytes = await report.finish();
    const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    const tree = (await (await document.getPage(1)).getStructTree()) as Node;
    expect(rolesOf(tree)).not.toContain('Figure');
  });

  it('is tagged, says its language and title, and names nobody as its author', async () => {
    const { bytes, document } = await opened([blocksOf('Cuina bé.')]);
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Language: 'ca', Title: 'Informe', Producer: 'Cantera' });
    expect(info).not.toHaveProperty('Author');
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
    const tree = await (await document.getPage(1)).getStructTree();
    const roles = new Set(rolesOf(tree as Node));
    for (const role of ['Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody'])
      expect(roles).toContain(role);
  });

  it('gives back letters of many scripts, and signs that stand together, as they were written', async () => {
    const texts = [
      'Łukasz İpek Ωμέγα Привет l·l ñ ç ő',
      'Office 2x4 -> (A) 12:30 C++ <= 1/2 fi ffl',
      'გამარჯობა Բարեւ',
    ];
    for (const text of texts) {
      const { document } = await opened([blocksOf(text)]);
      const lines = (await placesOn(document, 1)).map((line) => line.text);
      expect(lines).toContain(text);
    }
  });

  it('[CREP-57] is written in the face of the screens, and in a wider one where that lacks a letter', async () => {
    const facesOf = async (text: string) => {
      const { bytes } = await opened([blocksOf(text)]);
      const names = bytes.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g);
      return [...new Set([...names].map(([, name]) => name))].sort();
    };
    expect(await facesOf('Cuina')).toEqual(['Inter-Regular', 'Inter-SemiBold']);
    expect(await facesOf('გამარჯობა')).toEqual(['DejaVuSans', 'Inter-Regular', 'Inter-SemiBold']);
  });

  it('[CREP-58] puts the period of a job or study at the end of the line of its title', async () => {
    const { document } = await opened([blocksOf('Cuina.')]);
    const places = await placesOn(document, 1);
    const placeOf = (text: string) => places.find((place) => place.text === text);
    for (const [title, period] of [
      ['Cook', '2012 a 2019'],
      ['Hospitality', '2005 a 2009'],
    ] as const) {
      const found = placeOf(period);
      const besides = places.filter(({ text }) => text === title);
      expect(found?.right).toBeCloseTo(CENTIMETRE, 0);
      expect(besides.some(({ baseline }) => Math.abs(baseline - (found?.baseline ?? 0)) < 1)).toBe(true);
    }
  });

  it('[CREP-59] puts the values of facts under each other, each in the line of its label', async () => {
    const { document } = await opened([blocksOf('Cuina.')]);
    const places = await placesOn(document, 1);
    const lefts = ['ap.contact@mailbox.example', '+34 611 22 33 44', 'C2'].map((value) => {
      const found = places.find(({ text }) => text === value);
      const label = places.find(
        ({ text, baseline }) => text !== value && Math.abs(baseline - (found?.baseline ?? 0)) < 1,
      );
      expect(label?.left).toBeCloseTo(CENTIMETRE, 0);
      return Math.round(found?.left ?? 0);
    });
    expect(new Set(lefts).size).toBe(1);
    expect(lefts[0]).toBeGreaterThan(100);
  });

  it('keeps each bullet and label on the sheet of its text, and every sheet within its foot', async () => {
    const facts = Array.from({ length: 150 }, (_, at) => ({ label: `Nom ${at}`, value: `Valor ${at}` }));
    const { document } = await opened([[{ kind: 'FACTS', section: 'CONTACT', title: 'Contacte', facts }]]);
    expect(document.numPages).toBeGreaterThan(1);
    const seen: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const places = await placesOn(document, number);
      for (const { text, baseline, height } of places.filter((place) => place.text.startsWith('Nom '))) {
        expect(height - baseline).toBeGreaterThan(CENTIMETRE + 10);
        const value = text.replace('Nom', 'Valor');
        expect(places.find((place) => place.text === value)?.baseline).toBeCloseTo(baseline, 0);
        seen.push(text);
      }
    }
    expect(seen).toHaveLength(facts.length);
  });

  it('[CREP-29] [REPORT-15] [REPORT-16] keeps a centimetre around, and begins no block in the last 100 px of a sheet', async () => {
    const lines = Array.from(
      { length: 70 },
      (_, index) => `Paràgraf ${index} ${'amb moltes paraules '.repeat(8)}`,
    );
    const blocks: ReportBlock[] = lines.map((text, index) => ({
      kind: 'TEXT',
      section: 'SUMMARY',
      title: `Títol ${index}`,
      paragraphs: [mark(text)],
      isByMachine: false,
      note: null,
    }));
    const { document } = await opened([blocks]);
    expect(document.numPages).toBeGreaterThan(2);
    for (let number = 1; number <= document.numPages; number += 1)
      for (const place of await placesOn(document, number)) {
        expect(place.height).toBeCloseTo(841.89, 1);
        expect(place.left).toBeGreaterThanOrEqual(CENTIMETRE - 0.5);
        expect(place.right).toBeGreaterThanOrEqual(CENTIMETRE - 0.5);
        expect(place.baseline - place.size).toBeGreaterThanOrEqual(CENTIMETRE - 4);
        expect(place.height - place.baseline).toBeGreaterThanOrEqual(CENTIMETRE - 0.5);
        if (place.text.startsWith('Títol'))
          expect(place.baseline - place.size).toBeLessThanOrEqual(LAST_PART);
      }
  });

  it('begins each person on a sheet of their own, and says on which', async () => {
    const { document, pages } = await opened([blocksOf('Una.'), blocksOf('Una altra.')]);
    const [first, second] = pages;
    expect(first?.from).toBe(1);
    expect(second).toEqual({ from: (first?.to ?? 0) + 1, to: document.numPages });
    const lines = (await placesOn(document, second?.from ?? 0)).map(({ text }) => text);
    expect(lines[0]).toBe('Aurembiaix Lourdes Puigdollers Ferrús');
    expect(lines).toContain(`Pàgina ${second?.from}`);
  });

  it('draws the picture of a person with words for it, and leaves out one that is broken', async () => {
    const drawn = async (photo: Buffer) => {
      const report = openReport({ title: 'Informe', locale: 'ca' });
      report.add(blocksOf('Una.'), photo);
      const bytes = await report.finish();
      const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
      return rolesOf((await (await document.getPage(1)).getStructTree()) as Node).includes('Figure');
    };
    const broken = Buffer.from(PNG);
    const data = broken.indexOf('IDAT');
    broken.fill(0, data + 4, data + 8);
    expect([await drawn(PNG), await drawn(broken), await drawn(Buffer.from('RIFF....WEBP'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[REPORT-13] lists the steps in as many columns as the block says', async () => {
    const steps = ['U', 'Dos', 'Tres', 'Quatre', 'Cinc'].map((name) => ({ id: name, name, people: 2 }));
    const columnsOf = async (columns: 2 | 3) => {
      const { document } = await opened([
        [
          {
            kind: 'STEPS',
            section: 'POSITION',
            title: 'Passos',
            position: 'Forner',
            columns,
            steps,
            cover: COVER,
          },
        ],
      ]);
      const places = (await placesOn(document, 1)).filter(({ text }) => text.includes('candidatures'));
      expect(places).toHaveLength(5);
      return new Set(places.map(({ left }) => Math.round(left))).size;
    };
    expect([await columnsOf(2), await columnsOf(3)]).toEqual([2, 3]);
  });

  it('[REPORT-38] begins a position’s report with whose it is, for whom, of when and what is inside', async () => {
    const report = openReport({ title: 'Informe', locale: 'es' });
    const steps = [{ id: 'a', name: 'Entrevista', people: 2 }];
    report.add(
      [
        {
          kind: 'STEPS',
          section: 'POSITION',
          title: 'Pasos',
          position: 'Enfermera de quirófano',
          columns: 2,
          steps,
          cover: COVER,
        },
      ],
      PNG,
    );
    const part = report.add(blocksOf('Una.'));
    const document = await getDocument({ data: new Uint8Array(await report.finish()), verbosity: 0 }).promise;
    const lines = (await placesOn(document, 1)).map(({ text }) => text);
    for (const said of [
      'Talento Vallès',
      'Enfermera de quirófano',
      'Cliente: Clínica Sol',
      '29 de noviembre de 2026',
      'Entrevista: 2 candidaturas',
      'Experiencia',
      'Formación',
    ])
      expect(lines).toContain(said);
    const roles = rolesOf((await (await document.getPage(1)).getStructTree()) as Node);
    expect(roles).toContain('Figure');
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(part.from).toBe(2);
  });

  it('[REPORT-38] leaves no heading, and no score, alone at the foot of a sheet', async () => {
    const text = (title: string, paragraphs: string[]): ReportBlock => ({
      kind: 'TEXT',
      section: 'SUMMARY',
      title,
      paragraphs: paragraphs.map(mark),
      isByMachine: false,
      note: null,
    });
    const score: ReportBlock = {
      kind: 'SCORE',
      section: 'SCORE',
      title: 'Puntuació',
      scoringLax: { finalScore: 73, positiveAspects: [`Motiu ${'llarg '.repeat(60)}`], risks: [] },
      positiveTitle: 'A favor',
      riskTitle: 'Riscos',
    };
    const comment = { id: 'a', type: 'note' as const, typeName: 'Nota', createdAt: '', date: '01/02/2026' };
    const comments: ReportBlock = {
      kind: 'COMMENTS',
      section: 'COMMENTS',
      title: 'Comentaris',
      comments: [{ ...comment, byName: null, paragraphs: [mark('Motiu breu.')] }],
    };
    let moved = 0;
    for (let lines = 42; lines <= 54; lines += 1)
      for (const block of [score, comments]) {
        const filled = text(
          'Resum',
          Array.from({ length: lines }, () => 'Una línia.'),
        );
        const { document } = await opened([[filled, block]]);
        const pages = await Promise.all(
          Array.from({ length: document.numPages }, (_, at) => placesOn(document, at + 1)),
        );
        const pageOf = (found: (words: string) => boolean) =>
          pages.findIndex((places) => places.some((place) => found(place.text)));
        const heading = pageOf((words) => words === (block.kind === 'SCORE' ? 'Puntuació' : 'Comentaris'));
        expect(heading).toBe(pageOf((words) => words.startsWith('Motiu')));
        moved += heading;
      }
    expect(moved).toBeGreaterThan(0);
  });

  it('[CREP-30] colours a score by its band', () => {
    const scores = [90, 89, 70, 69, 50, 49, 25, 24];
    const colors = scores.map(scoreColor);
    expect(new Set(colors).size).toBe(5);
    expect([1, 3, 5].map((index) => colors[index] === colors[index + 1])).toEqual([true, true, true]);
  });
});
