import { newId } from '../../ids.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Rows = readonly (readonly [table: string, row: Row])[];
/** Column by `table.column` → name of its type. */
export type Columns = ReadonlyMap<string, string>;

export const AT = '2026-05-04T03:02:01Z';
export const made = { created_at: AT };
export const changed = { created_at: AT, updated_at: AT };
export const hash = (): string => `\\x${newId().replaceAll('-', '')}`;

/** Actions of a workflow that sends a file. */
export const attaching = (file: string): readonly Row[] => [
  { id: '1', type: 'AUTOMATIC_MESSAGE', value: { channels: ['EMAIL'], message: '', attachments: [file] } },
];

/** The ids that rows of one agency refer to each other by. */
export function makeIds(agencyId: string) {
  const [candidate, double, picture] = [newId(), newId(), newId()];
  const [first, second] = [candidate, double].sort();
  return {
    agencyId,
    user: newId(),
    workflow: newId(),
    client: newId(),
    skill: newId(),
    tag: newId(),
    position: newId(),
    inbox: newId(),
    screening: newId(),
    file: newId(),
    picture,
    pictureUrl: `/files/public/${agencyId}/${picture}`,
    hunt: newId(),
    message: newId(),
    merge: newId(),
    candidate,
    double,
    first,
    second,
    reason: newId(),
    application: newId(),
    channel: newId(),
    run: newId(),
    event: newId(),
    trigger: newId(),
    intake: newId(),
    item: newId(),
    decision: newId(),
    discardRun: newId(),
    report: newId(),
    contract: newId(),
    city: Number.parseInt(agencyId.slice(-6), 16),
    of: { agency_id: agencyId },
    ofCandidate: { agency_id: agencyId, candidate_id: candidate },
  };
}
export type Ids = ReturnType<typeof makeIds>;
