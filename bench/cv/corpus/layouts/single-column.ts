import { escapeHtml as e } from '@cantera/shared/contracts/text';
import { list, page, range } from '../html.ts';
import type { Person, Tongue } from '../person.ts';

/** Centred name, contact line between bars, dates flush right, place under the date. */
export function centredClassic(p: Person): string {
  const jobs = p.jobs
    .map(
      (
        j,
      ) => `<div class="row"><b>${e(j.position)}</b><span>${range(j, 'en', 'short', { present: 'Present' })}</span></div>
<div class="row i"><span>${e(j.company)}</span><span>${e(j.location ?? '')}</span></div>${list(j.notes)}`,
    )
    .join('');
  const studies = p.studies
    .map(
      (
        s,
      ) => `<div class="row"><b>${e(s.institution)}</b><span>${range(s, 'en', 'short', { present: 'Present' })}</span></div>
<div class="i">${e(s.degree)}</div>`,
    )
    .join('');
  return page(
    'en',
    `body{font:10.5pt/1.4 'Liberation Serif'}h1{font-size:24pt;text-align:center;font-weight:normal}.c{text-align:center;font-size:9.5pt;margin:4px 0 10px}
h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #000;margin:14px 0 6px}.row{display:flex;justify-content:space-between}.i{font-style:italic}ul{padding-left:16px;margin-bottom:8px}p{text-align:justify}`,
    `<h1>${e(`${p.firstName} ${p.lastName}`)}</h1><div class="c">${e(p.location)} | ${e(p.phone)} | <a href="mailto:${p.email}">${p.email}</a> | <a href="https://www.linkedin.com/in/${p.linkedin}">linkedin.com/in/${p.linkedin}</a></div>
<h2>Professional summary</h2><p>${e(p.summary ?? '')}</p><h2>Work experience</h2>${jobs}<h2>Education</h2>${studies}
<h2>Skills &amp; Languages</h2><p><b>Skills:</b> ${e(p.hardSkills.join(', '))}</p><p><b>Soft skills:</b> ${e(p.softSkills.join(', '))}</p>
<p><b>Languages:</b> ${e(p.languages.map((l) => `${l.name} (${l.level})`).join(', '))}</p><h2>References</h2><p>Available upon request.</p>`,
    '18mm 20mm',
  );
}

/** A person of one name; company and position on one line, dates in brackets. */
export function inlineDates(p: Person): string {
  return page(
    'en',
    `body{font:10.5pt/1.45 'DejaVu Sans';font-size:9.5pt}h1{font-size:22pt;color:#14532d}h2{font-size:12pt;color:#14532d;margin:16px 0 4px}.t{color:#555;margin-bottom:4px}ul{padding-left:15px}h3{font-size:9.5pt;margin:8px 0 0}`,
    `<h1>${e(p.firstName)}</h1><div class="t">${e(p.jobTitle)}</div><div>Email: ${p.email}</div><div>Mobile: ${e(p.phone)}</div><div>Location: ${e(p.location)}</div><div>LinkedIn: linkedin.com/in/${p.linkedin}</div>
<h2>Employment History</h2>${p.jobs
      .map(
        (j) =>
          `<h3>${e(j.position)} at ${e(j.company)} (${range(j, 'en', 'slash', { present: 'to date', join: ' - ' })})</h3>${list(j.notes)}`,
      )
      .join('')}
<h2>Academic Qualifications</h2>${p.studies.map((s) => `<p>${e(s.degree)}, ${e(s.institution)}, ${s.end?.slice(0, 4)}</p>`).join('')}
<h2>Technical Skills</h2>${list(p.hardSkills)}<h2>Strengths</h2>${list(p.softSkills)}
<h2>Languages known</h2>${p.languages.map((l) => `<p>${e(l.name)} - ${e(l.level)}</p>`).join('')}
<h2>Declaration</h2><p>I hereby declare that the above is true to the best of my knowledge.</p>`,
    '20mm',
  );
}

/** An academic CV over three pages: dates in a left margin, publications, talks, running footer. */
export function academic(p: Person): string {
  const paper = (n: number) =>
    `<p class="pub">${e(p.lastName.split(' ').pop() ?? '')}, H. B., and Ruud, T. (${2024 - (n % 11)}). Grazing fronts and recovery of <i>Laminaria hyperborea</i>, part ${n}: sites, methods and uncertainty. <i>Journal of Benthic Studies</i> ${40 - n}, ${n * 31}–${n * 31 + 14}.</p>`;
  const entry = (when: string, what: string) => `<div class="en"><div>${when}</div><div>${what}</div></div>`;
  return page(
    'en',
    `body{font:11pt/1.45 'DejaVu Serif';font-size:9.5pt}h1{font-size:19pt}h2{font-size:12pt;margin:18px 0 8px;color:#1e3a5f}.en{display:grid;grid-template-columns:38mm 1fr;margin-bottom:8px;break-inside:avoid}.en>div:first-child{color:#444}.pub{margin-bottom:6px;padding-left:8mm;text-indent:-8mm}ul{padding-left:14px}`,
    `<h1>Dr. ${e(`${p.firstName} ${p.lastName}`)}</h1><p>${e(p.jobTitle)}</p><p>${e(p.location)} · ${e(p.phone)} · ${p.email}</p>
<h2>Research profile</h2><p>${e(p.summary ?? '')}</p>
<h2>Appointments</h2>${p.jobs.map((j) => entry(range(j, 'en', 'short', { present: 'present' }), `<b>${e(j.position)}</b>, ${e(j.company)}, ${e(j.location ?? '')}${list(j.notes)}`)).join('')}
<h2>Education</h2>${p.studies.map((s) => entry(range(s, 'en', 'year', { present: 'present' }), `<b>${e(s.degree)}</b>, ${e(s.institution)}, ${e(s.location ?? '')}`)).join('')}
<h2>Publications</h2>${Array.from({ length: 26 }, (_, i) => paper(i + 1)).join('')}
<h2>Invited talks</h2>${[2023, 2022, 2021, 2019, 2018].map((y) => entry(String(y), 'Kelp, people and patience. Annual meeting of the Benthic Society')).join('')}
<h2>Methods and tools</h2><p>${e(p.hardSkills.join('; '))}</p>
<h2>Languages</h2><p>${e(p.languages.map((l) => `${l.name}: ${l.level}`).join('; '))}</p>`,
    '22mm 20mm',
  );
}

/** Typed in a text editor: one fixed-width face, capitals for headings, hyphens for bullets. */
export function typewriter(p: Person): string {
  const rule = '='.repeat(70);
  const jobs = p.jobs
    .map(
      (j) =>
        `${range(j, 'es', 'slash', { present: 'actualidad', join: ' a ' })}\n${j.company} (${j.location})\n${j.position}\n${j.notes.map((n) => `- ${n}`).join('\n')}\n`,
    )
    .join('\n');
  const text = `${p.firstName.toUpperCase()} ${p.lastName.toUpperCase()}
${p.location}
Tel. ${p.phone}
${p.email}

EXPERIENCIA
${rule}
${jobs}
FORMACIÓN
${rule}
${p.studies.map((s) => `${s.end?.slice(0, 4)}  ${s.degree}. ${s.institution}`).join('\n')}

IDIOMAS
${rule}
${p.languages.map((l) => `${l.name}: ${l.level}`).join('\n')}

CONOCIMIENTOS
${rule}
${p.hardSkills.join(', ')}

APTITUDES
${rule}
${p.softSkills.join(', ')}

OTROS DATOS
${rule}
Carné de conducir B. Disponibilidad inmediata.
`;
  return page('es', `pre{font:9.5pt/1.45 'Liberation Mono';margin:0}`, `<pre>${e(text)}</pre>`, '20mm');
}

/** A picture of a page: what a scanner gives, no text layer. The picture is drawn by the generator. */
export function scan(picture: string, lang: Tongue): string {
  return page(lang, 'img{width:210mm;height:296mm;display:block}', `<img src="${picture}" alt="">`);
}
