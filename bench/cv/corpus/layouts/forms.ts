import { escapeHtml as e } from '@cantera/shared/contracts/text';
import { list, page, portrait, range } from '../html.ts';
import type { Person } from '../person.ts';

/** The European form: labels and dates on the left, contents on the right. */
export function europeanForm(p: Person): string {
  const row = (left: string, right: string, cls = '') =>
    `<div class="r ${cls}"><div>${left}</div><div>${right}</div></div>`;
  const w = { present: 'actualment' };
  return page(
    'ca',
    `body{font:10pt/1.4 'Liberation Sans Narrow'}.r{display:grid;grid-template-columns:52mm 1fr;gap:6mm;margin-bottom:3px}.r>div:first-child{text-align:right;border-right:1px solid #999;padding-right:3mm;color:#333}.h{font-weight:bold;text-transform:uppercase;margin-top:14px;font-size:10.5pt}.h>div:first-child{color:#003399}.s{margin-top:8px}h1{font-size:15pt;text-align:center;margin-bottom:12px}`,
    `<h1>Curriculum Vitae</h1>${row('Informació personal', '', 'h')}${row('Nom i cognoms', `<b>${e(`${p.firstName} ${p.lastName}`)}</b>`)}${row('Adreça', `Carrer de la Barca, 14, 2n 1a, 17004 ${e(p.location)}`)}${row('Telèfon', e(p.phone))}${row('Correu electrònic', p.email)}${row('Data de naixement', '14/03/1987')}
${row('Lloc de treball', e(p.jobTitle), 'h')}
${row('Experiència laboral', '', 'h')}${p.jobs.map((j) => row(range(j, 'ca', 'slash', w), `<b>${e(j.position)}</b>`, 's') + row('', e(`${j.company}, ${j.location}`)) + row('', e(j.notes.join('. ')))).join('')}
${row('Formació acadèmica', '', 'h')}${p.studies.map((s) => row(range(s, 'ca', 'slash', w), `<b>${e(s.degree)}</b>`, 's') + row('', e(s.institution))).join('')}
${row('Competències personals', '', 'h')}${row('Llengua materna', 'Català')}${row(
  'Altres llengües',
  e(
    p.languages
      .slice(1)
      .map((l) => `${l.name} ${l.level}`)
      .join(', '),
  ),
)}${row('Competències tècniques', e(p.hardSkills.join(', ')))}${row('Competències socials', e(p.softSkills.join(', ')))}${row('Permís de conduir', 'B')}`,
    '15mm',
  );
}

/** A word processor's form with labels before colons, surnames apart, family details and a photo. */
export function labelledForm(p: Person): string {
  const w = { present: 'actualidad', join: ' hasta ' };
  return page(
    'es',
    `body{font:11pt/1.5 'Liberation Sans'}h1{text-align:center;font-size:16pt;text-decoration:underline;margin-bottom:14px}h2{font-size:12pt;background:#ddd;padding:2px 6px;margin:16px 0 6px}.ph{float:right}p b{display:inline-block;min-width:42mm}.x b{min-width:0}`,
    `<h1>CURRÍCULUM VITAE</h1><div class="ph">${portrait(96, 210)}</div><h2 style="margin-right:110px">DATOS PERSONALES</h2><p><b>Nombre:</b> ${e(p.firstName)}</p><p><b>Apellidos:</b> ${e(p.lastName)}</p><p><b>D.N.I.:</b> 28.745.190-Q</p><p><b>Fecha de nacimiento:</b> 12 de octubre de 1982</p><p><b>Domicilio:</b> C/ Torneo, 45, 3.º B. 41002 ${e(p.location)}</p><p><b>Teléfono:</b> ${e(p.phone)}</p><p><b>Correo electrónico:</b> ${p.email}</p>
<h2>EXPERIENCIA PROFESIONAL</h2>${p.jobs.map((j) => `<div class="x"><p>• Desde ${range(j, 'es', 'longDe', w)}: <b>${e(j.position)}</b> en ${e(j.company)} (${e(j.location ?? '')}).</p><p>${e(j.notes.join(' '))}</p></div>`).join('')}
<h2>FORMACIÓN ACADÉMICA</h2>${p.studies.map((s) => `<div class="x"><p>• ${range(s, 'es', 'year', { present: 'actualidad', join: '-' })}: ${e(s.degree)}. ${e(s.institution)}.</p></div>`).join('')}
<h2>IDIOMAS</h2>${p.languages.map((l) => `<p><b>${e(l.name)}:</b> ${e(l.level)}</p>`).join('')}<h2>CONOCIMIENTOS TÉCNICOS</h2>${list(p.hardSkills)}<h2>OTROS DATOS DE INTERÉS</h2><p>Carné de conducir B y C. Vehículo propio.</p>`,
    '22mm',
  );
}

/** Capitals in the name, dates flush right on the company's line, position beneath it, letter-spaced rules. */
export function executiveForm(p: Person): string {
  const w = { present: 'Actualidad' };
  return page(
    'es',
    `body{font:10.5pt/1.5 'Liberation Serif'}header{border-bottom:3px double #7c2d12;padding-bottom:8px;display:flex;justify-content:space-between}h1{font-size:20pt;color:#7c2d12}.ct{text-align:right;font-size:9pt}h2{font-variant:normal;letter-spacing:.14em;font-size:10.5pt;text-transform:uppercase;color:#7c2d12;margin:18px 0 6px}.r{display:flex;justify-content:space-between;margin-top:8px}.co{font-weight:bold}.po{font-style:italic}ul{padding-left:18px}.lg{columns:2}`,
    `<header><div><h1>${e(`${p.firstName} ${p.lastName}`)}</h1><div>${e(p.jobTitle)}</div></div><div class="ct">${e(p.location)}<br>T ${e(p.phone)}<br>${p.email}<br>linkedin.com/in/${p.linkedin}</div></header>
<h2>Trayectoria profesional</h2>${p.jobs.map((j) => `<div class="r"><span class="co">${e(j.company)}, ${e(j.location ?? '')}</span><span>${range(j, 'es', 'short', w)}</span></div><div class="po">${e(j.position)}</div>${list(j.notes)}`).join('')}
<h2>Estudios</h2>${p.studies.map((s) => `<div class="r"><span class="co">${e(s.institution)}</span><span>${range(s, 'es', 'short', w)}</span></div><div class="po">${e(s.degree)}</div>`).join('')}
<h2>Programas</h2><p>${e(p.hardSkills.join(' / '))}</p><h2>Habilidades personales</h2><p>${e(p.softSkills.join(' / '))}</p><h2>Idiomas</h2>${p.languages.map((l) => `<p>${e(l.name)} — ${e(l.level)}</p>`).join('')}`,
    '20mm 22mm',
  );
}

/** Prose-like entries: "setembre de 2018 – actualment", then position and school in one sentence. */
export function teacherForm(p: Person): string {
  const w = { present: 'actualment' };
  return page(
    'ca',
    `body{font:10pt/1.5 'DejaVu Sans';font-size:9pt;color:#222}h1{font-size:17pt;font-weight:bold}h2{font-size:10.5pt;margin:15px 0 5px;border-left:5px solid #0f766e;padding-left:6px}.d{color:#0f766e}.en{margin-bottom:7px}ul{padding-left:15px}`,
    `<h1>${e(`${p.firstName} ${p.lastName}`)}</h1><p>${e(p.jobTitle)}</p><p>${e(p.location)}<br>${e(p.phone)}<br>${p.email}</p>
<h2>Qui soc</h2><p>${e(p.summary ?? '')}</p><h2>Experiència docent</h2>${p.jobs.map((j) => `<div class="en"><div class="d">${range(j, 'ca', 'longDe', w)}</div><div>${e(j.position)}, <b>${e(j.company)}</b> (${e(j.location ?? '')})</div>${list(j.notes)}</div>`).join('')}
<h2>Estudis</h2>${p.studies.map((s) => `<div class="en"><div class="d">${range(s, 'ca', 'longDe', w)}</div><div>${e(s.degree)}, <b>${e(s.institution)}</b></div></div>`).join('')}
<h2>Llengües</h2><p>${e(p.languages.map((l) => `${l.name} (${l.level})`).join(', '))}</p><h2>Competències digitals i altres</h2>${list(p.hardSkills)}<h2>Qualitats</h2>${list(p.softSkills)}`,
    '20mm',
  );
}
