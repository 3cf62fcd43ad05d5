import { type Notification, notification } from '@cantera/shared/contracts/notifications';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useT } from '../../messages/index.ts';
import { notificationAddress } from './notification-address.ts';
import { notificationWords } from './notification-words.ts';

const told = { id: '0190a5d2-0000-7000-8000-000000000001', createdAt: '2026-11-22T10:00:00Z', isRead: false };
const candidate = { id: '0190a5d2-0000-7000-8000-00000000000c', name: 'Núria Vidal' };
const position = { id: '0190a5d2-0000-7000-8000-00000000000b', name: 'Fustera' };
const actor = { id: '0190a5d2-0000-7000-8000-00000000000d', name: 'Marc Roure' };

function Words({ of }: { of: Notification }) {
  return <p>{notificationWords(useT(), of)}</p>;
}

const CASES: [Notification, string, string][] = [
  [
    { ...told, kind: 'APPLICATION', candidate, position, applicationId: told.id },
    'Núria Vidal applied to Fustera',
    `/positions/${position.id}?applicationId=${told.id}`,
  ],
  [
    { ...told, kind: 'MENTION', candidate, actor, commentId: told.id },
    'Marc Roure mentioned you in a comment about Núria Vidal',
    `/candidates/${candidate.id}/comments?comment=${told.id}`,
  ],
  [
    { ...told, kind: 'MENTION', candidate, actor: null, commentId: told.id },
    'You were mentioned in a comment about Núria Vidal',
    `/candidates/${candidate.id}/comments?comment=${told.id}`,
  ],
  [
    { ...told, kind: 'CONSENT_ANSWERED', candidate, answer: 'ACCEPTED' },
    'Núria Vidal gave their consent',
    `/candidates/${candidate.id}`,
  ],
  [
    { ...told, kind: 'CONSENT_ANSWERED', candidate, answer: 'REJECTED' },
    'Núria Vidal refused consent',
    `/candidates/${candidate.id}`,
  ],
  [
    { ...told, kind: 'MESSAGE_FAILED', candidate, position: null, subject: 'Hola', isUncertain: false },
    '“Hola” could not be sent to Núria Vidal',
    `/candidates/${candidate.id}`,
  ],
  [
    { ...told, kind: 'MESSAGE_FAILED', candidate, position, subject: 'Hola', isUncertain: true },
    '“Hola” to Núria Vidal may not have arrived',
    `/candidates/${candidate.id}`,
  ],
  [{ ...told, kind: 'DELETION_DUE', count: 2 }, '2 people are to be deleted soon', '/agency/deletions'],
  [
    { ...told, kind: 'DISCARDS', position, count: 12, isPaused: false },
    `12 people discarded by score in ${position.name} wait for you`,
    `/positions/${position.id}`,
  ],
  [
    { ...told, kind: 'DISCARDS', position, count: 12, isPaused: true },
    `Autodiscard of ${position.name} is paused: it would have discarded 12 people at once`,
    `/positions/${position.id}`,
  ],
  [
    {
      ...told,
      kind: 'HUNT_READY',
      position,
      hunt: { id: candidate.id, name: 'Winter' },
      count: 3,
      hasFailed: false,
    },
    `The hunt “Winter” for ${position.name} is ready: 3 people found`,
    `/talent-pools?talentPoolId=${candidate.id}`,
  ],
  [
    {
      ...told,
      kind: 'HUNT_READY',
      position,
      hunt: { id: candidate.id, name: 'Winter' },
      count: 0,
      hasFailed: true,
    },
    `The hunt “Winter” for ${position.name} could not be finished`,
    `/talent-pools?talentPoolId=${candidate.id}`,
  ],
  [
    {
      ...told,
      kind: 'HUNT_READY',
      position,
      hunt: { id: candidate.id, name: 'Winter' },
      count: 0,
      hasFailed: false,
    },
    `The hunt “Winter” for ${position.name} is ready and found nobody`,
    `/talent-pools?talentPoolId=${candidate.id}`,
  ],
];

describe('a notification', () => {
  it.each(CASES)('says what happened and leads to its place: %o', async (one, words, address) => {
    expect(notification.parse(one)).toEqual(one);
    renderWithProviders(<Words of={one} />, { messages: (await import('../../messages/en.ts')).en });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(notificationAddress(one)).toBe(address);
  });
});
