import { misfitsOf } from '@cantera/shared/contracts/remote-fit';
import type { GivenModules, Misfit, RemoteManifest } from '@cantera/shared/contracts/remote-manifest';
import { fetchJson } from '../core/runtime-config.ts';

/** A part of a remote asks for something that this host does not give: trying again brings nothing. */
export class DoesNotFitError extends Error {
  override readonly name = 'DoesNotFitError';
  readonly misfit: Misfit;
  constructor(remote: string, misfit: Misfit) {
    super(`${remote} ${misfit.at} does not fit, the ${misfit.behind} is behind: ${misfit.lacks.join(', ')}`);
    this.misfit = misfit;
  }
}

const known = new Map<string, readonly Misfit[]>();

/** What of the builds that this page runs does not fit, by federation name. */
export const misfitsIn = (remote: string): readonly Misfit[] => known.get(remote) ?? [];

export function noteMisfits(remote: string, misfits: readonly Misfit[]): void {
  known.set(remote, misfits);
}

/** Throws for a piece (`./candidate-panel`) of a remote that this host cannot run. */
export function requireFit(remote: string, expose: string): void {
  const misfit = misfitsIn(remote).find(({ at }) => at === expose);
  if (misfit) throw new DoesNotFitError(remote, misfit);
}

let given: Promise<GivenModules | undefined> | undefined;

/** What the build of this page gives. Undefined when its file is gone: then nothing can be compared, and all is tried. */
function givenHere(): Promise<GivenModules | undefined> {
  const text = document.getElementById('cantera-own')?.textContent;
  const own: { given?: string } = text ? JSON.parse(text) : {};
  given ??= own.given
    ? fetchJson<GivenModules>(own.given).catch(() => {
        given = undefined;
        return undefined;
      })
    : Promise.resolve(undefined);
  return given;
}

/** Compares a manifest that this page read itself with the build that it runs. */
export async function compareWithHost(manifest: RemoteManifest): Promise<Misfit[]> {
  const modules = await givenHere();
  return modules ? misfitsOf(manifest, modules) : [];
}
