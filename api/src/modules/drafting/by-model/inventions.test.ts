import { describe, it } from 'node:test';
import type { Locale } from '@cantera/shared/contracts/enums';
import { expect } from 'expect';
import { inventionsOf } from './inventions.ts';

const INPUT = [
  'Responsable de logística',
  'Girona',
  'Transports Fluvià',
  'Entre 2 y 5 años de experiencia',
  'De 38.000 € a 44.000 € al año',
  'inglés (B2)',
  'SAP EWM, Docker',
];

describe('what a text tells that its input does not', () => {
  for (const [lang, text] of [
    ['es', 'Buscamos a una persona para trabajar como Responsable de logística en Girona, con inglés B2.'],
    ['es', 'Trabajarás con SAP EWM y Docker. El salario va de 38.000 a 44.000 euros.'],
    ['es', 'En Transports Fluvià llevamos el almacén entre todos: pide de 2 a 5 años de experiencia.'],
    ['es', 'Dos cosas importan: el orden y el trato. Te esperamos.'],
    ['ca', 'Treballaràs a Girona amb Docker. L’equip és nou i deu molt a qui ho fa bé.'],
    ['en', 'You will work in Girona. We offer 38k to 44k.'],
  ] as const)
    it(`[LLM-02] finds nothing in: ${text}`, () => {
      expect(inventionsOf(text, INPUT, lang)).toEqual([]);
    });

  for (const [lang, text, ...found] of [
    ['es', 'Trabajarás en Albacete.', 'Albacete'],
    ['es', 'Albacete es el centro de trabajo.', 'Albacete'],
    ['es', 'Zara busca a alguien.', 'Zara'],
    ['es', 'Ofrecemos 22 días de vacaciones.', '22'],
    ['es', 'Ofrecemos seis semanas de vacaciones.', 'seis'],
    ['es', 'El salario llega a 60k.', '60000'],
    ['es', 'Se pide francés.', 'francés'],
    ['es', 'Sabes usar kubernetes.', 'kubernetes'],
    ['es', 'Trabajarás con Siemens y PostgreSQL.', 'Siemens', 'PostgreSQL'],
    ['ca', 'Cal alemany.', 'alemany'],
    ['ca', 'Demanem nou anys d’experiència.', 'nou'],
    ['ca', 'Treballaràs a l’Hospitalet.', 'Hospitalet'],
    ['en', 'You speak German.', 'German'],
    ['en', 'Three years are enough.', 'three'],
    ['en', 'Google is our client.', 'Google'],
    ['en', 'You hold a driving licence.', 'driving licence'],
  ] as [Locale, string, ...string[]][])
    it(`[LLM-02] finds ${found[0]} in: ${text}`, () => {
      expect(inventionsOf(text, INPUT, lang)).toEqual(expect.arrayContaining(found));
    });
});
