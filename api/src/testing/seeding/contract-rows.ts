import { newId } from '../../ids.ts';
import { AT, changed, hash, type Ids, made, type Rows } from './row-ids.ts';

/** Contracts in each state: of a person, and of one who was erased, which somebody has opened. */
export function contractRows({ user, client, contract, of, ofCandidate }: Ids): Rows {
  const papers = {
    client_id: client,
    first_name: 'Gemma',
    last_name: 'Roca',
    nif: '12345678Z',
    tarifa: 18.5,
    work_hours: 40,
    ...changed,
  };
  return [
    ['contracts', { ...ofCandidate, ...papers, id: newId() }],
    ['contracts', { ...of, ...papers, id: contract, alta: '2026-01-05', baja: '2026-06-30', blocked_at: AT }],
    [
      'contract_openings',
      { ...of, id: newId(), contract_id: contract, opened_by: user, reason: 'Inspection', opened_at: AT },
    ],
    [
      'idempotency_keys',
      {
        ...of,
        user_id: user,
        key: newId(),
        endpoint: 'createContract',
        body_sha256: hash(),
        made_id: contract,
        ...made,
      },
    ],
  ];
}
