import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { listPortals, type Portal, updatePortalSettings } from '@cantera/shared/contracts/job-boards';
import { toast } from '@cantera/shared/design-system';
import { useFormVersion, useZodForm } from '@cantera/shared/forms';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useT } from '../../messages/multiposting.ts';

const schema = updatePortalSettings.body.omit({ version: true });

const valuesOf = ({ kind, companyId, posterEmail, address, canFind }: Portal): z.input<typeof schema> => ({
  kind,
  companyId: companyId ?? '',
  posterEmail: posterEmail ?? '',
  address: address ?? '',
  key: '',
  canFind,
});

const latestOf = async (id: number): Promise<Portal | undefined> =>
  (await call(listPortals)).data.items.find((portal) => portal.id === id);

/** The form of how the agency is connected to a portal; `onSaved` closes it. */
export function usePortalSettings(portal: Portal, onSaved: () => void) {
  const t = useT();
  const refresh = useRefresh();
  const { id, name } = portal;
  const values = useMemo(() => valuesOf(portal), [portal]);
  const form = useZodForm(schema, { defaults: values, values });
  const version = useFormVersion(form.formState.isDirty, portal.version) ?? portal.version;
  const save = async (body: z.output<typeof schema>, { overwrites }: { overwrites: boolean }) => {
    try {
      const latest = overwrites ? await latestOf(id) : undefined;
      await call(updatePortalSettings, {
        params: { id },
        body: { ...body, version: latest?.version ?? version },
      });
    } catch (error) {
      if (!isApiError(error) || !error.is(updatePortalSettings, 'PORTAL_IN_USE')) throw error;
      const message = t('portals.settings.inUse', { count: error.details.adverts });
      return form.setError('kind', { type: 'server', message }, { shouldFocus: true });
    }
    toast.success(t('portals.settings.saved', { name }));
    onSaved();
    await refresh(listPortals);
  };
  const reload = async () => {
    const latest = await latestOf(id);
    await refresh(listPortals);
    if (latest) form.reset(valuesOf(latest));
  };
  return { form, save, reload };
}
