import type { ReadPerson } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { keysOf, matchesQuery } from '../candidates/index.ts';
import { findResembling } from '../duplicates/index.ts';
import { type Double, lockItem, otherPeople, replaceDoubles } from '../intake-items/index.ts';

type Reason = Double['reasons'][number];
type Keys = ReturnType<typeof keysOf>;

/** Which of the addresses that tell people apart two have in common. */
const sharedKeys = (one: Keys, other: Keys): Reason[] => [
  ...(one.email !== null && one.email === other.email ? (['EMAIL'] as const) : []),
  ...(one.linkedin !== null && one.linkedin === other.linkedin ? (['LINKEDIN'] as const) : []),
];

/** Those who have an address of the person stand among the doubles however little else they share. */
function withSame<T extends { readonly id: string }>(
  found: readonly { id: string; probability: number; reasons: Double['reasons'] }[],
  others: readonly T[],
  reasonsOf: (other: T) => Reason[],
) {
  const same = new Map(
    others.flatMap((other) => {
      const reasons = reasonsOf(other);
      return reasons.length > 0 ? [[other.id, reasons] as const] : [];
    }),
  );
  const rest = [...same].filter(([id]) => found.every((one) => one.id !== id));
  return [
    ...found.map((one) => ({ ...one, isSame: same.has(one.id) })),
    ...rest.map(([id, reasons]) => ({ id, probability: 1, reasons, isSame: true })),
  ];
}

/** Looks whom the person of a CV may be, among the candidates and the other CVs of the intake, and keeps it. */
export async function judgePerson(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  { id, person }: { readonly id: string; readonly person: ReadPerson },
): Promise<Double[]> {
  const others = await otherPeople(tx, agencyId, intakeId, id);
  const found = await findResembling(
    tx,
    agencyId,
    { ...person, id },
    others.map((other) => ({ ...other.person, id: other.id })),
  );
  const keys = keysOf(person);
  const known = keys.email || keys.linkedin ? await matchesQuery(tx, agencyId, keys).execute() : [];
  const candidates = withSame(found.candidates, known, (row) =>
    sharedKeys(keys, { email: row.email_key, linkedin: row.linkedin_key }),
  );
  const items = withSame(found.strangers, others, (other) => sharedKeys(keys, keysOf(other.person)));
  const doubles = [
    ...candidates.map(({ id: candidateId, ...double }) => ({ ...double, candidateId, otherItemId: null })),
    ...items.map(({ id: otherItemId, ...double }) => ({ ...double, candidateId: null, otherItemId })),
  ];
  await replaceDoubles(tx, agencyId, id, doubles);
  return doubles;
}

/** Judges CVs again whose doubles became others; one that is decided by now stays as it is. The caller holds the intake. */
export async function judgeAgain(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  itemIds: readonly string[],
): Promise<void> {
  for (const id of itemIds) {
    const item = await lockItem(tx, agencyId, intakeId, id);
    if (item?.person) await judgePerson(tx, agencyId, intakeId, { id, person: item.person });
  }
}
