import type { Line } from '../../../api/src/modules/cv-reading/layout/lines.ts';
import type { Atom } from './atoms.ts';
import type { Seen } from './chain.ts';
import {
  few,
  grade,
  type LineLooks,
  type Looks,
  lookAt,
  lookAtLine,
  type PageLooks,
  pageOf,
} from './looks.ts';
import type { RulesView } from './rules-view.ts';

/**
 * What the chain is told of each atom: type, place on the page, dates, kinds of words, what stands around it, and what the
 * rules took it for. No word by itself is a feature: names that were trained on would say nothing of others.
 */
export function featuresOf(atoms: Atom[], lines: Line[], rules: RulesView | null): Seen[] {
  const page = pageOf(lines);
  const lineLooks = lines.map((line) => lookAtLine(line, page));
  const looks = atoms.map((atom) => lookAt(atom, lines, page));
  const groups = groupsOf(looks, atoms);
  const spans = atoms.flatMap((a) => (a.date?.isRange ? [a.line] : []));
  return atoms.map((atom, i) => ({
    joint: atom.joint,
    look: `${looks[i]?.style} ${looks[i]?.lead} ${looks[i]?.kind}`,
    features: [
      'always',
      ...ownFeatures(atom, i, atoms, looks),
      ...placeFeatures(atom, lines, lineLooks, page, spans),
      ...groupFeatures(looks[i], groups),
      ...around(i, atoms, looks),
      ...(rules ? rules.featuresOf(atom, atoms[i - 1], atoms[i + 1]) : []),
    ],
  }));
}

function ownFeatures(atom: Atom, i: number, atoms: Atom[], looks: Looks[]): string[] {
  const look = looks[i];
  if (!look) return [];
  const type = `${atom.bold ? 'b' : ''}${atom.italic ? 'i' : ''}${look.size}`;
  const letters = atom.text.replace(/[^\p{L}]/gu, '');
  const isCaps = letters.length > 2 && letters === letters.toUpperCase();
  const words = atom.text.split(/\s+/).length;
  const lexicon = `${few(look.role, 1)}${few(look.company, 1)}${few(look.school, 1)}${few(look.degree, 1)}`;
  return [
    `kind=${look.kind}`,
    `kind,lead=${look.kind},${look.lead}`,
    `type=${type}`,
    `type,kind=${type},${look.kind}`,
    `length=${grade(atom.text.length, [3, 6, 12, 20, 30, 45, 65, 100])}`,
    `words=${few(words, 9)}`,
    `role=${few(look.role)}`,
    `company=${few(look.company)}`,
    `school=${few(look.school)}`,
    `degree=${few(look.degree)}`,
    `words in lists=${lexicon}`,
    `bare degree=${look.bareDegree}`,
    `place=${look.place}`,
    `place,lead=${look.place},${look.lead}`,
    `caps=${isCaps}`,
    `label=${atom.label ?? 'none'}`,
    `stop=${/[.;]$/.test(atom.text)}`,
    `form=${/\b(?:S\.?\s?[AL]\.?(?:U\.?)?|Inc\.?|Ltd\.?|LLC|GmbH|SCCL|Co\.?)$/.test(atom.text)}`,
    `opens with=${look.opens}`,
    `ends with=${look.ends}`,
    `opens with,lead=${look.opens},${look.lead}`,
    `opens,ends=${look.opens},${look.ends}`,
    ...(atoms[i - 1]?.line === atom.line ? [] : [`first,lists=${lexicon}`]),
  ];
}

function placeFeatures(
  atom: Atom,
  lines: Line[],
  looks: LineLooks[],
  page: PageLooks,
  spans: number[],
): string[] {
  const line = lines[atom.line];
  const own = looks[atom.line];
  const below = looks[atom.line + 1];
  const above = looks[atom.line - 1];
  if (!line || !own) return [];
  const since = spans.findLast((at) => at <= atom.line);
  const until = spans.find((at) => at >= atom.line);
  const back = since === undefined ? 'none' : few(atom.line - since);
  const ahead = until === undefined ? 'none' : few(until - atom.line);
  const indent = grade(line.x0 - page.left, [3, 10, 25, 60, 150]);
  const right = line.x1 > page.right - 12;
  const type = `${line.bold ? 'b' : ''}${line.size > page.size * 1.04 ? 'L' : ''}`;
  return [
    `span above=${back}`,
    `span below=${ahead}`,
    `spans=${back},${ahead}`,
    `spans,type=${back},${ahead},${type}`,
    `spans,cell=${back},${ahead},${Math.min(2, atom.cell)}`,
    `gap=${own.gap}`,
    `gap,spans=${own.gap},${back},${ahead}`,
    `gap below=${below?.gap ?? 'end'}`,
    `gaps=${own.gap},${below?.gap ?? 'end'}`,
    `indent=${indent}`,
    `indent,type=${indent},${type}`,
    `cell=${Math.min(2, atom.cell)}`,
    `cells=${Math.min(3, line.segments.length)}`,
    `to the edge=${right}`,
    `running=${own.isRunning},${above?.isRunning ?? 'none'},${below?.isRunning ?? 'none'}`,
    `face as above=${above ? above.style === own.style : 'none'},${below ? below.style === own.style : 'none'}`,
    `dates=${own.hasDate},${above?.hasDate ?? 'none'},${below?.hasDate ?? 'none'}`,
    `top=${Math.min(3, atom.line)}`,
  ];
}

/** What atoms of one type and column have in common over a section: how many there are, and what their words lean to. */
interface Group {
  count: number;
  /** Per atom. */
  role: number;
  company: number;
  school: number;
  degree: number;
  place: number;
}
interface Groups {
  byStyle: Map<string, Group>;
  spans: number;
}

function groupsOf(looks: Looks[], atoms: Atom[]): Groups {
  const byStyle = new Map<string, Group>();
  for (const [i, look] of looks.entries()) {
    const isName = !atoms[i]?.date && look.kind !== 'prose' && look.kind !== 'item';
    if (!isName) continue;
    const group = byStyle.get(look.style) ?? {
      count: 0,
      role: 0,
      company: 0,
      school: 0,
      degree: 0,
      place: 0,
    };
    group.count += 1;
    group.role += Math.min(1, look.role);
    group.company += Math.min(1, look.company);
    group.school += Math.min(1, look.school);
    group.degree += Math.min(1, look.degree);
    group.place += look.place === 'sure' ? 1 : 0;
    byStyle.set(look.style, group);
  }
  return { byStyle, spans: atoms.filter((a) => a.date).length };
}

function groupFeatures(look: Looks | undefined, { byStyle, spans }: Groups): string[] {
  const group = look && byStyle.get(look.style);
  if (!look || !group || look.kind === 'prose' || look.kind === 'item') return ['group=none'];
  const share = (sum: number) => grade(sum / group.count, [0.01, 0.25, 0.5, 0.75]);
  const many = spans === 0 ? 'none' : grade(group.count / spans, [0.34, 0.67, 0.95, 1.06, 1.6, 2.5]);
  const work = few(Math.round(((group.role - group.company) / group.count) * 3));
  const study = few(Math.round(((group.degree - group.school) / group.count) * 3));
  return [
    `group=${many}`,
    `group,lead=${many},${look.lead}`,
    `group,work=${many},${work}`,
    `group,study=${many},${study}`,
    `group work=${work}`,
    `group study=${study}`,
    `group role=${share(group.role)}`,
    `group company=${share(group.company)}`,
    `group school=${share(group.school)}`,
    `group degree=${share(group.degree)}`,
    `group place=${share(group.place)}`,
    `work=${work},${few(look.role, 1)}${few(look.company, 1)}`,
    `study=${study},${few(look.degree, 1)}${few(look.school, 1)}`,
  ];
}

/** What the atoms before and behind are, in the same line or the next. */
function around(i: number, atoms: Atom[], looks: Looks[]): string[] {
  const own = looks[i];
  const tell = (k: number, side: string): string[] => {
    const atom = atoms[k];
    const look = looks[k];
    if (!atom || !look || !own) return [`${side}=none`];
    const where = atom.line === atoms[i]?.line ? 'here' : 'next';
    const leans = `${few(look.role, 1)}${few(look.company, 1)}${few(look.school, 1)}${few(look.degree, 1)}`;
    return [
      `${side}=${where},${look.kind}`,
      `${side} joint=${k > i ? atom.joint : (atoms[i]?.joint ?? '')}`,
      `${side} kinds=${where},${look.kind},${own.kind}`,
      `${side} leans=${where},${leans}`,
      `${side} leans, own=${leans},${few(own.role, 1)}${few(own.company, 1)}${few(own.school, 1)}${few(own.degree, 1)}`,
      `${side} place=${where},${look.place}`,
      `${side} type=${where},${atom.bold}${atom.italic}${look.size},${atoms[i]?.bold}${atoms[i]?.italic}${own.size}`,
      `${side} label=${atom.label ?? 'none'}`,
    ];
  };
  return [
    ...tell(i - 1, 'before'),
    ...tell(i + 1, 'behind'),
    ...tell(i - 2, 'before2').slice(0, 2),
    ...tell(i + 2, 'behind2').slice(0, 2),
  ];
}
