import { escapeHtml as e } from '@cantera/shared/contracts/text';
import { list, page, printDate, range } from '../html.ts';
import type { Person } from '../person.ts';

/** A graduate's résumé as career offices teach it: education first, place and dates at the right, printed bullets. */
export function graduateResume(p: Person): string {
  const w = { present: 'Present' };
  const bullets = (notes: string[]) =>
    notes.map((n) => `<div class="bu">•&nbsp;&nbsp;${e(n)}</div>`).join('');
  return page(
    'en',
    `body{font:11pt/1.3 'Liberation Serif'}.n{text-align:center;font-weight:bold;font-size:16pt}.c{text-align:center;font-size:10pt}.h{font-weight:bold;border-bottom:1px solid;margin-top:10px}.r{display:flex;justify-content:space-between}.i{font-style:italic}.bu{padding-left:24px;text-indent:-12px}`,
    `<div class="n">${e(`${p.firstName} ${p.lastName}`.toUpperCase())}</div><div class="c">${e(p.location)} • ${e(p.phone)} • ${p.email} • www.linkedin.com/in/${p.linkedin}</div>
<div class="h">EDUCATION</div>${p.studies.map((s) => `<div class="r"><b>${e(s.institution)}</b><span>${e(s.location ?? '')}</span></div><div class="r i"><span>${e(s.degree)}</span><span>${range(s, 'en', 'long', w)}</span></div>${bullets(['GPA: 3.8/4.0; Dean’s list 2019, 2020'])}`).join('')}
<div class="h">EXPERIENCE</div>${p.jobs.map((j) => `<div class="r"><b>${e(j.company)}</b><span>${e(j.location ?? '')}</span></div><div class="r i"><span>${e(j.position)}</span><span>${range(j, 'en', 'short', w)}</span></div>${bullets(j.notes)}`).join('')}
<div class="h">ADDITIONAL</div><div><b>Technical Skills:</b> ${e(p.hardSkills.join(', '))}</div><div><b>Languages:</b> ${e(p.languages.map((l) => `${l.name} (${l.level})`).join(', '))}</div><div><b>Interests:</b> Rowing, choir, sourdough</div>`,
    '18mm',
  );
}

/** Two pages: a bar with tags beside the first, the career running on over the second. */
export function twoPageTags(p: Person): string {
  const w = { present: 'Actualidad', join: ' - ' };
  return page(
    'es',
    `body{font:10pt/1.6 'Liberation Sans'}.g{display:grid;grid-template-columns:1fr 58mm;gap:10mm}h1{font-size:24pt;line-height:1.2}.t{font-size:12pt;color:#0369a1}h2{font-size:13pt;color:#0369a1;border-bottom:1px solid #bae6fd;margin:16px 0 8px}.j{margin-bottom:34px;break-inside:avoid}.r{display:flex;justify-content:space-between}.r b{font-size:11pt}.d{color:#64748b}.tag{display:inline-block;border:1px solid #bae6fd;border-radius:4px;padding:0 7px;margin:0 10px 6px 0}ul{padding-left:16px}`,
    `<div class="g"><div><h1>${e(`${p.firstName} ${p.lastName}`)}</h1><div class="t">${e(p.jobTitle)}</div><h2>Perfil</h2><p>${e(p.summary ?? '')}</p><h2>Experiencia profesional</h2>${p.jobs.map((j) => `<div class="j"><div class="r"><b>${e(j.company)} | ${e(j.position)}</b></div><div class="d">${range(j, 'es', 'slash', w)}</div>${list([...j.notes, 'Colaboración diaria con negocio, operaciones y proveedores externos'])}</div>`).join('')}</div>
<div><h2>Datos de contacto</h2><p>${e(p.location)}</p><p>${e(p.phone)}</p><p>${p.email}</p><p>linkedin.com/in/${p.linkedin}</p><h2>Competencias técnicas</h2>${p.hardSkills.map((s) => `<span class="tag">${e(s)}</span>`).join('')}<h2>Habilidades sociales</h2>${p.softSkills.map((s) => `<span class="tag">${e(s)}</span>`).join('')}<h2>Idiomas</h2>${p.languages.map((l) => `<p><b>${e(l.name)}</b> ${e(l.level)}</p>`).join('')}<h2>Formación</h2>${p.studies.map((s) => `<p><b>${e(s.degree)}</b><br>${e(s.institution)}<br>${range(s, 'es', 'year', w)}</p>`).join('')}</div></div>`,
    '14mm',
  );
}

/** A table with borders, years on the left, labels inside each entry. */
export function borderedTable(p: Person): string {
  const years = (s: { start?: string; end: string | null }) =>
    range(s, 'ca', 'year', { present: 'actualitat', join: '-' });
  const row = (a: string, b: string) => `<tr><td>${a}</td><td>${b}</td></tr>`;
  return page(
    'ca',
    `body{font:11pt/1.4 'Liberation Sans'}h1{font-size:14pt;text-align:center}h2{font-size:11.5pt;margin:14px 0 4px;text-decoration:underline}table{border-collapse:collapse;width:100%}td{border:1px solid #000;padding:3px 6px;vertical-align:top}td:first-child{width:34mm}`,
    `<h1>CURRÍCULUM</h1><h2>Dades personals</h2><table>${row('Nom', e(p.firstName))}${row('Cognoms', e(p.lastName))}${row('Telèfon', e(p.phone))}${row('E-mail', p.email)}${row('Població', `43201 ${e(p.location)}`)}</table>
<h2>Experiència professional</h2><table>${p.jobs.map((j) => row(years(j), `Empresa: ${e(j.company)}<br>Càrrec: ${e(j.position)}<br>Funcions: ${e(j.notes.join(' '))}`)).join('')}</table>
<h2>Formació acadèmica</h2><table>${p.studies.map((s) => row(years(s), `${e(s.degree)}<br>${e(s.institution)}`)).join('')}</table>
<h2>Idiomes</h2><table>${p.languages.map((l) => row(e(l.name), e(l.level))).join('')}</table><h2>Informàtica</h2><p>${e(p.hardSkills.join(', '))}</p>`,
    '22mm',
  );
}

/** Surnames first, contact in three columns under the name, dates and place beneath "company — position". */
export function surnamesFirst(p: Person): string {
  const w = { present: 'hoy' };
  return page(
    'es',
    `body{font:10.5pt/1.5 'DejaVu Serif';font-size:9.5pt}h1{font-size:18pt;font-weight:normal;color:#4a044e}.c{display:grid;grid-template-columns:1fr 1fr 1fr;border-block:1px solid #4a044e;padding:4px 0;margin:6px 0 12px;font-size:8.5pt}h2{font-size:11pt;color:#4a044e;margin:14px 0 5px;font-weight:normal;text-transform:uppercase}.j{margin-bottom:8px}.m{color:#666;font-size:8.5pt}ul{padding-left:16px}`,
    `<h1>${e(p.lastName.toUpperCase())}, ${e(p.firstName)}</h1><p>${e(p.jobTitle)}</p><div class="c"><span>${e(p.phone)}</span><span>${p.email}</span><span>${e(p.location)}</span></div><p>${e(p.summary ?? '')}</p>
<h2>Experiencia</h2>${p.jobs.map((j) => `<div class="j"><div><b>${e(j.company)}</b> — ${e(j.position)}</div><div class="m">${range(j, 'es', 'longDe', w)} · ${e(j.location ?? '')}</div>${list(j.notes)}</div>`).join('')}
<h2>Titulación</h2>${p.studies.map((s) => `<div class="j"><div><b>${e(s.institution)}</b> — ${e(s.degree)}</div><div class="m">${range(s, 'es', 'year', w)}</div></div>`).join('')}
<h2>Idiomas</h2><p>${e(p.languages.map((l) => `${l.name}: ${l.level}`).join(' · '))}</p><h2>Áreas de especialización</h2><p>${e(p.hardSkills.join(' · '))}</p><h2>Cualidades</h2><p>${e(p.softSkills.join(' · '))}</p>`,
    '20mm',
  );
}

/** One line an entry: years, company, position, town. */
export function oneLiners(p: Person): string {
  const span = (s: { start?: string; end: string | null }) =>
    range(s, 'es', 'year', { present: 'act.', join: ' - ' });
  return page(
    'es',
    `body{font:11.5pt/1.5 'Liberation Serif'}h1{font-size:15pt}h2{font-size:12pt;margin:16px 0 4px;border-bottom:1px dotted}.r{display:grid;grid-template-columns:30mm 1fr}`,
    `<h1>${e(`${p.firstName} ${p.lastName}`)}</h1><p>C/ Sagunto 12, 46009 ${e(p.location)} - Teléfono ${e(p.phone)} - ${p.email}</p>
<h2>EXPERIENCIA LABORAL</h2>${p.jobs.map((j) => `<div class="r"><span>${span(j)}</span><span>${e(j.position)}. ${e(j.company)}, ${e(j.location ?? '')}</span></div>`).join('')}
<h2>FORMACIÓN</h2>${p.studies.map((s) => `<div class="r"><span>${span(s)}</span><span>${e(s.degree)}. ${e(s.institution)}</span></div>`).join('')}
<h2>IDIOMAS</h2><p>${e(p.languages.map((l) => `${l.name} (${l.level})`).join(', '))}</p><h2>OTROS CONOCIMIENTOS</h2><p>${e(p.hardSkills.join(', '))}</p><h2>APTITUDES PERSONALES</h2><p>${e(p.softSkills.join(', '))}</p>`,
    '25mm',
  );
}

/** Date and place in a narrow left column, everything else right of it; headings in the right column. */
export function dateAndPlaceLeft(p: Person): string {
  const cell = (left: string, right: string) => `<div class="r"><div>${left}</div><div>${right}</div></div>`;
  return page(
    'en',
    `body{font:10pt/1.5 'Liberation Sans'}h1{font-size:21pt;font-weight:normal}.r{display:grid;grid-template-columns:42mm 1fr;gap:6mm;margin-bottom:9px}.r>div:first-child{color:#777;font-size:9pt;text-align:right}h2{font-size:12pt;color:#b91c1c;margin:0}ul{padding-left:15px}.t{color:#b91c1c}`,
    `${cell('', `<h1>${e(`${p.firstName} ${p.lastName}`)}</h1><div class="t">${e(p.jobTitle)}</div><div>${e(p.location)}</div><div>${p.email} | ${e(p.phone)} | linkedin.com/in/${p.linkedin}</div>`)}
${cell('', `<h2>Profile</h2><p>${e(p.summary ?? '')}</p>`)}${cell('', '<h2>Experience</h2>')}${p.jobs.map((j) => cell(`${range(j, 'en', 'short', { present: 'Present' })}<br>${e(j.location ?? '')}`, `<b>${e(j.position)}</b><br>${e(j.company)}${list(j.notes)}`)).join('')}
${cell('', '<h2>Education</h2>')}${p.studies.map((s) => cell(`${printDate(s.start ?? '', 'en', 'year')} – ${printDate(s.end ?? '', 'en', 'year')}<br>${e(s.location ?? '')}`, `<b>${e(s.degree)}</b><br>${e(s.institution)}`)).join('')}
${cell('', `<h2>Skills</h2><p>${e(p.hardSkills.join(', '))}</p>`)}${cell('', `<h2>Languages</h2><p>${e(p.languages.map((l) => `${l.name} (${l.level})`).join(', '))}</p>`)}`,
    '18mm',
  );
}

/** Headings in a left margin beside their sections, contact at the right of the name, dates in brackets after the position. */
export function marginHeadings(p: Person): string {
  const w = { present: 'present' };
  const part = (heading: string, body: string) => `<section><h2>${heading}</h2><div>${body}</div></section>`;
  return page(
    'en',
    `body{font:10.5pt/1.45 'Liberation Sans'}header{display:flex;justify-content:space-between;margin-bottom:10mm}h1{font-size:18pt}.c{text-align:right;font-size:9pt}section{display:grid;grid-template-columns:34mm 1fr;margin-bottom:6mm;border-top:1px solid #ccc;padding-top:2mm}h2{font-size:10.5pt;color:#6d28d9}.j{margin-bottom:7px}ul{padding-left:15px}`,
    `<header><div><h1>${e(`${p.firstName} ${p.lastName}`)}</h1><div>${e(p.jobTitle)}</div></div><div class="c">${e(p.location)}<br>${e(p.phone)}<br>${p.email}<br>linkedin.com/in/${p.linkedin}</div></header>
${part('Experience', p.jobs.map((j) => `<div class="j"><b>${e(j.position)}</b> (${range(j, 'en', 'long', w)})<br>${e(j.company)}, ${e(j.location ?? '')}${list(j.notes)}</div>`).join(''))}
${part('Education', p.studies.map((s) => `<div class="j"><b>${e(s.degree)}</b> (${range(s, 'en', 'year', w)})<br>${e(s.institution)}</div>`).join(''))}
${part('Skills', `<p>${e(p.hardSkills.join(', '))}</p>`)}${part('Languages', `<p>${e(p.languages.map((l) => `${l.name} (${l.level})`).join(', '))}</p>`)}`,
    '20mm',
  );
}
