import { escapeHtml as e } from '@cantera/shared/contracts/text';
import { icon, list, page, portrait, range } from '../html.ts';
import type { Person, SpokenLanguage } from '../person.ts';

const DOTS: Record<string, number> = { C2: 5, C1: 4, B2: 3, B1: 2, 'A1-A2': 1 };
const dots = (l: SpokenLanguage) =>
  `<span class="dots">${Array.from({ length: 5 }, (_, i) => `<i${i < (DOTS[l.proficiency ?? ''] ?? 3) ? ' class="on"' : ''}></i>`).join('')}</span>`;

/** Coloured bar on the left with photo, contact, skills; the career on the right. */
export function sidebarLeft(p: Person): string {
  const w = { present: 'Actualidad' };
  return page(
    'es',
    `body{font:9.5pt/1.45 'Liberation Sans';display:grid;grid-template-columns:66mm 1fr;min-height:296mm}aside{background:#243b53;color:#fff;padding:12mm 8mm}aside h2{font-size:11pt;margin:14px 0 5px;border-bottom:1px solid #829ab1}aside p{margin-bottom:3px;overflow-wrap:anywhere}.ph{border-radius:50%;overflow:hidden;width:110px;height:110px;margin:0 auto 10px}main{padding:12mm 10mm}h1{font-size:21pt;line-height:1.15;color:#243b53}.t{font-size:12pt;color:#627d98;margin-bottom:8px}main h2{font-size:12.5pt;color:#243b53;margin:14px 0 6px}.j{margin-bottom:9px}.j b{font-size:10.5pt}.m{color:#627d98}ul{padding-left:14px}`,
    `<aside><div class="ph">${portrait(110, 25)}</div><h2>Contacto</h2><p>${e(p.phone)}</p><p>${p.email}</p><p>${e(p.location)}</p><p>linkedin.com/in/<wbr>${p.linkedin}</p><h2>Idiomas</h2>${p.languages.map((l) => `<p>${e(l.name)}: ${e(l.level)}</p>`).join('')}<h2>Informática</h2>${p.hardSkills.map((s) => `<p>${e(s)}</p>`).join('')}<h2>Habilidades</h2>${p.softSkills.map((s) => `<p>${e(s)}</p>`).join('')}</aside>
<main><h1>${e(p.firstName)}<br>${e(p.lastName)}</h1><div class="t">${e(p.jobTitle)}</div><h2>Perfil profesional</h2><p>${e(p.summary ?? '')}</p><h2>Experiencia laboral</h2>${p.jobs.map((j) => `<div class="j"><b>${e(j.position)}</b><div>${e(j.company)} | ${e(j.location ?? '')}</div><div class="m">${range(j, 'es', 'long', w)}</div>${list(j.notes)}</div>`).join('')}<h2>Formación académica</h2>${p.studies.map((s) => `<div class="j"><b>${e(s.degree)}</b><div>${e(s.institution)}</div><div class="m">${range(s, 'es', 'year', w)}</div></div>`).join('')}</main>`,
  );
}

/** Icons in place of labels, letter-spaced titles, narrow column of skills on the right. */
export function iconsAndSpacedTitles(p: Person): string {
  const w = { present: 'Actualidad' };
  return page(
    'es',
    `body{font:9.5pt/1.5 'DejaVu Sans';font-size:8.6pt;padding:13mm}h1{font-size:19pt;letter-spacing:.22em;text-transform:uppercase;font-weight:normal;text-align:center}.t{text-align:center;letter-spacing:.3em;text-transform:uppercase;font-size:8.5pt;color:#b45309;margin:4px 0 10px}.c{display:flex;justify-content:center;gap:16px;border-block:1px solid #ccc;padding:5px;margin-bottom:12px}.g{display:grid;grid-template-columns:1fr 52mm;gap:10mm}h2{font-size:9.5pt;letter-spacing:.25em;text-transform:uppercase;margin:12px 0 6px;color:#b45309}.j{margin-bottom:8px}.j div:first-child{font-weight:bold}.m{color:#777}ul{padding-left:13px}li::marker{content:'▸ '}`,
    `<h1>${e(`${p.firstName} ${p.lastName}`)}</h1><div class="t">${e(p.jobTitle)}</div><div class="c"><span>${icon('phone')} ${e(p.phone)}</span><span>${icon('mail')} <a href="mailto:${p.email}">${p.email}</a></span><span>${icon('pin')} ${e(p.location)}</span><span>${icon('link')} <a href="https://www.linkedin.com/in/${p.linkedin}/">${p.linkedin}</a></span></div>
<div class="g"><div><h2>Sobre mí</h2><p>${e(p.summary ?? '')}</p><h2>Experiencia</h2>${p.jobs.map((j) => `<div class="j"><div>${e(j.position)} · ${e(j.company)}</div><div class="m">${range(j, 'es', 'short', w)} | ${e(j.location ?? '')}</div>${list(j.notes)}</div>`).join('')}<h2>Educación</h2>${p.studies.map((s) => `<div class="j"><div>${e(s.degree)}</div><div class="m">${e(s.institution)} | ${range(s, 'es', 'year', w)}</div></div>`).join('')}</div><div><h2>Tecnologías</h2>${list(p.hardSkills)}<h2>Competencias</h2>${list(p.softSkills)}<h2>Idiomas</h2>${p.languages.map((l) => `<p>${e(l.name)} (${e(l.level)})</p>`).join('')}</div></div>`,
  );
}

/** Header across the page, career on the left, contact and education in a right column. */
export function sidebarRight(p: Person): string {
  const w = { present: 'Actualitat' };
  return page(
    'ca',
    `body{font:10pt/1.45 'Liberation Sans'}header{background:#f1e7d8;padding:12mm 14mm}h1{font-size:26pt;font-weight:bold}.t{font-size:13pt}.g{display:grid;grid-template-columns:1fr 62mm;gap:9mm;padding:6mm 14mm}h2{font-size:12pt;color:#8a3b12;margin:10px 0 5px}.j{margin-bottom:9px}.m{display:flex;justify-content:space-between;color:#666;font-size:9pt}ul{padding-left:15px}.r p{margin-bottom:3px}`,
    `<header><h1>${e(`${p.firstName} ${p.lastName}`)}</h1><div class="t">${e(p.jobTitle)}</div></header><div class="g"><div><h2>Presentació</h2><p>${e(p.summary ?? '')}</p><h2>Experiència professional</h2>${p.jobs.map((j) => `<div class="j"><b>${e(j.company)}</b><div>${e(j.position)}</div><div class="m"><span>${range(j, 'ca', 'longDe', w)}</span><span>${e(j.location ?? '')}</span></div>${list(j.notes)}</div>`).join('')}</div>
<div class="r"><h2>Contacte</h2><p>Tel. ${e(p.phone)}</p><p>${p.email}</p><p>${e(p.location)}</p><p>linkedin.com/in/${p.linkedin}</p><h2>Formació</h2>${p.studies.map((s) => `<div class="j"><b>${e(s.degree)}</b><div>${e(s.institution)}</div><div>${range(s, 'ca', 'year', w)}</div></div>`).join('')}<h2>Idiomes</h2>${p.languages.map((l) => `<p>${e(l.name)} – ${e(l.level)}</p>`).join('')}<h2>Coneixements</h2>${list(p.hardSkills)}<h2>Aptituds</h2>${list(p.softSkills)}</div></div>`,
  );
}

/** Two columns of equal weight under a header; one line grid shared by both. */
export function equalColumns(p: Person): string {
  const w = { present: 'avui' };
  return page(
    'ca',
    `body{font:9.5pt/14pt 'Liberation Sans';padding:14mm}h1{font-size:30pt;line-height:32pt;font-weight:bold}header{margin-bottom:10mm}.g{display:grid;grid-template-columns:1fr 1fr;gap:12mm}h2{font-size:9.5pt;line-height:14pt;text-transform:uppercase;margin-top:14pt}p,ul{margin:0}ul{list-style:none}.d{color:#888}`,
    `<header><h1>${e(p.firstName)}<br>${e(p.lastName)}</h1><p>${e(p.jobTitle)}</p><p>${e(p.location)} / ${e(p.phone)} / ${p.email} / linkedin.com/in/${p.linkedin}</p></header><div class="g"><div><h2>Experiència</h2>${p.jobs.map((j) => `<p class="d">${range(j, 'ca', 'year', w)}</p><p><b>${e(j.company)}</b></p><p>${e(j.position)}</p>${list(j.notes)}<p>&nbsp;</p>`).join('')}</div><div><h2>Perfil</h2><p>${e(p.summary ?? '')}</p><h2>Estudis</h2>${p.studies.map((s) => `<p class="d">${range(s, 'ca', 'year', w)}</p><p><b>${e(s.degree)}</b></p><p>${e(s.institution)}</p>`).join('')}<h2>Eines</h2><p>${e(p.hardSkills.join(', '))}</p><h2>Qualitats</h2><p>${e(p.softSkills.join(', '))}</p><h2>Llengües</h2>${p.languages.map((l) => `<p>${e(l.name)} ${e(l.level)}</p>`).join('')}</div></div>`,
  );
}

/** A template with a time line of dots and boxed titles; photo beside the name. */
export function timeline(p: Person): string {
  const w = { present: 'Actualitat', join: ' — ' };
  return page(
    'ca',
    `body{font:9.5pt/1.45 'Liberation Sans';padding:12mm}header{display:flex;gap:8mm;align-items:center;margin-bottom:6mm}h1{font-size:23pt;letter-spacing:.06em}.t{letter-spacing:.18em;text-transform:uppercase;font-size:9pt}.g{display:grid;grid-template-columns:58mm 1fr;gap:8mm}h2{background:#134e4a;color:#fff;font-size:10pt;letter-spacing:.12em;padding:3px 8px;text-transform:uppercase;margin:10px 0 7px}.j{border-left:2px solid #134e4a;padding:0 0 8px 10px;margin-left:5px;position:relative}.j:before{content:'';position:absolute;left:-6px;top:4px;width:10px;height:10px;border-radius:50%;background:#134e4a}.co{color:#134e4a;font-weight:bold}ul{padding-left:14px}.l{display:flex;justify-content:space-between}`,
    `<header>${portrait(90, 160)}<div><h1>${e(`${p.firstName} ${p.lastName}`)}</h1><div class="t">${e(p.jobTitle)}</div></div></header><div class="g"><div><h2>Contacte</h2><p>${icon('phone')} ${e(p.phone)}</p><p>${icon('mail')} ${p.email}</p><p>${icon('pin')} ${e(p.location)}</p><p>${icon('link')} <a href="https://linkedin.com/in/${p.linkedin}">/in/${p.linkedin}</a></p><h2>Sobre mi</h2><p>${e(p.summary ?? '')}</p><h2>Idiomes</h2>${p.languages.map((l) => `<div class="l"><span>${e(l.name)}</span><span>${e(l.level)}</span></div>`).join('')}<h2>Habilitats</h2>${list(p.hardSkills)}<h2>Competències</h2>${list(p.softSkills)}</div><div><h2>Experiència laboral</h2>${p.jobs.map((j) => `<div class="j"><div>${range(j, 'ca', 'slash', w)}</div><div><b>${e(j.position)}</b></div><div class="co">${e(j.company)} · ${e(j.location ?? '')}</div>${list(j.notes)}</div>`).join('')}<h2>Formació</h2>${p.studies.map((s) => `<div class="j"><div>${range(s, 'ca', 'slash', w)}</div><div><b>${e(s.degree)}</b></div><div class="co">${e(s.institution)}</div></div>`).join('')}</div></div>`,
  );
}

/** Narrow grey bar, levels drawn as dots, capitals for the companies, dates before them. */
export function dotsSidebar(p: Person): string {
  const w = { present: 'Now', join: '–' };
  return page(
    'en',
    `body{font:9.5pt/1.45 'DejaVu Sans';font-size:8.8pt;display:grid;grid-template-columns:1fr 56mm;min-height:296mm}main{padding:13mm 9mm 13mm 13mm}aside{background:#eee;padding:13mm 7mm}h1{font-size:20pt;line-height:1.1;margin-bottom:3px}h2{font-size:11pt;margin:14px 0 5px;color:#be123c}.d{color:#777;font-size:8pt}.co{text-transform:uppercase;font-weight:bold}.j{margin-bottom:9px}.l{display:flex;justify-content:space-between;align-items:center}.dots i{display:inline-block;width:7px;height:7px;border-radius:50%;border:1px solid #be123c;margin-left:2px}.dots i.on{background:#be123c}aside p{overflow-wrap:anywhere}`,
    `<main><h1>${e(p.firstName)} ${e(p.lastName)}</h1><div>${e(p.jobTitle)}</div><h2>Profile</h2><p>${e(p.summary ?? '')}</p><h2>Career history</h2>${p.jobs.map((j) => `<div class="j"><div class="d">${range(j, 'en', 'long', w)}</div><div class="co">${e(j.company)}</div><div>${e(j.position)}</div>${list(j.notes)}</div>`).join('')}<h2>Education</h2>${p.studies.map((s) => `<div class="j"><div class="d">${range(s, 'en', 'year', w)}</div><div class="co">${e(s.institution)}</div><div>${e(s.degree)}</div></div>`).join('')}</main><aside><h2>Details</h2><p>${e(p.location)}</p><p>${e(p.phone)}</p><p>${p.email}</p><p>linkedin.com/in/${p.linkedin}</p><h2>Tools</h2>${p.hardSkills.map((s) => `<p>${e(s)}</p>`).join('')}<h2>Languages</h2>${p.languages.map((l) => `<div class="l"><span>${e(l.name)}</span>${dots(l)}</div>`).join('')}</aside>`,
  );
}

/** Photo at the right of the header; languages and skills in three short columns under the career. */
export function headerPhoto(p: Person): string {
  const w = { present: 'Present' };
  return page(
    'en',
    `body{font:10pt/1.45 'Liberation Sans';padding:14mm 16mm}header{display:flex;justify-content:space-between;border-bottom:2px solid #0e7490;padding-bottom:6mm}h1{font-size:28pt;color:#0e7490;font-weight:normal}h2{font-size:11.5pt;color:#0e7490;margin:14px 0 4px}.j{display:grid;grid-template-columns:1fr 44mm;margin-bottom:9px}.j>div:last-child{text-align:right;color:#666}.th{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm}ul{padding-left:15px}`,
    `<header><div><h1>${e(p.firstName)}</h1><p><b>${e(p.jobTitle)}</b></p><p>${e(p.phone)}</p><p>${p.email}</p><p>${e(p.location)}</p></div>${portrait(110, 300)}</header><h2>About me</h2><p>${e(p.summary ?? '')}</p><h2>Professional Experience</h2>${p.jobs.map((j) => `<div class="j"><div><b>${e(j.position)}</b>, ${e(j.company)}${list(j.notes)}</div><div>${range(j, 'en', 'dot', w)}<br>${e(j.location ?? '')}</div></div>`).join('')}<h2>Education and Training</h2>${p.studies.map((s) => `<div class="j"><div><b>${e(s.degree)}</b>, ${e(s.institution)}</div><div>${range(s, 'en', 'dot', w)}</div></div>`).join('')}<div class="th"><div><h2>Languages</h2>${p.languages.map((l) => `<p>${e(l.name)}, ${e(l.level)}</p>`).join('')}</div><div><h2>Hard skills</h2>${list(p.hardSkills)}</div><div><h2>Soft skills</h2>${list(p.softSkills)}</div></div>`,
  );
}
