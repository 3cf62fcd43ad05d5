import type { MemberListItem } from '@cantera/shared/contracts/users';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useT } from '../../messages/members.ts';
import { membersCa } from '../../messages/texts-members-ca.ts';
import { membersEn } from '../../messages/texts-members-en.ts';
import { membersEs } from '../../messages/texts-members-es.ts';
import { CompactMember } from './member-rows.tsx';

const MEMBER = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'laia@example.test',
  firstName: 'laia',
  lastName: '',
  role: 'RECRUITER',
  imageUrl: null,
  lang: null,
  version: 1,
} as const;
const TEXTS = { en: membersEn, es: membersEs, ca: membersCa };
type Delivery = NonNullable<MemberListItem['invitation']>['delivery'];

function Row({ delivery, expiresAt }: { delivery: Delivery; expiresAt: string }) {
  const t = useT();
  const row = { ...MEMBER, invitation: { sentAt: new Date().toISOString(), expiresAt, delivery } };
  return (
    <CompactMember row={row} context={{ t, ownId: undefined, canManage: true, onModify: () => undefined }} />
  );
}

it.each([
  ['en', 'WAITING', '2999-01-01T00:00:00Z', 'Invitation not sent yet'],
  ['es', 'WAITING', '2999-01-01T00:00:00Z', 'Invitación aún no enviada'],
  ['ca', 'WAITING', '2999-01-01T00:00:00Z', 'Invitació encara no enviada'],
  ['en', 'FAILED', '2999-01-01T00:00:00Z', 'Invitation could not be sent'],
  ['es', 'FAILED', '2999-01-01T00:00:00Z', 'No se ha podido enviar la invitación'],
  ['ca', 'FAILED', '2024-01-01T00:00:00Z', 'No s’ha pogut enviar la invitació'],
] as const)(
  '[MEM-33] %s: says of an invitation that is %s, until %s: %s',
  (locale, delivery, until, words) => {
    renderWithProviders(<Row delivery={delivery} expiresAt={until} />, { locale, messages: TEXTS[locale] });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/^Invited/)).not.toBeInTheDocument();
  },
);
