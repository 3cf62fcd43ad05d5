import type { Job, Tongue } from '../../cv/corpus/person.ts';
import { type Chance, chanceOf } from '../random.ts';
import { CA } from './ca.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { type Invented, KINDS, type Kind } from './invented.ts';
import { phoneOf } from './phones.ts';
import type { TongueParts, Trade } from './tongue.ts';

const PARTS: Readonly<Record<Tongue, TongueParts>> = { en: EN, es: ES, ca: CA };
const TONGUES: readonly Tongue[] = ['en', 'es', 'ca'];
const WORDS =
  'Altamar,Norvia,Celtis,Brismar,Quorvia,Tesela,Umbralia,Veltor,Lumira,Sarvent,Ontalia,Miravent,Corvex,Delphora,Alderan,Fenwick,Zentra,Boreal'.split(
    ',',
  );
/** Months since year 0 of the last month that a CV may name. */
const NOW = 2025 * 12 + 8;

const monthText = (months: number): string =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** A name from a pattern such as `Hotel {W}` or `University of {C}`. */
function named(pattern: string, parts: TongueParts, chance: Chance): string {
  return pattern
    .replace(/\{S\}/g, () => chance.pick(parts.surnames))
    .replace(/\{C\}/g, () => chance.pick(parts.towns).city)
    .replace(/\{W\}/g, () => chance.pick(WORDS));
}

function jobCount(kind: Kind, chance: Chance): number {
  if (kind === 'no experience') return 0;
  if (kind === 'long') return chance.whole(7, 9);
  return kind === 'several jobs at one employer' ? chance.whole(3, 5) : chance.whole(2, 4);
}

/** The latest first, none over another; `start` of the eldest is at least where `from` is. */
function jobsOf(kind: Kind, trade: Trade, parts: TongueParts, chance: Chance): Job[] {
  const count = jobCount(kind, chance);
  const isPresent = kind !== 'gap and no present job' && (kind !== 'plain' || chance.happens(0.5));
  const jobs: Job[] = [];
  let end = isPresent ? NOW : NOW - chance.whole(3, 20);
  let company = named(chance.pick(trade.employers), parts, chance);
  for (let n = 0; n < count; n += 1) {
    const start = end - chance.whole(7, kind === 'long' ? 36 : 60);
    const rank = Math.round(((count - 1 - n) / Math.max(1, count - 1)) * (trade.titles.length - 1));
    const stays = kind === 'several jobs at one employer' && n > 0 && n < 3;
    if (n > 0 && !stays) company = named(chance.pick(trade.employers), parts, chance);
    jobs.push({
      company,
      position: trade.titles[rank] ?? chance.pick(trade.titles),
      location: stays ? jobs[n - 1]?.location : chance.pick(parts.towns).city,
      start: monthText(start),
      end: n === 0 && isPresent ? null : monthText(end),
      notes: chance.some(trade.notes, chance.whole(kind === 'long' ? 2 : 1, 3)),
    });
    end = start - (kind.startsWith('gap') && n === 0 ? chance.whole(14, 40) : chance.whole(1, 3));
  }
  return jobs;
}

function studiesOf(trade: Trade, parts: TongueParts, begin: number, chance: Chance): Invented['studies'] {
  let end = Math.floor(begin / 12) * 12 - 7;
  return chance.some(trade.degrees, chance.whole(1, trade.degrees.length)).map(({ kind, area }) => {
    const start = Math.floor(end / 12) * 12 + 8 - 12 * chance.whole(2, 4);
    const study = {
      institution: named(chance.pick(trade.schools), parts, chance),
      degree: `${kind} ${area}`,
      kind,
      area,
      start: monthText(start),
      end: monthText(end),
    };
    end = Math.floor(start / 12) * 12 + 5;
    return study;
  });
}

function languagesOf(parts: TongueParts, chance: Chance): Invented['languages'] {
  const mother = { ...parts.mother, proficiency: 'C2' as const };
  return [
    mother,
    ...chance.some(parts.languages, chance.whole(1, 3)).map((l) => {
      const { text, proficiency } = chance.pick(parts.levels);
      return { ...l, level: text, proficiency };
    }),
  ];
}

function skillsOf(trade: Trade, chance: Chance): Invented['skillGroups'] {
  return trade.skills.map(({ name, skills }) => ({ name, skills: chance.some(skills, chance.whole(2, 4)) }));
}

/** The same person for the same seed. `turn` counts within a template: languages and kinds come around. */
export function invent(seed: string, turn: number): Invented {
  const chance = chanceOf(`${seed}/${turn}`);
  const language = TONGUES[turn % TONGUES.length] ?? 'en';
  const kind = KINDS[turn % KINDS.length] ?? 'plain';
  const parts = PARTS[language];
  const trade = chance.pick(parts.trades);
  const firstName = chance.pick(parts.firstNames);
  const surnames = chance.some(parts.surnames, kind === 'two surnames' || language !== 'en' ? 2 : 1);
  const joint = language === 'ca' && chance.happens(0.4) ? ' i ' : ' ';
  const lastName = surnames.slice(0, kind === 'two surnames' || chance.happens(0.7) ? 2 : 1).join(joint);
  const town = chance.pick(parts.towns);
  const jobs = jobsOf(kind, trade, parts, chance);
  const eldest = jobs.at(-1)?.start.split('-').map(Number);
  const begin = eldest ? (eldest[0] ?? 2020) * 12 : NOW - chance.whole(2, 14);
  const handle = `${plain(firstName)}-${plain(surnames[0] ?? '')}`;
  const groups = skillsOf(trade, chance);
  return {
    language,
    kind,
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(surnames[0] ?? '')}${chance.happens(0.3) ? chance.whole(1, 99) : ''}@${chance.pick(['correu', 'mail', 'post', 'bustia'])}.example`,
    phone: phoneOf(town.countryCode, kind === 'foreign telephone', chance),
    location: `${town.city}, ${town.country}`,
    ...town,
    jobTitle: jobs[0]?.position ?? trade.titles[0] ?? '',
    linkedin: chance.happens(0.7) ? `${handle}-${chance.whole(100, 999)}` : undefined,
    summary: chance.happens(0.8) ? chance.pick(trade.summaries) : undefined,
    jobs,
    studies: studiesOf(trade, parts, begin, chance),
    languages: languagesOf(parts, chance),
    skillGroups: groups,
    hardSkills: groups.flatMap((g) => g.skills),
    softSkills: chance.happens(0.5) ? chance.some(parts.softSkills, chance.whole(2, 4)) : [],
    softName: parts.softName,
    hasPhoto: chance.happens(0.35),
    isGrouped: chance.happens(0.65),
    interests: chance.happens(0.35) ? chance.some(parts.interests, 2) : [],
    certificates: chance.happens(0.35)
      ? chance.some(parts.certificates, 1).map((c) => ({ ...c, date: monthText(NOW - chance.whole(6, 60)) }))
      : [],
  };
}
