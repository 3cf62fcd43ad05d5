import { escapeHtml as e } from '@cantera/shared/contracts/text';
import { page, printDate } from '../html.ts';
import type { Job, Person } from '../person.ts';

interface Words {
  lang: 'en' | 'es';
  contact: string;
  skills: string;
  languages: string;
  summary: string;
  experience: string;
  education: string;
  present: string;
  year: [string, string];
  month: [string, string];
  footer: string;
}
const WORDS: Record<'en' | 'es', Words> = {
  en: {
    lang: 'en',
    contact: 'Contact',
    skills: 'Top Skills',
    languages: 'Languages',
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    present: 'Present',
    year: ['year', 'years'],
    month: ['month', 'months'],
    footer: 'Page',
  },
  es: {
    lang: 'es',
    contact: 'Contactar',
    skills: 'Aptitudes principales',
    languages: 'Languages',
    summary: 'Extracto',
    experience: 'Experiencia',
    education: 'Educación',
    present: 'Present',
    year: ['año', 'años'],
    month: ['mes', 'meses'],
    footer: 'Page',
  },
};

function months(start: string, end: string | null): number {
  const [y1 = 0, m1 = 1] = start.split('-').map(Number);
  const [y2 = 0, m2 = 1] = (end ?? '2025-06').split('-').map(Number);
  return (y2 - y1) * 12 + m2 - m1 + 1;
}
function duration(total: number, w: Words): string {
  const y = Math.floor(total / 12);
  const m = total % 12;
  return [y ? `${y} ${w.year[y === 1 ? 0 : 1]}` : '', m ? `${m} ${w.month[m === 1 ? 0 : 1]}` : '']
    .filter(Boolean)
    .join(' ');
}
function printed(iso: string, w: Words): string {
  return printDate(iso, w.lang, w.lang === 'es' ? 'longDe' : 'long');
}

function role(j: Job, w: Words): string {
  const end = j.end === null ? w.present : printed(j.end, w);
  return `<div class="po">${e(j.position)}</div><div>${printed(j.start, w)} - ${end} (${duration(months(j.start, j.end), w)})</div>${j.location ? `<div class="lo">${e(j.location)}</div>` : ''}${j.notes.length ? `<div>${e(j.notes.join(' '))}</div>` : ''}`;
}

/** The document that a professional network makes of a profile: grey bar on the left, several roles under one company. */
export function profileExport(p: Person, lang: 'en' | 'es'): string {
  const w = WORDS[lang];
  const companies: Job[][] = [];
  for (const job of p.jobs) {
    const last = companies.at(-1);
    if (last?.[0]?.company === job.company) last.push(job);
    else companies.push([job]);
  }
  const jobs = companies
    .map((roles) => {
      const total = roles.reduce((sum, j) => sum + months(j.start, j.end), 0);
      return `<div class="job"><div class="co">${e(roles[0]?.company ?? '')}</div>${roles.length > 1 ? `<div>${duration(total, w)}</div>` : ''}${roles.map((j) => role(j, w)).join('')}</div>`;
    })
    .join('');
  const studies = p.studies
    .map((s) => {
      const span =
        lang === 'en'
          ? `(${printDate(s.start ?? '', lang, 'year')} - ${printDate(s.end ?? '', lang, 'year')})`
          : `(${printed(s.start ?? '', w)} - ${printed(s.end ?? '', w)})`;
      return `<div class="co">${e(s.institution)}</div><div>${e(s.degree)} · ${span}</div>`;
    })
    .join('');
  return page(
    lang,
    `body{font:11pt/1.35 'Liberation Sans';font-size:10.5pt;display:grid;grid-template-columns:64mm 1fr;min-height:296mm}aside{background:#293e49;color:#e1e8ec;padding:11mm 6mm;font-size:10pt}aside h2{font-size:12.5pt;color:#fff;font-weight:normal;margin:18px 0 6px}aside p{margin-bottom:5px;overflow-wrap:anywhere}main{padding:11mm 9mm}h1{font-size:24pt;font-weight:normal}main h2{font-size:15pt;font-weight:normal;border-top:1px solid #c8c8c8;padding-top:8px;margin:16px 0 8px}.co{font-size:11.5pt;margin-top:9px}.po{font-size:11pt;margin-top:4px}.lo,.g{color:#666}`,
    `<aside><h2>${w.contact}</h2>${p.phone ? `<p>${e(p.phone)} (Mobile)</p>` : ''}<p><a href="mailto:${p.email}">${p.email}</a></p><p><a href="https://www.linkedin.com/in/${encodeURI(p.linkedin ?? '')}?jobid=1234&amp;lipi=urn">www.linkedin.com/in/${e(p.linkedin ?? '')} (LinkedIn)</a></p><h2>${w.skills}</h2>${p.hardSkills.map((s) => `<p>${e(s)}</p>`).join('')}<h2>${w.languages}</h2>${p.languages.map((l) => `<p>${e(l.name)} (${e(l.level)})</p>`).join('')}</aside><main><h1>${e(`${p.firstName} ${p.lastName}`)}</h1><div>${e(p.jobTitle)}</div><div class="g">${e(p.location)}</div><h2>${w.summary}</h2><p>${e(p.summary ?? '')}</p><h2>${w.experience}</h2>${jobs}<h2>${w.education}</h2>${studies}</main>`,
  );
}
