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

/** The candidates who have one of the addresses, and which. */
async function known(tx: Tx, agencyId: string, keys: Keys): Promise<{ id: string; reasons: Reason[] }[]> {
  if (!keys.email && !keys.linkedin) return [];
  const rows = await matchesQuery(tx, agencyId, keys).execute();
  return rows.map(({ id, email_key: email, linkedin_key: linkedin }) => ({
    id,
    reasons: sharedKeys(keys, { email, linkedin }),
  }));
}

interface ReadItem {
  readonly id: string;
  readonly person: ReadPerson;
}

/** Looks whom the person of a CV may be, among the candidates and the other CVs of the intake. */
async function findDoubles(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  { id, person }: ReadItem,
): Promise<Double[]> {
  const others = await otherPeople(tx, agencyId, intakeId, id);
  const found = await findResembling(
    tx,
    agencyId,
    { ...person, id },
    others.map((other) => ({ ...other.person, id: other.id })),
  );
  const keys = keysOf(person);
  const same = await known(tx, agencyId, keys);
  const candidates = withSame(found.candidates, same, ({ reasons }) => reasons);
  const items = withSame(found.strangers, others, (other) => sharedKeys(keys, keysOf(other.person)));
  return [
    ...candidates.map(({ id: candidateId, ...double }) => ({ ...double, candidateId, otherItemId: null })),
    ...items.map(({ id: otherItemId, ...double }) => ({ ...double, candidateId: null, otherItemId })),
  ];
}

/** As `findDoubles`, and keeps it. */
export async function judgePerson(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  item: ReadItem,
): Promise<Double[]> {
  const doubles = await findDoubles(tx, agencyId, intakeId, item);
  await replaceDoubles(tx, agencyId, item.id, doubles);
  return doubles;
}

/**
 * Judges a CV again that was refused to become a candidate, unless it is decided by now. Who has an address that was typed over
 * it is a double too, but not the same person: the CV itself does not say so. The caller holds the intake.
 */
export async function judgeRefused(
  tx: Tx,
  agencyId: string,
  { intakeId, itemId: id }: { readonly intakeId: string; readonly itemId: string },
  typed: Keys,
): Promise<void> {
  const item = await lockItem(tx, agencyId, intakeId, id);
  if (!item || item.decision) return;
  const { person } = item;
  const doubles = person ? await findDoubles(tx, agencyId, intakeId, { id, person }) : [];
  const others = (await known(tx, agencyId, typed)).filter((one) =>
    doubles.every(({ candidateId }) => candidateId !== one.id),
  );
  await replaceDoubles(tx, agencyId, id, [
    ...doubles,
    ...others.map(({ id: candidateId, reasons }) => ({
      candidateId,
      otherItemId: null,
      probability: 1,
      reasons,
      isSame: false,
    })),
  ]);
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
