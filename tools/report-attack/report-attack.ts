import { attackBlocks, attackFile, type Target } from '../../api/src/modules/reports/attack/index.ts';
import { readTexts } from '../../api/src/modules/reports/attack/page-texts.ts';
import { outsideOf, streamsOf, stringsOf } from '../../api/src/modules/reports/attack/pdf-parts.ts';
import { aliasesOf, type Composed, compose } from '../../api/src/modules/reports/compose.ts';
import { MASK_RULES, type MaskRule } from '../../api/src/modules/reports/masking/index.ts';
import { openReport } from '../../api/src/modules/reports/pdf/index.ts';
import {
  ANONYMOUS_CHOICES,
  CANARIES,
  CANARY_CLIENT,
  type Canary,
  canaryPerson,
  LESS,
  LESS_CANARIES,
} from '../../api/src/testing/report-person.ts';
import { fail, type Gate, pass } from '../gates/gate.ts';

const TITLE = 'Candidate 7F3K';
/** Words that stand in fields of their own, beside the canaries in texts. */
const OWN_WORDS = [
  'Aurembiaix',
  'Lourdes',
  'Puigdollers',
  'Ferrús',
  'ap.contact',
  '611 22 33 44',
  'linkedin',
  'Xerinacs',
  'Brumosa',
  'Zafrella',
  'Vilanova',
  'Marta Soler',
  '2005',
];

interface Made {
  readonly masked: Composed['masked'];
  readonly target: Target;
  readonly file: Buffer;
}
/** What a report says of somebody whose texts are these. */
function put(texts: readonly string[], off: readonly MaskRule[], blurred: readonly string[] = []) {
  const choices = { ...ANONYMOUS_CHOICES, blurred };
  const { blocks, masked, identity } = compose(canaryPerson(texts.join('\n\n')), choices, {
    locale: 'en',
    timeZone: 'Europe/Madrid',
    today: new Date('2026-03-01T00:00:00Z'),
    clients: [CANARY_CLIENT],
    aliases: aliasesOf('en'),
    off,
  });
  if (!identity) throw new Error('an anonymous report has an identity');
  return { blocks, masked, identity };
}
/** The same as it is delivered; `title` is the file's. */
async function make(
  texts: readonly string[],
  off: readonly MaskRule[] = [],
  { title = TITLE, blurred = [] }: { title?: string; blurred?: readonly string[] } = {},
): Promise<Made> {
  const { blocks, masked, identity } = put(texts, off, blurred);
  const report = openReport({ title, locale: 'en' });
  const pages = report.add(blocks);
  return { masked, target: { identity, blocks, pages }, file: await report.finish() };
}

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Everything that a delivered report says anywhere, with nothing between its letters. */
async function everythingIn({ masked, target, file }: Made): Promise<Record<string, string>> {
  const { pages, description } = await readTexts(file);
  return {
    preview: letters(JSON.stringify([target.blocks, masked])),
    pages: letters(pages.flat().join('\n')),
    description: letters(description),
    strings: letters(stringsOf(outsideOf(file)).join('\n')),
    streams: letters([...streamsOf(file)].map((stream) => stream.toString('latin1')).join('\n')),
  };
}

/** Canaries that a delivered report tells, and where. */
async function toldBy(canaries: readonly Canary[], blurred: readonly string[] = []): Promise<string[]> {
  const places = await everythingIn(
    await make(
      canaries.map(({ text }) => text),
      [],
      { blurred },
    ),
  );
  // The form for both genders has the letters of each.
  const words = canaries.filter(({ rule }) => rule !== 'GENDER').map(({ secret }) => secret);
  const secrets = [...words, ...OWN_WORDS];
  return Object.entries(places).flatMap(([place, text]) =>
    secrets
      // Two figures stand in any file.
      .filter((secret) => letters(secret).length > (place === 'streams' || place === 'description' ? 7 : 3))
      .filter((secret) => text.includes(letters(secret)))
      .map((secret) => `${secret} in the ${place}`),
  );
}

const attack = async ({ file, target }: Made, title = TITLE): Promise<number> =>
  (await attackFile(file, [target], title)).length;

/** Canaries that get through when the rule that hides them is off, and that the attack does not find. */
async function missedBy(rule: MaskRule): Promise<string[]> {
  const own = [...CANARIES, ...LESS_CANARIES].filter((one) => one.rule === rule);
  const blurred = rule === 'SHOWN_LESS' ? LESS : [];
  const open = own.filter(({ text, secret }) => {
    const { blocks } = put([text], [rule], blurred);
    return letters(JSON.stringify(blocks)).includes(letters(secret));
  });
  // Another rule may hide some of them as well, never all.
  if (open.length === 0) return [`${rule}: no canary that only this rule hides`];
  const missed = open
    .filter(({ text }) => {
      const { identity, blocks } = put([text], [rule], blurred);
      return attackBlocks(identity, blocks).length === 0;
    })
    .map(({ text }) => `${rule} is off, and nothing is found in: ${text}`);
  const file = await make(
    open.map(({ text }) => text),
    [rule],
    { blurred },
  );
  return (await attack(file)) > 0 ? missed : [...missed, `${rule} is off, and nothing is found in the file`];
}

/** Ways past the masks, each of which the attack must find in the file. */
async function missedSmuggling(): Promise<string[]> {
  const safe = await make(['Cooks well.']);
  const utf16 = Buffer.from('﻿aurembiaixpuigdollers', 'utf16le').swap16();
  const ways: [string, Buffer, string][] = [
    ['the title', (await make(['Cooks well.'], [], { title: 'CV Aurembiaix' })).file, TITLE],
    ['a text after the file', Buffer.concat([safe.file, Buffer.from('\n% apuigdollers\n')]), TITLE],
    ['UTF-16', Buffer.concat([safe.file, utf16]), TITLE],
    [
      'a name of an object',
      Buffer.concat([safe.file, Buffer.from('\n9999 0 obj\n<< /Puigdollers /Aurembiaix >>\nendobj\n')]),
      TITLE,
    ],
    [
      'an attachment',
      Buffer.concat([safe.file, Buffer.from('\n9998 0 obj\n<< /F (cv-puigdollers.pdf) >>\nendobj\n')]),
      TITLE,
    ],
  ];
  const missed: string[] = [];
  for (const [way, file, title] of ways)
    if ((await attackFile(file, [safe.target], title)).length === 0) missed.push(`a name in ${way}`);
  if ((await attack(safe)) > 0) missed.push('a report that tells nothing is taken for one that does');
  return missed;
}

async function check() {
  const everything = [...CANARIES, ...LESS_CANARIES];
  const told = [...(await toldBy(CANARIES)), ...(await toldBy(everything, LESS))];
  if (told.length > 0) return fail(`An anonymous report tells:\n${told.join('\n')}`);
  const texts = everything.map(({ text }) => text);
  for (const blurred of [[], LESS])
    if ((await attack(await make(texts, [], { blurred }))) > 0)
      return fail('The attack finds something in a report in which everything is masked.');
  const missed: string[] = [];
  for (const rule of MASK_RULES) missed.push(...(await missedBy(rule)));
  missed.push(...(await missedSmuggling()));
  return missed.length > 0
    ? fail(`The attack does not find:\n${missed.join('\n')}`)
    : pass(`${everything.length} canaries, ${MASK_RULES.length} rules.`);
}

/** Nothing that tells who somebody is gets into an anonymous report, and the attack finds it where a mask fails. */
export const reportAttack: Gate = { name: 'attack on anonymous reports', run: check };

/** `npm run report-attack`. */
export async function reportAttackCommand(): Promise<number> {
  const { failed, output } = await reportAttack.run();
  process.stdout.write(`${output}\n`);
  return failed === 0 ? 0 : 1;
}
