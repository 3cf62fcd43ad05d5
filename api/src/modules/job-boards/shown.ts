import { type JobPortal, shownPortals } from '@cantera/shared/contracts/job-portals';
import type { Deps } from '../../deps.ts';

const isList = (value: unknown): value is number[] => Array.isArray(value);

/** The portals of the installation, without those that `multiposting.hide` of the runtime configuration names. */
export function portalsOf({ config }: Pick<Deps, 'config'>): readonly JobPortal[] {
  const { multiposting } = config.webConfig();
  const hide =
    typeof multiposting === 'object' && multiposting !== null && 'hide' in multiposting
      ? multiposting.hide
      : undefined;
  return shownPortals(isList(hide) ? { hide } : undefined);
}

export const isShown = (deps: Pick<Deps, 'config'>, id: number): boolean =>
  portalsOf(deps).some((portal) => portal.id === id);
