import { newId } from '../../ids.ts';
import { AT, type Ids, made, type Rows } from './row-ids.ts';

/** How an agency is connected to portals, and an advert in each state. */
export function advertRows({ of, position }: Ids): Rows {
  const states = [
    { portal: 1701, connection: 'FEED', state: 'PUBLISHED' },
    { portal: 1702, connection: 'FEED', state: 'PUBLISHING' },
    { portal: 1703, connection: 'FEED', state: 'FAILED', reason: 'RULES' },
    { portal: 1704, connection: 'FEED', state: 'UNPUBLISHED' },
    { portal: 1697, connection: 'HTTP', state: 'SENDING', sent_at: AT },
    { portal: 1699, connection: 'HTTP', state: 'UNCERTAIN', reason: 'UNCERTAIN', sent_at: AT },
    { portal: 1700, connection: 'HTTP', state: 'UNPUBLISHING', external_id: 'a1', sent_at: AT },
  ];
  return [
    ['portal_settings', { ...of, portal: 1698, company_id: '1234', poster_email: 'jobs@example.test' }],
    [
      'portal_settings',
      { ...of, portal: 1697, kind: 'HTTP', address: 'https://board.example/adverts', sealed_key: 'v1.x' },
    ],
    ...states.map(
      (state) =>
        [
          'adverts',
          {
            ...of,
            id: newId(),
            position_id: position,
            generation: 1,
            reference: `${position}-1`,
            attempt_key: newId(),
            since: AT,
            ...made,
            ...state,
          },
        ] as const,
    ),
  ];
}
