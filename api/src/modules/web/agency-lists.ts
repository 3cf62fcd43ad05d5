import type { Config } from '../../config.ts';
import { demoId } from '../demo/index.ts';

/** What the log says when `WEB_CONFIG` is a changed file that cannot be used. */
export const UNUSABLE_CONFIG = 'WEB_CONFIG was changed to what cannot be used; the one before stays';

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lists of agencies by name (`agencies` of `/config.json`) without the operator's. The demo's id is known without asking the
 * database, which a new installation has not made yet when its server begins to listen.
 */
export function ownLists({ demo }: Config): Record<string, string[]> {
  const agencies = demo ? [demoId('agency demo')] : [];
  return { metrics: [...agencies], contracts: [...agencies], multipostingHidden: [], olderJobPortal: [] };
}

/** Whether a list names an agency, as `/config.json` has it; `onFault` hears of a changed `WEB_CONFIG` that is not usable. */
export function listReader(
  config: Config,
  onFault: (reason: string) => void,
): (list: string, agencyId: string) => boolean {
  const own: Record<string, unknown> = ownLists(config);
  return (list, agencyId) => {
    const { agencies } = config.webConfig(onFault);
    const given = isGroup(agencies) ? agencies[list] : undefined;
    const ids = given === undefined ? own[list] : given;
    return Array.isArray(ids) && ids.includes(agencyId);
  };
}
