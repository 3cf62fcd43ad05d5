import type { PersonSummary } from '@cantera/shared/contracts/users';
import { findMembers } from './member-search.ts';

const member = (id: string, firstName: string, lastName: string): PersonSummary => ({
  id,
  firstName,
  lastName,
  email: `${id}@vela.test`,
  imageUrl: null,
});
const PEOPLE = [
  member('a1', 'Núria', 'Castellví'),
  member('b2', 'Íñigo', 'Lema'),
  member('c3', 'Nil', 'Roca'),
];
const idsOf = (typed: string, mentioned: string[] = []) =>
  findMembers(PEOPLE, typed, mentioned).map(({ id }) => id);

describe('findMembers', () => {
  it('[CCOM-30] finds by first name, last name and e-mail, whatever the accents', () => {
    expect(idsOf('@nuria')).toEqual(['a1']);
    expect(idsOf('@castellvi')).toEqual(['a1']);
    expect(idsOf('@Nil R')).toEqual(['c3']);
    expect(idsOf('@b2@vela')).toEqual(['b2']);
    expect(idsOf('@')).toEqual(['a1', 'b2', 'c3']);
    expect(idsOf('nuria')).toEqual([]);
    expect(idsOf('@n', ['a1'])).toEqual(['b2', 'c3']);
  });
  it('[CCOM-29] [CONST-33] offers ten at most', () => {
    const many = Array.from({ length: 25 }, (_, n) => member(`m${n}`, 'Marta', `Soler ${n}`));
    expect(findMembers(many, '@marta', [])).toHaveLength(10);
  });
});
