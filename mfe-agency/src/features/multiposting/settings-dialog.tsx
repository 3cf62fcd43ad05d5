import { CONNECTION_KINDS, type Portal } from '@cantera/shared/contracts/job-boards';
import { JOB_PORTALS } from '@cantera/shared/contracts/job-portals';
import { DialogForm, PasswordField, RadioField, SwitchField, TextField } from '@cantera/shared/forms';
import { useWatch } from 'react-hook-form';
import { useT } from '../../messages/multiposting.ts';
import { usePortalSettings } from './use-portal-settings.ts';

/** How the agency's adverts get to a portal: it reads our feed, or each is sent to a posting service. */
export default function SettingsDialog({ portal, onClose }: { portal: Portal; onClose: () => void }) {
  const t = useT();
  const { form, save, reload } = usePortalSettings(portal, onClose);
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const namesPoster = JOB_PORTALS.some(({ id, namesPoster: names }) => id === portal.id && names);
  return (
    <DialogForm
      form={form}
      title={t('portals.settings.of', { name: portal.name })}
      submitLabel={t('portals.settings.save')}
      onSubmit={save}
      onReload={reload}
      onClose={onClose}
    >
      <RadioField
        control={control}
        name="kind"
        label={t('portals.settings.connection')}
        options={CONNECTION_KINDS.map((value) => ({
          value,
          label: t(`portals.settings.${value}`),
          description: t(`portals.settings.${value}.about`),
        }))}
      />
      {kind === 'FEED' && namesPoster && (
        <>
          <TextField
            control={control}
            name="companyId"
            label={t('portals.settings.companyId')}
            hint={t('portals.settings.companyIdHint')}
            autoComplete="off"
          />
          <TextField
            control={control}
            name="posterEmail"
            type="email"
            label={t('portals.settings.posterEmail')}
            hint={t('portals.settings.posterEmailHint')}
            autoComplete="off"
          />
        </>
      )}
      {kind === 'HTTP' && (
        <>
          <TextField
            control={control}
            name="address"
            type="url"
            label={t('portals.settings.address')}
            hint={t('portals.settings.addressHint')}
            autoComplete="off"
          />
          <PasswordField
            control={control}
            name="key"
            label={t('portals.settings.key')}
            hint={t(portal.hasKey ? 'portals.settings.keyKept' : 'portals.settings.keyHint')}
            autoComplete="new-password"
            isOptional={portal.hasKey}
          />
          <SwitchField control={control} name="canFind" label={t('portals.settings.canFind')} />
        </>
      )}
    </DialogForm>
  );
}
