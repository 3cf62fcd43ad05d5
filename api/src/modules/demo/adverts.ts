import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { beginAdvert, changeAdvert, writeSettings } from '../advert-records/index.ts';
import { daysAgo } from './dates.ts';

/** The demo's positions on external portals: LinkedIn is set up, and the newest ones are in some feeds. */
const LINKEDIN = 1698;
const PORTALS = [1697, LINKEDIN, 1701] as const;
const DAYS = 2;

export async function writeAdverts(tx: Tx, agencyId: string): Promise<void> {
  await writeSettings(tx, agencyId, LINKEDIN, {
    company_id: '10417',
    poster_email: 'talent@velairoure.example',
    version: 1,
  });
  const positions = await tx
    .selectFrom('positions')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'OPEN')
    .where('job_portal_enabled', '=', true)
    .where('hidden', '=', false)
    .orderBy('first_opened_at', 'desc')
    .orderBy('id')
    .limit(PORTALS.length)
    .execute();
  for (const [index, { id }] of positions.entries())
    for (const portal of PORTALS.slice(index)) {
      const at = daysAgo(DAYS + index);
      const advertId = await beginAdvert(tx, {
        agency_id: agencyId,
        id: newId(),
        position_id: id,
        portal,
        connection: 'FEED',
        generation: 1,
        reference: `${id}-1`,
        attempt_key: randomUUID(),
        at,
      });
      await changeAdvert(tx, agencyId, advertId, { state: 'PUBLISHED' });
    }
}
