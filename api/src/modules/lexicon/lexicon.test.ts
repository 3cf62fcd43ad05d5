import { describe, it } from 'node:test';
import { expect } from 'expect';
import { CONCEPTS, WIDER_CONCEPTS } from './concepts.ts';
import {
  conceptById,
  conceptNamed,
  conceptsIn,
  foldTerm,
  furtherForms,
  genderForms,
  hasTerm,
  narrowerThan,
  occupationIn,
  plainForms,
  searchLexicon,
  withoutRank,
} from './index.ts';

describe('the lexicon', () => {
  it('[SCORE-15] holds every concept once, and broader ones that it knows', () => {
    const ids = CONCEPTS.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(CONCEPTS.filter(({ broader }) => broader && !conceptById(broader)).map(({ id }) => id)).toEqual(
      [],
    );
    expect(CONCEPTS.length).toBeGreaterThan(180);
  });

  it('[SRCH-01] of candidate search holds more occupations, each once, and no name of another', () => {
    const ids = WIDER_CONCEPTS.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const known = new Set(ids);
    expect(
      WIDER_CONCEPTS.filter(({ broader }) => broader && !known.has(broader)).map(({ id }) => id),
    ).toEqual([]);
    const owners = new Map<string, string>();
    const doubles: string[] = [];
    for (const { id, forms } of WIDER_CONCEPTS.filter(({ kind }) => kind === 'OCCUPATION'))
      for (const term of new Set(forms.map(foldTerm))) {
        const owner = owners.get(term);
        if (owner) doubles.push(`${term}: ${owner} and ${id}`);
        owners.set(term, id);
      }
    expect(doubles).toEqual([]);
    expect(searchLexicon.conceptNamed('caixera', 'OCCUPATION')?.id).toBe('cashier');
    expect(conceptNamed('caixera', 'OCCUPATION')).toBeUndefined();
  });

  it('[SCORE-15] knows a concept by its words in three languages, in the plural and without accents', () => {
    for (const name of ['Accounting', 'contabilidad', 'COMPTABILITAT'])
      expect([name, conceptNamed(name, 'SKILL')?.id]).toEqual([name, 'accounting']);
    for (const name of ['cocinera', 'Cuiner', 'cooks', 'cocineros'])
      expect([name, conceptNamed(name, 'OCCUPATION')?.id]).toEqual([name, 'cook']);
    expect(conceptNamed('instal·lacio electrica', 'SKILL')?.id).toBe('electrical-installation');
    expect(conceptNamed('cook', 'SKILL')).toBeUndefined();
  });

  it('[SCORE-15] finds what a text names, the longer words before the shorter', () => {
    expect(conceptsIn('Pastry chef with Node.js, C++ and C#').map(({ id }) => id)).toEqual([
      'pastry-cook',
      'node',
      'cplusplus',
      'csharp',
    ]);
    expect(conceptsIn('Nothing that it knows')).toEqual([]);
    expect(narrowerThan('python').map(({ id }) => id)).toEqual(['django', 'flask']);
  });

  it('[SCORE-15] has further words for what it knows and does not know, which name nothing by themselves', () => {
    expect(furtherForms('Escandallos', undefined, 'SKILL')).toEqual(
      expect.arrayContaining(['menu costing', 'escandalls']),
    );
    expect(furtherForms('escandallos', undefined, 'OCCUPATION')).toEqual([]);
    expect(furtherForms('Nothing that it knows', undefined, 'SKILL')).toEqual([]);
    const licence = conceptNamed('Driving licence', 'CREDENTIAL');
    expect(furtherForms('Driving licence', licence, 'CREDENTIAL')).toContain('permiso de conducir b');
    expect(conceptNamed('escandallos', 'SKILL')).toBeUndefined();
    expect(furtherForms('Sous chef', undefined, 'OCCUPATION')).toContain('cocinera');
    expect(occupationIn('Encargada de almacén (noches)')).toBe('encargada de almacén');
    expect(occupationIn('Chief of nothing')).toBe('Chief of nothing');
  });

  it('[SCORE-15] knows things by words that mean something else too, and looks for their other words alone', () => {
    expect(furtherForms('IVA', undefined, 'SKILL')).toContain('vat returns');
    expect(furtherForms('IVA', undefined, 'SKILL')).not.toEqual(expect.arrayContaining(['iva']));
    const wounds = conceptNamed('curas', 'SKILL');
    expect(wounds && plainForms(wounds)).toEqual(expect.arrayContaining(['wound care', 'cura de heridas']));
    expect(wounds && plainForms(wounds)).not.toContain('curas');
    expect(furtherForms('Médico', undefined, 'OCCUPATION')).toContain('physician');
    expect(furtherForms('Médico', undefined, 'OCCUPATION')).not.toContain('médico');
    expect(occupationIn('Linux System Administrator')).toBe('Linux System Administrator');
    expect(occupationIn('Night porter')).toBe('Night porter');
    const written = furtherForms('Grill', undefined, 'SKILL').join(' ');
    expect(written).toContain('cocina a la brasa');
    expect(written).not.toMatch(/[()]/);
  });

  it('[SCORE-15] gives no thing more words than a criterion may be sent back with', () => {
    const most = WIDER_CONCEPTS.map((concept) => {
      const words = [...concept.forms, ...furtherForms('', concept, concept.kind)];
      return [concept.id, new Set(words.map(foldTerm)).size] as const;
    });
    expect(most.filter(([, words]) => words > 39)).toEqual([]);
  });

  it('[SCORE-15] calls women and men by their titles, and leaves rank out', () => {
    for (const [one, other] of [
      ['encargado de obrador', 'encargada de obrador'],
      ['técnico administrativo', 'tecnica administrativa'],
      ['ajudant forner', 'ajudant fornera'],
      ['educador', 'educadora'],
      ['jefa de compras', 'jefe de compra'],
    ] as const)
      expect([one, genderForms(one)]).toEqual([one, expect.arrayContaining([other])]);
    expect(withoutRank('Senior paintings conservator')).toBe('painting conservator');
    expect(withoutRank('Senior')).toBe('');
  });

  it('[SCORE-15] compares whole words', () => {
    expect(hasTerm(foldTerm('Javascript in tests'), foldTerm('Java'))).toBe(false);
    expect(hasTerm(foldTerm('We use Java.'), foldTerm('java'))).toBe(true);
    expect(hasTerm('anything', '')).toBe(false);
  });
});
