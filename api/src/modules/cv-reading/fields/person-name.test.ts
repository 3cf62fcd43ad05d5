import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { CvTongue } from '../types.ts';
import { isNameShaped, properCase, splitName } from './person-name.ts';

describe('splitName', () => {
  const names: [string, CvTongue, string, string][] = [
    ['Laia Bonastre Pujades', 'ca', 'Laia', 'Bonastre Pujades'],
    ['Mercè Rovira i Camps', 'ca', 'Mercè', 'Rovira i Camps'],
    ['Joan Maria Vidal Soler', 'ca', 'Joan Maria', 'Vidal Soler'],
    ['José Luis Cabrera', 'es', 'José Luis', 'Cabrera'],
    ['Ana Belén Ruiz de la Torre Pardo', 'es', 'Ana Belén', 'Ruiz de la Torre Pardo'],
    ['María del Carmen Ortiz Vega', 'es', 'María del Carmen', 'Ortiz Vega'],
    ['Diego Ortega y Gasca', 'es', 'Diego', 'Ortega y Gasca'],
    ['Iker Etxebarria', 'es', 'Iker', 'Etxebarria'],
    ['Mary Anne Cholmondeley', 'en', 'Mary Anne', 'Cholmondeley'],
    ['Ludwig van der Meer', 'en', 'Ludwig', 'van der Meer'],
    ['Carlos Manuel Pérez Gómez', 'en', 'Carlos Manuel', 'Pérez Gómez'],
    ['Dr. Amina Okonkwo', 'en', 'Amina', 'Okonkwo'],
    ['Henry Ashdown, PhD', 'en', 'Henry', 'Ashdown'],
    ['Sukarnoputra', 'en', 'Sukarnoputra', ''],
    ['GARCÍA PÉREZ, Lucía', 'es', 'Lucía', 'García Pérez'],
  ];
  for (const [printed, tongue, firstName, lastName] of names) {
    it(`splits “${printed}”`, () => expect(splitName(printed, tongue)).toEqual({ firstName, lastName }));
  }
  it('learns from an e-mail address where two surnames begin', () => {
    const of = (printed: string, email: string) => Object.values(splitName(printed, 'en', email));
    expect(of('Amelia MacGregor Llewellyn', 'amelia.macgregor7@post.example')).toEqual([
      'Amelia',
      'MacGregor Llewellyn',
    ]);
    expect(of('Mary Anne Quigley Dunne', 'maryanne_quigley@post.example')).toEqual([
      'Mary Anne',
      'Quigley Dunne',
    ]);
    // The last name alone says nothing of the one before it, and other addresses say nothing at all.
    expect(of('Amelia Jane Llewellyn', 'amelia.llewellyn@post.example')).toEqual([
      'Amelia Jane',
      'Llewellyn',
    ]);
    expect(of('Håkon Brænne Lindqvist', 'hakon.lindqvist@post.example')).toEqual([
      'Håkon',
      'Brænne Lindqvist',
    ]);
    expect(of('Amelia Jane Llewellyn', 'hello@post.example')).toEqual(['Amelia Jane', 'Llewellyn']);
    expect(of('Ana Carlos Llewellyn', 'ana.carlos@post.example')).toEqual(['Ana Carlos', 'Llewellyn']);
  });
});

describe('properCase', () => {
  it('gives names in capitals their usual case', () => {
    expect(properCase('PEÑALVER DE LA FUENTE')).toBe('Peñalver de la Fuente');
    expect(properCase('NÚÑEZ-CORTÉS')).toBe('Núñez-Cortés');
    expect(properCase('ALEIX D’ABADAL')).toBe('Aleix d’Abadal');
    expect(properCase("O'NEILL")).toBe("O'Neill");
  });
  it('leaves mixed case alone', () => expect(properCase('McAllister')).toBe('McAllister'));
});

describe('isNameShaped', () => {
  it('tells names from other lines', () => {
    expect(isNameShaped('Aleix d’Abadal i Riu')).toBe(true);
    expect(isNameShaped('Born in 1987')).toBe(false);
    expect(isNameShaped('someone@post.example')).toBe(false);
    expect(isNameShaped('I build things that people use every day')).toBe(false);
  });
});
