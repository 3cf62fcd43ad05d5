import type { PositionListItem } from '@cantera/shared/contracts/positions';
import { renderWithProviders } from '@cantera/shared/testing';
import ca from '../messages/ca.ts';
import { en } from '../messages/en.ts';
import es from '../messages/es.ts';
import { CompactPosition } from './compact-position.tsx';

const row = {
  id: '01900000-0000-7000-8000-000000000001',
  title: 'Nurse',
  status: 'OPEN',
  client: null,
  locations: [],
  agencyPriority: 'NONE',
  recruiters: [],
  processInformation: {
    inboxTotal: 2,
    inboxUnseenTotal: 1,
    inProcessInternalTotal: 3,
    inProcessExternalTotal: 0,
    hiredTotal: 4,
  },
} as unknown as PositionListItem;

it.each([
  ['en', en, 'Inbox_2 · 1_new, in_process_3, hired_4'],
  ['es', es, 'Recibidos_2 · 1_nuevo, en_proceso_3, contratados_4'],
  ['ca', ca, 'Rebuts_2 · 1_nou, en_procés_3, contractats_4'],
])('keeps each figure beside its label: %s', (_, messages, words) => {
  const { container } = renderWithProviders(<CompactPosition row={row} />, { messages });
  expect(container.textContent).toContain(words.replaceAll('_', '\u00a0'));
});
