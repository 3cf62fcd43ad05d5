import type { MemberListItem } from '@cantera/shared/contracts/users';
import { membersEn } from '../../messages/texts-members-en.ts';
import { isExpired, matches, nameOf, type Translate } from './member-words.ts';

const member: MemberListItem = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'blanca@demo.test',
  firstName: 'Blanca',
  lastName: 'Seguí i Tomàs',
  role: 'HIRING_MANAGER',
  imageUrl: null,
  lang: 'ca',
  invitation: null,
  version: 1,
};
const t = ((key: keyof typeof membersEn) => membersEn[key]) as Translate;
const invited = (expiresAt: string): MemberListItem => ({
  ...member,
  firstName: 'blanca',
  lastName: '',
  invitation: { sentAt: '2024-05-01T10:00:00Z', expiresAt, delivery: 'SENT' },
});

it.each([
  ['segui', true],
  ['tomàs blanca', true],
  ['DEMO.test', true],
  ['hiring', true],
  ['blanca recruiter', false],
])('[MEM-03] filtering by %j finds a member by name, address and role: %s', (search, isFound) =>
  expect(matches(member, search, t)).toBe(isFound),
);
it('calls someone by his address until he has given his name', () => {
  expect(nameOf(member)).toBe('Blanca Seguí i Tomàs');
  expect(nameOf(invited('2024-05-08T10:00:00Z'))).toBe('blanca@demo.test');
});
it('knows an invitation that works no more', () => {
  expect(isExpired(invited('2024-05-08T10:00:00Z'))).toBe(true);
  expect(isExpired(invited('2999-05-08T10:00:00Z'))).toBe(false);
  expect(isExpired(member)).toBe(false);
});
