import { call, useRefresh } from '@cantera/shared/api-client';
import { hexColor } from '@cantera/shared/contracts/career-site';
import {
  getOlderConfiguration,
  getSiteAddress,
  type SiteIdentity,
  updateOlderConfiguration,
} from '@cantera/shared/contracts/site-identity';
import { siteSlug } from '@cantera/shared/contracts/site-slug';
import { toast } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { Form, SubmitButton, TextField, useZodForm } from '@cantera/shared/forms';
import { useMemo } from 'react';
import { z } from 'zod';
import { shortAddress } from '../../lib/career-site/site-address.ts';
import { useAgencyId } from '../../lib/career-site/use-career-site.ts';
import { ColorField } from '../../lib/color/color-field.tsx';
import { isHex } from '../../lib/color/hex.ts';
import { SlugField } from '../../lib/identity/slug-field.tsx';
import { useKeepIdentity } from '../../lib/identity/use-identity.ts';
import { useSlugQuestion } from '../../lib/identity/use-slug-question.tsx';
import { useT } from '../../messages/older-configurator.ts';

const schema = z.object({
  name: z.string().trim().min(1).max(200),
  slug: siteSlug,
  primaryColor: hexColor,
});
type Values = z.input<typeof schema>;

const valuesOf = ({ name, slug, primaryColor }: SiteIdentity): Values => ({ name, slug, primaryColor });

/** Name, address and colour; saved in one call; what was not changed goes as it is stored by then. */
export function IdentityForm({ identity, canManage }: { identity: SiteIdentity; canManage: boolean }) {
  const t = useT();
  const ask = useSlugQuestion();
  const agencyId = useAgencyId();
  const keep = useKeepIdentity();
  const refresh = useRefresh();
  const explain = useMemo(
    () =>
      ({ primaryColor }: Values): ReadonlyMap<string, string> =>
        isHex(primaryColor) ? new Map() : new Map([['primaryColor', t('older.wrongColor')]]),
    [t],
  );
  const values = valuesOf(identity);
  const form = useZodForm(schema, { defaults: values, values, explain });
  useLeaveGuard(form.formState.isDirty);
  const { dirtyFields } = form.formState;
  const save = async (whole: z.output<typeof schema>) => {
    if (dirtyFields.slug && !(await ask(whole.slug))) return;
    const stored = valuesOf((await call(getOlderConfiguration, { params: { agencyId } })).data);
    const body = {
      name: dirtyFields.name ? whole.name : stored.name,
      slug: dirtyFields.slug ? whole.slug : stored.slug,
      primaryColor: dirtyFields.primaryColor ? whole.primaryColor : stored.primaryColor,
    };
    const { data } = await call(updateOlderConfiguration, { body });
    form.reset(valuesOf(data));
    await keep(data);
    await refresh(getSiteAddress);
    toast.success(t('older.updated'));
  };
  const { control } = form;
  const isDisabled = !canManage;
  return (
    <Form form={form} label={t('older.form')} draftKey="older-job-portal" onSubmit={save}>
      <TextField
        {...{ control, isDisabled }}
        name="name"
        label={t('older.name')}
        autoComplete="organization"
      />
      <SlugField
        {...{ control, isDisabled }}
        name="slug"
        label={t('older.slug')}
        hint={t('older.slugHint')}
        prefix={shortAddress('')}
      />
      <ColorField {...{ control, isDisabled }} name="primaryColor" label={t('older.primary')} />
      {canManage && <SubmitButton>{t('older.save')}</SubmitButton>}
    </Form>
  );
}
