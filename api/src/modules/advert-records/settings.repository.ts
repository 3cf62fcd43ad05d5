import type { Updateable } from 'kysely';
import type { Config } from '../../config.ts';
import type { PortalSettingsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { openText, type SealedFor, sealText } from '../../sealing.ts';

/** How an agency is connected to a portal. */
export type StoredSettings = Awaited<ReturnType<typeof listSettings>>[number];

const COLUMNS = [
  'portal',
  'kind',
  'company_id',
  'poster_email',
  'address',
  'can_find',
  'sealed_key',
  'read_at',
  'version',
] as const;

const UNTOUCHED: Omit<StoredSettings, 'portal'> = {
  kind: 'FEED',
  company_id: null,
  poster_email: null,
  address: null,
  can_find: false,
  sealed_key: '',
  read_at: null,
  version: 0,
};

function listSettings(tx: Tx, agencyId: string, holds: boolean) {
  const query = tx
    .selectFrom('portal_settings')
    .select([...COLUMNS])
    .where('agency_id', '=', agencyId);
  return (holds ? query.forShare() : query).execute();
}

/** Makes sure that portals have a row, which a transaction can hold. What they are set to stays. */
export async function ensureSettings(tx: Tx, agencyId: string, portals: readonly number[]): Promise<void> {
  await tx
    .insertInto('portal_settings')
    .values([...portals].sort((a, b) => a - b).map((portal) => ({ agency_id: agencyId, portal })))
    .onConflict((conflict) => conflict.columns(['agency_id', 'portal']).doNothing())
    .execute();
}

/** The settings of a portal; those of one that nobody has touched: a feed and nothing else. */
export async function findSettings(
  tx: Tx,
  agencyId: string,
  portal: number,
  lock = false,
): Promise<StoredSettings> {
  const query = tx
    .selectFrom('portal_settings')
    .select([...COLUMNS])
    .where('agency_id', '=', agencyId)
    .where('portal', '=', portal);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row ?? { portal, ...UNTOUCHED };
}

/** The settings of every portal by its id, as `findSettings` gives them; `holds`: nobody changes them until the end of the transaction. */
export async function readSettings(
  tx: Tx,
  agencyId: string,
  portals: readonly number[],
  holds = false,
): Promise<Map<number, StoredSettings>> {
  const stored = new Map((await listSettings(tx, agencyId, holds)).map((row) => [row.portal, row]));
  return new Map(portals.map((portal) => [portal, stored.get(portal) ?? { portal, ...UNTOUCHED }]));
}

export async function writeSettings(
  tx: Tx,
  agencyId: string,
  portal: number,
  change: Updateable<PortalSettingsTable>,
): Promise<void> {
  await tx
    .insertInto('portal_settings')
    .values({ agency_id: agencyId, portal, ...change })
    .onConflict((conflict) => conflict.columns(['agency_id', 'portal']).doUpdateSet(change))
    .execute();
}

/** How exactly it is known when a feed was read. */
const READ_MS = 60_000;

/** Notes that somebody else read the feed of a portal, once a minute at most; gives whether it did. */
export async function noteRead(tx: Tx, agencyId: string, portal: number, at: Date): Promise<boolean> {
  const result = await tx
    .insertInto('portal_settings')
    .values({ agency_id: agencyId, portal, read_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'portal'])
        .doUpdateSet({ read_at: at })
        .where((eb) =>
          eb.or([
            eb('portal_settings.read_at', 'is', null),
            eb('portal_settings.read_at', '<', new Date(at.getTime() - READ_MS).toISOString()),
          ]),
        ),
    )
    .returning('portal')
    .executeTakeFirst();
  return result !== undefined;
}

const sealedFor = (agencyId: string, portal: number): SealedFor => ({
  use: 'cantera job portal key',
  row: `job portal\n${agencyId}\n${portal}`,
});

/** A portal's key as it is stored. */
export const sealKey = (config: Config, agencyId: string, portal: number, key: string): string =>
  sealText(config, sealedFor(agencyId, portal), key);

/** The key of a portal; empty without one, null for one that can no longer be read. Sealed anew when its secret was the one before. */
export async function openKey(
  tx: Tx,
  config: Config,
  agencyId: string,
  { portal, sealed_key: sealed }: StoredSettings,
): Promise<string | null> {
  const opened = openText(config, sealedFor(agencyId, portal), sealed);
  if (opened?.isOld)
    await tx
      .updateTable('portal_settings')
      .set({ sealed_key: sealKey(config, agencyId, portal, opened.text) })
      .where('agency_id', '=', agencyId)
      .where('portal', '=', portal)
      // A key that somebody saved since it was read stays.
      .where('sealed_key', '=', sealed)
      .execute();
  return opened ? opened.text : null;
}
