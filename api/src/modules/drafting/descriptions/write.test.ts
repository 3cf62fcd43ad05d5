import { describe, it } from 'node:test';
import type { DescriptionChoices } from '@cantera/shared/contracts/drafts';
import { LENGTHS, TONES } from '@cantera/shared/contracts/drafts';
import { LOCALES } from '@cantera/shared/contracts/enums';
import { plainText } from '@cantera/shared/contracts/text';
import { expect } from 'expect';
import fc from 'fast-check';
import { ALL_CHOICES, faultsOf } from '../../../testing/draft-checks.ts';
import { DRAFT_POSITIONS, type DraftPosition } from '../../../testing/draft-positions.ts';
import { languageOf } from './language-of.ts';
import { OCCUPATIONS, tasksOf } from './occupations/index.ts';
import { countWords } from './sheet.ts';
import { WORD_BANDS, writeDescription } from './write.ts';

const CHOICES: DescriptionChoices = {
  lang: 'es',
  tone: 'neutral',
  length: 'medium',
  anonymity: false,
  showSalary: true,
};
const titled = (start: string): DraftPosition => {
  const found = DRAFT_POSITIONS.find(({ title }) => title.startsWith(start));
  if (!found) throw new Error(start);
  return found;
};
const [logistics, frontend, sales, falconer] = ['Responsable', 'Senior', 'Directora o', 'Falconer'].map(
  titled,
) as [DraftPosition, DraftPosition, DraftPosition, DraftPosition];
const write = (position: DraftPosition, choices: Partial<DescriptionChoices> = {}) =>
  writeDescription(position, { ...CHOICES, recruiterComment: position.comment, ...choices });

describe('a job description', () => {
  it('[CONST-92] [JD-21] [JD-22] keeps to the facts, the choices, the language and the length, whatever is chosen', () => {
    const faults = DRAFT_POSITIONS.filter((_, at) => at % 3 === 0).flatMap((position) =>
      ALL_CHOICES.flatMap((choices) =>
        faultsOf(position, choices, write(position, choices)).map(
          (fault) => `${position.title} ${Object.values(choices).join(' ')}: ${fault}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('[JD-21] has as many words as its length says, however little or much is known', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    const facts = fc.record({
      title: fc.string({ minLength: 2, maxLength: 60 }),
      locations: fc.array(fc.constantFrom('Girona', 'El Prat de Llobregat', "L'Escala"), {
        minLength: 1,
        maxLength: 8,
      }),
      workMode: fc.constantFrom('HYBRID', 'REMOTE', 'ON-SITE'),
      hiringNumber: fc.integer({ min: 1, max: 99 }),
      hardSkills: fc.array(text, { maxLength: 30 }),
      softSkills: fc.array(text, { maxLength: 30 }),
      benefits: fc.array(text, { maxLength: 30 }),
      comment: fc.array(text, { maxLength: 30 }),
    });
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...TONES),
        fc.constantFrom(...LENGTHS),
        (given, lang, tone, length) => {
          const position = { ...falconer, ...given } as unknown as DraftPosition;
          const recruiterComment = given.comment.join('\n');
          const words = countWords(write(position, { lang, tone, length, recruiterComment }).html);
          const [min, max] = WORD_BANDS[length];
          return words >= min && words <= max;
        },
      ),
      { numRuns: 300 },
    );
  });

  it('says what it knows in its parts, in order', () => {
    const { html } = write(logistics);
    const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual(['Qué harás', 'Qué buscamos', 'Qué se ofrece', 'Cómo inscribirte']);
    for (const part of [
      'Transports Fluvià, S.L. busca a una persona para trabajar como <strong>Responsable de logística</strong> en Girona.',
      '<p>Una empresa familiar de transporte que trabaja con tres almacenes y con los clientes de siempre.</p>',
      '<li>Equipo de 22 personas en dos turnos</li>',
      '<li>Entre 4 y 8 años de experiencia</li>',
      '<li>Idiomas: catalán (B2) y francés (B1)</li>',
      '<li>Conocimientos y herramientas: SAP EWM, Excel, Planificación de rutas y Lean</li>',
      '<li>Manera de trabajar: Organización y Liderazgo</li>',
      '<li>Contrato: a jornada completa</li>',
      '<li>Modalidad: presencial</li>',
      '<li>Ubicación: Girona</li>',
      '<li>Seguro médico privado</li>',
      '<li>Vales de comida</li>',
    ])
      expect(html).toContain(part);
    expect(plainText(html)).toContain('Salario: de 38.000 € a 44.000 € al año');
  });

  it('[CONST-92] sounds otherwise in every language and tone', () => {
    const openings = LOCALES.flatMap((lang) =>
      TONES.map((tone) => write(logistics, { lang, tone }).html.split('</p>')[0]),
    );
    expect(new Set(openings).size).toBe(9);
  });

  it('[JD-13] without client info neither names the client nor tells of it, wherever it was written', () => {
    const { html, leftOut } = write(sales, { anonymity: true });
    expect(html).toContain('Uno de nuestros clientes busca a una persona');
    expect(html).toContain('<strong>Directora o director comercial</strong>');
    expect(html).not.toMatch(/Sierra Clara|forty countries/);
    expect(leftOut).toContain('CLIENT_NAME');
    const named = write(logistics, { anonymity: true });
    expect(named.html).not.toMatch(/Fluvià|empresa familiar|Vales de comida/);
    expect(named.html).toContain('Seguro médico privado');
    expect(named.leftOut).not.toContain('CLIENT_NAME');
    const short = {
      ...logistics,
      title: 'Chofer',
      comment: 'Fluvià no; TRANSPORTS FLUVIA sí.\nConducir de noche',
    };
    expect(write({ ...short, title: 'Chofer - Transports Fluvià' }, { anonymity: true }).html).toContain(
      '<strong>Chofer</strong>',
    );
    expect(write(short, { anonymity: true }).html).not.toContain('FLUVIA');
    expect(write(short, { anonymity: true }).html).toContain('Conducir de noche');
  });

  it('[JD-14] without the salary tells no amount of it, in whatever way it was written', () => {
    for (const line of ['38.000 €', '38,000.00', '38 000', '38k', '44K €', '44000']) {
      const { html, leftOut } = write(
        { ...logistics, comment: `Se paga ${line}\nOtra cosa` },
        { showSalary: false },
      );
      expect({ line, html }).toEqual({ line, html: expect.not.stringContaining('Se paga') });
      expect(html).toContain('Otra cosa');
      expect(html).not.toContain('Salario');
      expect(leftOut).toEqual(['SALARY']);
    }
  });

  for (const line of [
    'Salario de 30 a 38 mil euros',
    'De 30 a 38 mil',
    '38 thousand at most',
    'Fins a 38,5k',
    'Hasta 38,5 mil € brutos',
    'Unos 3.166 al mes',
    'Unos 2.714 en catorce pagas',
    '2700 euros al mes',
    '2.700eur al mes',
    'Sueldo según convenio, unos 2.100',
    'Salary: 30 to 36',
    'Sou de 2.000 i dos extres',
    'A budget of €1,200 a year',
  ])
    it(`[JD-14] without the salary no line tells of pay: ${line}`, () => {
      const salary = { from: 38_000, to: 38_500, currency: 'EUR', range: 'annual' } as const;
      const comment = `${line}\nOtra cosa`;
      const { html, leftOut } = write({ ...logistics, salary, comment }, { showSalary: false });
      expect(html).not.toContain(line);
      expect(html).toContain('Otra cosa');
      expect(leftOut).toContain('SALARY');
      expect(write({ ...logistics, salary, comment }).html).toContain(line);
    });

  it('[JD-14] knows the year of a monthly salary, and keeps figures that are no pay', () => {
    const salary = { from: 2000, to: 2500, currency: 'EUR', range: 'monthly' } as const;
    const of = (comment: string) => write({ ...logistics, salary, comment }, { showSalary: false }).html;
    for (const line of ['24.000 al año', '28k', '30 mil', '35.000']) expect(of(line)).not.toContain(line);
    for (const line of ['Equipo de 22 personas', '25 días de vacaciones retribuidas', 'Rutas de 300 km'])
      expect(of(line)).toContain(line);
  });

  it('[JD-13] knows a client by the first words of its name, as names are written', () => {
    const client = { name: 'Transportes Riera Hermanos, S.L.', description: '', benefits: [] };
    const of = (comment: string, title = 'Chofer', locations = ['Girona']) =>
      write({ ...logistics, title, client, comment, locations }, { anonymity: true });
    for (const line of ['Transportes Riera crece', 'Rutas de RIERA', 'En Transportes Riera Hermanos S.L.']) {
      expect(of(line).html).not.toMatch(/riera/i);
      expect(of(line).leftOut).toContain('CLIENT_NAME');
    }
    for (const line of ['Transportes por la riera', 'Llevar transportes y hermanos'])
      expect(of(line)).toMatchObject({ html: expect.stringContaining(line), leftOut: [] });
    expect(of('Rutas de Riera', 'Chofer', ['Riera']).html).toContain('Rutas de Riera');
    expect(of('', 'Chofer en Transportes Riera').html).toContain('<strong>Chofer</strong>');
    expect(of('', 'Chofer de la riera').html).toContain('<strong>Chofer de la riera</strong>');
  });

  it('[JD-15] takes the comment as it was typed, first among the tasks', () => {
    const recruiterComment = '• Volar <halcones> & más\r\n2) Cuidar de "ellos"\n\n- y escribir';
    const { html, leftOut } = write(falconer, { recruiterComment });
    expect(html).toContain(
      '<ul><li>Volar &lt;halcones&gt; &amp; más</li><li>Cuidar de "ellos"</li><li>y escribir</li></ul>',
    );
    expect(leftOut).toEqual([]);
    const one = write(logistics, { recruiterComment: 'Lleva el equipo. Mide lo que pasa.' });
    expect(one.html).toContain('<ul><li>Lleva el equipo.</li><li>Mide lo que pasa.</li><li>Planificar y');
  });

  it('[JD-23] names what it left out, and what has to be checked', () => {
    const bare = write(falconer, { recruiterComment: '' });
    expect(bare).toMatchObject({ leftOut: ['TASKS'], toCheck: [] });
    expect(bare.html).not.toContain('Qué harás');
    expect(write({ ...logistics, comment: '' })).toMatchObject({ leftOut: [], toCheck: ['TASKS'] });
    const enough = ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco'].join('\n');
    expect(write(logistics, { recruiterComment: enough })).toMatchObject({ leftOut: [], toCheck: [] });
    const full = write(titled('Directora de recerca'), { length: 'short' });
    expect([...full.leftOut].sort()).toEqual(['BENEFITS', 'COMMENT', 'SKILLS']);
    expect(write(frontend).leftOut).toContain('CLIENT_DESCRIPTION_LANGUAGE');
    expect(write(frontend).html).not.toContain('remote first');
    expect(write(frontend, { lang: 'en' }).html).toContain(
      'Payments for small shops. Eighty people, remote first.',
    );
    const long = `${'Una frase que dice mucho de la empresa y de los suyos. '.repeat(30)}`;
    const client = { name: 'Fluvià', description: long, benefits: [] };
    expect(write({ ...logistics, client }, { length: 'short' }).leftOut).toContain('CLIENT_DESCRIPTION');
    const languages = Array.from({ length: 50 }, () => ({ code: 'fr', proficiency: 'B1' as const }));
    expect(write({ ...titled('Directora de recerca'), languages }, { length: 'short' }).leftOut).toContain(
      'LANGUAGES',
    );
  });

  it('speaks of years, people and salaries as one does', () => {
    const years = (from: number, to: number, lang: 'en' | 'es' | 'ca' = 'es') =>
      write({ ...falconer, years: { from, to } }, { lang }).html;
    expect(years(0, 0)).toContain('No hace falta experiencia previa');
    expect(years(0, 2)).toContain('<li>Hasta 2 años de experiencia</li>');
    expect(years(1, 1)).toContain('<li>1 año de experiencia</li>');
    expect(years(3, 3, 'en')).toContain('<li>3 years of experience</li>');
    expect(years(2, 5, 'ca')).toContain('<li>Entre 2 i 5 anys d’experiència</li>');
    const prat = write({ ...falconer, locations: ['El Prat de Llobregat'] }, { lang: 'ca' });
    expect(prat.html).toContain('</strong> al Prat de Llobregat.');
    expect(write({ ...falconer, hiringNumber: 4 }).html).toContain('busca a 4 personas');
    const odd = {
      ...falconer,
      salary: { ...falconer.salary, currency: '1€?' },
      languages: [{ code: '1!', proficiency: 'B1' as const }],
    };
    expect(write(odd).html).toContain('1!');
  });

  it('is the same for the same facts and choices', () => {
    expect(write(logistics)).toEqual(write(logistics));
  });

  it('speaks to nobody as a man or a woman', () => {
    const gendered =
      /\b(candidat[oa]s?|seleccionad[oa]s?|interesad[oa]s?|trabajador(?:es|a|as)?|nosotr[oa]s|bienvenid[oa]s?|treballador(?:a|s|es)?|benvingu(?:t|da)|interessa(?:t|da)|he|she|his|her)\b/i;
    for (const choices of ALL_CHOICES) expect(write(falconer, choices).html).not.toMatch(gendered);
    for (const { tasks } of OCCUPATIONS) expect(tasks.flat().join('. ')).not.toMatch(gendered);
  });
});

describe('the table of occupations', () => {
  it('knows the tasks of an occupation by its title in three languages, the nearest title first', () => {
    for (const title of ['Ward nurse', 'Enfermera o enfermero (turno de noche)', 'Infermer/a'])
      expect(tasksOf(title, 'ca')[0]).toBe('Donar les cures d’infermeria segons el pla de cures');
    expect(tasksOf('Infermera de quiròfan', 'es')[0]).toBe('Instrumentar y circular en las intervenciones');
    expect(tasksOf('Desarrolladora frontend', 'en')[0]).toMatch(/interface of web applications/);
    expect(tasksOf('QA', 'en')[0]).toBe('Design and carry out tests');
    expect(tasksOf('Falconer', 'en')).toEqual([]);
  });

  it('has tasks in three languages for each, without figures, and each title once', () => {
    const titles = OCCUPATIONS.flatMap((occupation) => occupation.titles);
    expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(50);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    for (const { tasks } of OCCUPATIONS) {
      expect(tasks.length).toBe(4);
      for (const task of tasks) expect(task.join('')).toMatch(/^\p{Lu}[^\d.]+$/u);
    }
  });

  it('is told by its languages', () => {
    expect(languageOf('We look after the shop and the people in it')).toBe('en');
    expect(languageOf('Una empresa que cuida de los suyos y crece con ellos')).toBe('es');
    expect(languageOf('Una empresa que té cura dels seus i creix amb ells')).toBe('ca');
    expect(languageOf('Excel, SAP')).toBeUndefined();
  });
});
