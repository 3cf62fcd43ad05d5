import { describe, it } from 'node:test';
import { expect } from 'expect';
import { section } from '../../testing/lines.ts';
import { SURE } from '../../thresholds.ts';
import { readEducation } from '../education.ts';
import { AT, nameStudy } from './study-names.ts';

const named = (...names: string[]) => {
  const study = nameStudy(names, 0);
  return [study?.degree, study?.institution];
};

describe('AT', () => {
  it('takes only whole words for a kind of place behind "en" or "a"', () => {
    for (const degree of [
      'Técnico Superior en Escultura Aplicada al Espectáculo',
      'Máster en Instituciones Europeas',
      'Grado en Politicas Publicas',
    ]) {
      expect(AT.test(degree)).toBe(false);
      expect(named(degree)).toEqual([degree, '']);
    }
  });
  it('parts a degree from a place of study', () => {
    for (const place of [
      'Universidad de Murcia',
      'Escola Joviat',
      'Escuela de Arte',
      'Institut Castellet',
      'Centro de Estudios',
      'Politècnica de Vic',
    ])
      expect(AT.exec(`Grado en Diseño en ${place}`)?.slice(1)).toEqual(['Grado en Diseño', place]);
  });
  it('leaves a degree whole beside its dates', () => {
    const [study] = readEducation([
      section('education', ['Técnico Superior en Escultura Aplicada al Espectáculo (2015 – 2017)']),
    ]);
    expect(study?.value).toMatchObject({
      degree: 'Técnico Superior en Escultura Aplicada al Espectáculo',
      institutionName: '',
    });
  });
});

describe('nameStudy', () => {
  it('leaves out grades and nothing that only begins as one does', () => {
    const school = 'Universidad de Murcia';
    expect(named('Máster en Derecho, Notariado y Registros', school)).toEqual([
      'Máster en Derecho, Notariado y Registros',
      school,
    ]);
    expect(named('Leeds College', 'Grade 8 Piano')).toEqual(['Grade 8 Piano', 'Leeds College']);
    for (const grade of [
      'Qualificació: 8,5',
      'Grade: first',
      'Grade 9/10',
      'Grade A',
      'Nota: 9',
      'GPA 3.9',
    ]) {
      expect(named('Grado en Derecho', school, grade)).toEqual(['Grado en Derecho', school]);
      expect(named(`Grado en Derecho, ${grade}`, school)).toEqual(['Grado en Derecho', school]);
    }
  });
  it('is not sure where no word names a degree or a place of study', () => {
    for (const names of [
      ['DataCamp', 'Python'],
      ['Hospital Clínic', 'MIR Cardiología'],
      ['Lawrence', 'Piano'],
      ['Data Science', 'Thinkful'],
    ])
      expect(nameStudy(names, 0)?.sure).toBe(false);
    expect(nameStudy(['Grado en Derecho', 'Sant Ignasi'], 0)?.sure).toBe(true);
  });
  it('takes no name that only begins like a subject for one', () => {
    for (const school of ['DataCamp', 'Lawrence', 'Salesforce', 'Webster', 'Dentons'])
      expect(named(school, 'History')).toEqual(['History', school]);
  });
});

describe('a subject behind its degree', () => {
  it('[INTAKE-42] is of the degree, not its place', () => {
    const [study] = readEducation([
      section('education', [
        { text: ['Glasgow School of Nursing', '2012 – 2014'] },
        'Bachelor of Nursing - Adult Nursing',
      ]),
    ]);
    expect(study?.value).toMatchObject({
      degree: 'Bachelor of Nursing, Adult Nursing',
      institutionName: 'Glasgow School of Nursing',
      location: null,
    });
  });
});

describe('a town in no list beside a degree', () => {
  it('is looked at by a person when it is taken for the place of study', () => {
    const [study] = readEducation([
      section('education', [{ text: ['Grado en Enfermería', 'Vilobí'] }, '2015 – 2019']),
    ]);
    expect(study?.value.institutionName).toBe('Vilobí');
    expect(study?.confidence).toBeLessThan(SURE.educations);
  });
});
