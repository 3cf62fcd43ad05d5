import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import type { EndpointInput } from '@cantera/shared/contracts';
import { getHuntSources } from '@cantera/shared/contracts/hunt-sources';
import { createHunt, listHunts } from '@cantera/shared/contracts/hunts';
import { toast } from '@cantera/shared/design-system';
import { useT } from '../../../messages/hunts.ts';
import { useForgetPreviews } from '../data/use-forget-previews.ts';
import { tellNotOpen } from '../list/start-hunt.tsx';

type Body = EndpointInput<typeof createHunt>['body'];

/** The places of the files that are refused, by their fields: `profileFileIds.2`. */
const goneIn = (fields: Readonly<Record<string, string>>): number[] =>
  Object.keys(fields).flatMap((path) => {
    const place = /^profileFileIds\.(\d+)$/.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });

/** Asks for a hunt; `server` is what the server of people is called; `onGone` is told which files are not kept any more, by their places. Resolves to its id, and to nothing when it was refused in words of its own; other failures reject. */
export function useCreateHunt(server: string | undefined, onGone: (places: readonly number[]) => void) {
  const t = useT();
  const refresh = useRefresh();
  const forgetPreviews = useForgetPreviews();
  return async (body: Body): Promise<string | undefined> => {
    try {
      const { data } = await call(createHunt, { body });
      void refresh(listHunts);
      forgetPreviews();
      return data.id;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.is(createHunt, 'POSITION_NOT_OPEN')) tellNotOpen(t, error.details.status);
      else if (error.is(createHunt, 'HUNT_IN_PROGRESS'))
        toast.error(t('hunts.form.inProgress'), { description: t('hunts.form.onlyOne') });
      else if (error.is(createHunt, 'NOT_ON_POSITION')) toast.error(t('hunts.notMine'));
      else if (error.is(createHunt, 'QUERY_TOO_COMPLEX'))
        toast.error(t('hunts.form.tooComplex'), { description: t('hunts.form.tooComplexText') });
      else if (goneIn(error.fields).length > 0) {
        toast.error(t('hunts.files.gone'), { description: t('hunts.files.goneText') });
        onGone(goneIn(error.fields));
      }
      // A server of the version before does not say which.
      else if (error.fields.profileFileIds) toast.error(t('hunts.files.gone'));
      else if (error.fields.asksServer) {
        const isOff = error.fields.asksServer === 'not_allowed';
        toast.error(t(isOff ? 'hunts.server.off' : 'hunts.server.nothingLeft', { name: server ?? '' }), {
          description: t('hunts.server.offText'),
        });
        await refresh(getHuntSources);
      } else throw error;
      return undefined;
    }
  };
}
