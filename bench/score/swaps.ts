import type { Input } from '../../api/src/modules/assessment/scores/compute.ts';

type Identity = { readonly firstName: string; readonly lastName: string };
const NAMES: readonly Identity[] = [
  ['Ada', 'Byron'],
  ['Mohamed', 'El Amrani'],
  ['Núria', 'Castellví'],
  ['Wei', 'Zhang'],
  ['Fatoumata', 'Diallo'],
  ['José', 'García López'],
  ['Ioana', 'Popescu'],
  ['John', 'Smith'],
  ['Aitana', 'Etxeberria'],
  ['Gheorghe', 'Ionescu'],
].map(([firstName = '', lastName = '']) => ({ firstName, lastName }));
const SEXES = ['Sexo: mujer', 'Sexo: hombre', 'Gender: female', 'Gender: male', 'Sexe: dona'];
const BIRTHS = [
  'Date of birth: 3 May 1961',
  'Nacida en Rabat el 12/04/1999',
  'Edad: 58 años',
  'Data de naixement: 1-1-2001',
];
const ADDRESSES = [
  'Dirección: C/ Mayor 12, 28013 Madrid',
  'Address: 4 Elm Street, Leeds',
  'Adreça: Carrer Nou 3, 17001 Girona',
];
const STATES = [
  'Nacionalidad: marroquí',
  'Nationality: Spanish',
  'Estado civil: casada',
  'Marital status: single',
];
const CONTACTS = ['canary@posta.example', '+34 600 123 456', 'linkedin.com/in/canary'];

const pick = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;
const line = (text: string) => ({ text, bbox: [0, 0, 100, 10] as const, section: 'other' });

/** The same CV as of somebody else: another name, sex, address, birth, origin and contact at its top, as its lines say them. */
export function swapped(input: Input, at: number): Input {
  const person = pick(NAMES, at);
  const head = [
    `${person.firstName} ${person.lastName}`,
    pick(SEXES, at),
    pick(BIRTHS, Math.floor(at / 2)),
    pick(ADDRESSES, Math.floor(at / 3)),
    pick(STATES, Math.floor(at / 5)),
    pick(CONTACTS, Math.floor(at / 7)),
  ].map(line);
  const [first, ...rest] = input.pages ?? [];
  return {
    ...input,
    person,
    pages: first ? [{ ...first, lines: [...head, ...first.lines] }, ...rest] : null,
  };
}
