import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { shownName } from '@cantera/shared/contracts/default-names';
import { expect } from 'expect';
import { CONSENT_TEXTS } from '../../api/src/modules/consents/consent-texts.ts';
import type { Person } from '../../api/src/modules/demo/people.ts';
import { POSITIONS } from '../../api/src/modules/demo/positions.ts';
import { SYSTEM_TEXTS } from '../../api/src/modules/messages/system-texts.ts';
import { wrongApplicants } from './demo-trades.ts';
import { isAllowed } from './licences.ts';
import { checkCatalogue } from './messages.ts';
import { genderedWords } from './people.ts';
import { ruledOut } from './ruled-out-words.ts';

describe('the gate of messages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-messages-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const check = (name: string, texts: Record<string, Record<string, string>>): Promise<string[]> => {
    for (const [locale, messages] of Object.entries(texts))
      writeFileSync(
        path.join(folder, `${name}-${locale}.ts`),
        `export default ${JSON.stringify(messages)};\n`,
      );
    return checkCatalogue(path.join(folder, `${name}-en.ts`));
  };
  const en = { found: '{count, plural, one {# place} other {# places}} near {city}', end: 'The end' };
  const es = { found: '{count, plural, one {# sitio} other {# sitios}} cerca de {city}', end: 'El fin' };
  const ca = { found: '{count, plural, one {# lloc} other {# llocs}} prop de {city}', end: 'La fi' };

  it('accepts whole catalogues', async () => {
    expect(await check('whole', { en, es, ca })).toEqual([]);
  });

  it('finds what is missing, empty, left over, untranslated, or asks for other values', async () => {
    const wrong = await check('broken', {
      en,
      es: { found: es.found.replace('{city}', '{town}'), end: en.end, more: 'Más' },
      ca: { found: ca.found, end: '  ' },
    });
    expect(wrong.map((line) => line.replace(/^.*?: /, ''))).toEqual([
      'more stands in es only',
      'found has other arguments in es',
      expect.stringContaining('end is the same in es'),
      'end is missing in ca',
    ]);
  });

  it('finds a percentage without its no-break space, in Spanish and Catalan', async () => {
    const wrong = await check('percentages', {
      en: { least: 'At least 40%', rule: 'Below {score}%' },
      es: { least: 'Al menos el 40%', rule: 'Por debajo del {score} %' },
      ca: { least: 'Com a mínim el 40\u00a0%', rule: 'Per sota del {score}\u00a0%' },
    });
    expect(wrong).toEqual([
      expect.stringContaining('least needs a no-break space before % in es'),
      expect.stringContaining('rule needs a no-break space before % in es'),
    ]);
  });

  it('finds words that the glossary has others for, and buttons that do not speak to whoever presses them', async () => {
    const wrong = await check('otherwise', {
      en: { a: 'Delete it', b: 'On your career site', c: 'Administrator', d: 'Stop', e: 'Saving keeps it.' },
      es: {
        a: 'Suprimirlo',
        b: 'En tu web de empleo',
        c: 'Administrador',
        d: 'Parar',
        e: 'Guardar lo deja.',
      },
      ca: { a: 'Elimina-ho', b: 'A la teva web', c: 'Administrador/a', d: 'Aturar', e: 'Desar ho manté.' },
    });
    expect(wrong.map((line) => line.replace(/^.*?: /, '').replace(/ says .*say: /, ': '))).toEqual([
      'a: eliminar',
      'c: administrador/a, reclutador/a',
      'b: el web',
      'd: an imperative',
    ]);
    const texts = [CONSENT_TEXTS.ca.button, SYSTEM_TEXTS.ca.resetButton, shownName('Position filled', 'ca')];
    expect(texts.map((text) => ruledOut('ca', text))).toEqual([undefined, undefined, undefined]);
  });

  it('finds a language without a catalogue', async () => {
    expect(await check('alone', { en, es })).toEqual([expect.stringContaining('there is no alone-ca.ts')]);
  });
});

describe('the gate of licences', () => {
  it('reads expressions', () => {
    expect(['MIT', '(MIT OR GPL-3.0)', '(MIT OR GPL-3.0) AND (ISC)', 'MIT AND Zlib'].map(isAllowed)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['', 'GPL-3.0', 'MIT AND GPL-3.0', '(MIT AND AGPL-3.0) OR UNLICENSED'].map(isAllowed)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the gate of the demo’s trades', () => {
  const [position = POSITIONS[0]] = POSITIONS.filter(({ key }) => key === 'nurse');
  if (!position) throw new Error('the demo has positions');
  const ofTrades = (...keys: string[]) => keys.map((key) => ({ track: { key } }) as Person);
  const own = ofTrades(...Array.from({ length: position.applications }, () => position.track));

  it('accepts people of the trade, with one of another', () => {
    expect(wrongApplicants([position], [...own, ...ofTrades('sales', 'sales')])).toEqual([]);
  });

  it('finds positions that too few people, or people of other trades apply to', () => {
    expect(wrongApplicants([position], own.slice(0, 3))).toEqual([
      `nurse: 3 of ${position.applications} applicants are there`,
    ]);
    const strangers = ofTrades('sales', 'sales', 'finance');
    const all = [...own.slice(0, 2), ...strangers];
    expect(wrongApplicants([position], all, (_position, candidates) => [...candidates])).toEqual([
      'nurse: 3 applicants of sales, sales, finance',
      `nurse: 5 of ${position.applications} applicants are there`,
    ]);
  });
});

describe('the gate of people', () => {
  it('finds he and she in comments, summaries of calls and documents', () => {
    const source = [
      '/**',
      ' * Asks a candidate for his consent.',
      ' */',
      "const url = 'https://a.test'; // She answers there.",
      "const call = { summary: 'Tell him' };",
      'const page = <b>{/* Hers alone */}</b>;',
    ].join('\n');
    const inComments = ['a.tsx:2: his', 'a.tsx:4: She', 'a.tsx:6: Hers'];
    expect(genderedWords('a.tsx', source)).toEqual(inComments);
    const contract = 'shared/src/contracts/a.tsx';
    expect(genderedWords(contract, source).sort()).toEqual(
      [...inComments.map((line) => line.replace('a.tsx', contract)), `${contract}:5: him`].sort(),
    );
    expect(genderedWords('docs/a.md', 'One\nwho sees it himself, or “he’s”')).toEqual([
      'docs/a.md:2: himself',
      'docs/a.md:2: he',
    ]);
  });

  it('accepts texts of the product, names, and what is quoted', () => {
    const source = [
      "const said = 'She led // his team /* her */'; const [he, she] = pair;",
      'const profile = { summary: `He llegit la nota` }; // `in her forties`, there, other, this',
      'const HIS = /\\b(?:his|her)\\b/;',
    ].join('\n');
    expect(genderedWords('a.ts', source)).toEqual([]);
    expect(genderedWords('docs/a.md', 'Says `added to his profile`. The others are there.')).toEqual([]);
  });
});
