import { describe, it } from 'node:test';
import { expect } from 'expect';
import { WIDER_CONCEPTS } from './concepts.ts';
import { foldTerm, searchLexicon } from './index.ts';
import { joinedConcepts, SEARCHED_CONCEPTS } from './search-lexicon.ts';
import { titlesOf } from './titles.ts';

const occupationsIn = (title: string): string[] =>
  searchLexicon.conceptsIn(title, 'OCCUPATION').map(({ id }) => id);

describe('titles of candidate search', () => {
  /** What people of one occupation call themselves, and what names them all. */
  const SAME: Readonly<Record<string, string>> = {
    'sales-manager':
      'sales director, Head of Sales, director comercial, directora comercial, directora de ventas, jefe de ventas, responsable comercial, cap de vendes, directora de vendes, responsable de vendes',
    'hr-manager':
      'HR manager, head of human resources, responsable de RRHH, directora de recursos humanos, jefe de personal, cap de recursos humans, cap de RH',
    'warehouse-manager': 'warehouse manager, jefa de almacén, responsable de almacén, cap de magatzem',
    'warehouse-worker': 'warehouse operative, mozo de almacén, preparadora de pedidos, mossa de magatzem',
    'transport-coordinator':
      'transport coordinator, coordinador de transporte, coordinadora de transporte, coordinadora de transport',
    'store-manager': 'store manager, encargada de tienda, responsable de tienda, encarregat de botiga',
    'bookshop-manager':
      'bookshop manager, bookstore manager, encargada de librería, responsable de librería, encarregat de llibreria',
    'export-manager': "export manager, responsable de exportación, cap d'exportació, director d'exportació",
    'marketing-manager':
      'marketing manager, director de marketing, responsable de marketing, cap de màrqueting, head of digital marketing',
    nurse: 'nurse, enfermero, enfermera, infermer, infermera, staff nurse',
    waiter: 'waiter, waitress, camarero, camarera, cambrer, cambrera',
    accountant: 'accountant, contable, comptable, técnica contable, auxiliar comptable',
    driver: 'driver, conductora, chófer, xofer, lorry driver, camionero, conductora de camió',
    machinist: 'milling operator, fresador, operario de fresadora, operària de fresadora, operària CNC',
    'frontend-developer':
      'frontend developer, Front-end programmer, programadora frontend, desenvolupadora frontend',
  };
  for (const [id, titles] of Object.entries(SAME))
    it(`[SRCH-19] are one in three languages and two genders: ${id}`, () => {
      for (const title of titles.split(',')) expect([title, occupationsIn(title)]).toEqual([title, [id]]);
    });

  it('[SRCH-19] are known with the form of the other gender behind them', () => {
    for (const [title, id] of [
      ['Director/a comercial', 'sales-manager'],
      ['Enfermero/a', 'nurse'],
      ['Encargada/o de tienda', 'store-manager'],
      ['Cuiner/era', 'cook'],
      ['Dependent (a)', 'shop-assistant'],
      ['Administratiu/va', 'administrative'],
    ] as const) {
      expect([title, occupationsIn(title)]).toEqual([title, [id]]);
      expect([title, searchLexicon.conceptNamed(title, 'OCCUPATION')?.id]).toEqual([title, id]);
    }
  });

  /** Titles that share words and are other occupations. */
  const FALSE_FRIENDS: readonly (readonly [string, string, string])[] = [
    ['director comercial', 'asesor comercial', 'sales-manager'],
    ['sales director', 'sales assistant', 'sales-manager'],
    ['sales director', 'after sales director', 'sales-manager'],
    ['account manager', 'accounting manager', 'key-account-manager'],
    ['store manager', 'warehouse manager', 'store-manager'],
    ['encargado de tienda', 'encargado de almacén', 'store-manager'],
    ['HR manager', 'HR assistant', 'hr-manager'],
    ['directora de producción', 'directora de arte', 'production-manager'],
    ['general manager', 'gerente de ventas', 'general-manager'],
    ['nurse', 'dental nurse', 'nurse'],
    ['teacher', 'head teacher', 'teacher'],
    ['driver', 'forklift truck driver', 'driver'],
    ['operario de producción', 'operario de limpieza', 'production-operator'],
    ['jefe de producto', 'jefe de producción', 'product-manager'],
    ['responsable de calidad', 'responsable de comunidad', 'quality-manager'],
    ['director de marketing', 'técnico de marketing', 'marketing-manager'],
    ['head of marketing', 'marketing coordinator', 'marketing-manager'],
    ['head of digital marketing', 'digital marketing specialist', 'marketing-manager'],
    ['director of purchasing', 'buyer', 'purchasing-manager'],
    ['head of health and safety', 'técnico PRL', 'safety-manager'],
    ['head of internal audit', 'auditora', 'audit-manager'],
  ];
  for (const [title, other, id] of FALSE_FRIENDS)
    it(`[SRCH-20] a ${title} is no ${other}`, () => {
      expect(occupationsIn(title)).toEqual([id]);
      expect(occupationsIn(other)).not.toContain(id);
    });

  it('[SRCH-20] hold each name once, keep what the posts’ lexicon calls them, and are cases of what is there', () => {
    const owners = new Map<string, string>();
    const doubles: string[] = [];
    const occupations = SEARCHED_CONCEPTS.filter(({ kind }) => kind === 'OCCUPATION');
    for (const { id, forms } of occupations)
      for (const term of new Set(forms.map(foldTerm))) {
        const owner = owners.get(term);
        if (owner) doubles.push(`${term}: ${owner} and ${id}`);
        owners.set(term, id);
      }
    expect(doubles).toEqual([]);
    for (const { id, kind, forms } of WIDER_CONCEPTS)
      for (const form of kind === 'OCCUPATION' ? forms : [])
        expect([form, owners.get(foldTerm(form))]).toEqual([form, id]);
    const ids = new Set(SEARCHED_CONCEPTS.map(({ id }) => id));
    expect(SEARCHED_CONCEPTS.filter(({ broader }) => broader && !ids.has(broader))).toEqual([]);
    expect(occupations.length).toBeGreaterThan(350);
  });

  it('[SRCH-20] do not take a word from a skill that is called so', () => {
    const skills = new Set(
      SEARCHED_CONCEPTS.filter(({ kind }) => kind !== 'OCCUPATION').flatMap(({ forms }) =>
        forms.map(foldTerm),
      ),
    );
    const own = new Set(WIDER_CONCEPTS.flatMap(({ forms }) => forms.map(foldTerm)));
    const taken = SEARCHED_CONCEPTS.filter(({ kind }) => kind === 'OCCUPATION')
      .flatMap(({ forms }) => forms.map(foldTerm))
      .filter((term) => skills.has(term) && !own.has(term));
    expect(taken).toEqual([]);
  });

  it('[SRCH-19] name the field that they stand in too, where skills are looked for', () => {
    const skillsIn = (text: string) => searchLexicon.conceptsIn(text, 'SKILL').map(({ id }) => id);
    expect(skillsIn('Sales director')).toEqual(['sales']);
    expect(searchLexicon.conceptsIn('Sales director').map(({ id }) => id)).toEqual(['sales-manager']);
    for (const name of ['advanced life support', 'Soporte vital avanzado', 'suport vital avançat'])
      expect([name, skillsIn(name)]).toEqual([name, ['life-support']]);
    // Words that mean something else too join nothing.
    expect(skillsIn('caja')).toEqual([]);
  });

  it('are made of a field and what people do in it, and of nothing that is no role', () => {
    const [lead, technician] = titlesOf('x | lead technician=y | ice | hielo, ~frío/fría | escuma');
    expect(lead).toMatchObject({ id: 'x-manager', kind: 'OCCUPATION', broader: null });
    expect(lead?.forms).toEqual(
      expect.arrayContaining([
        'ice manager',
        'head of ice',
        'jefa de hielo',
        'jefe frío',
        'jefa fría',
        'responsable fría',
        "cap d'escuma",
      ]),
    );
    expect(lead?.forms).not.toContain('jefe fría');
    expect(technician).toMatchObject({ id: 'y', broader: null });
    expect(technician?.forms).toContain('técnica en hielo');
    expect(() => titlesOf('x | queen | ice')).toThrow('queen');
    const joined = joinedConcepts([
      { id: 'a', kind: 'OCCUPATION', broader: null, forms: ['one'] },
      { id: 'b', kind: 'OCCUPATION', broader: 'a', forms: ['Ones', 'two'] },
      { id: 'a', kind: 'OCCUPATION', broader: 'b', forms: ['three'] },
      { id: 'c', kind: 'OCCUPATION', broader: null, forms: ['three'] },
    ]);
    expect(joined).toEqual([
      { id: 'a', kind: 'OCCUPATION', broader: null, forms: ['one', 'three'] },
      { id: 'b', kind: 'OCCUPATION', broader: 'a', forms: ['two'] },
    ]);
  });
});
