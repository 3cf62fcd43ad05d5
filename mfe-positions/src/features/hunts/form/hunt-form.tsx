import { MAX_INDICATIONS } from '@cantera/shared/contracts/hunts';
import { DialogForm, RadioField, RemoteSelectField, TextArea, TextField } from '@cantera/shared/forms';
import { useCan } from '@cantera/shared/session';
import { TriangleAlert } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import { precisionText } from '../data/hunt-words.ts';
import { ProfileFiles } from '../strangers/profile-files.tsx';
import styles from './form.module.css';
import { LookedForFields } from './looked-for-fields.tsx';
import { OPEN_POSITIONS } from './position-choices.ts';
import { ServerChoice } from './server-choice.tsx';
import { type Form, MAX_NAME, PRECISIONS, useHuntForm } from './use-hunt-form.ts';
import type { Preview } from './use-preview.ts';

/** Why the chosen position cannot have another hunt now, or not of the reader. */
function Refusal({ preview: { query } }: { preview: Preview }) {
  const t = useT();
  const read = query.data?.data;
  if (!read || (read.isMine && !read.searchingHuntId)) return null;
  return (
    <div className={styles.refusal} role="alert">
      <TriangleAlert size={16} aria-hidden />
      <p>
        {read.isMine ? (
          <>
            <strong>{t('hunts.form.inProgress')}</strong> <span>{t('hunts.form.onlyOne')}</span>
          </>
        ) : (
          t('hunts.notMine')
        )}
      </p>
    </div>
  );
}

/** How exactly the people have to fit. */
function PrecisionField({ control }: { control: Form['control'] }) {
  const t = useT();
  return (
    <RadioField
      control={control}
      name="precision"
      label={t('hunts.form.precision')}
      options={PRECISIONS.map((value) => ({
        value,
        label: precisionText(t, Number(value)),
        description: t(`hunts.form.precision.${value}`),
      }))}
    />
  );
}

type HuntFormProps = {
  /** The one that it begins with; empty for none. */
  positionId: string;
  onCreated: (huntId: string) => void;
  onClose: () => void;
};

/** Asks for whom is hunted, shows what that means, and starts the hunt. */
export default function HuntForm({ positionId: first, onCreated, onClose }: HuntFormProps) {
  const t = useT();
  const hunt = useHuntForm(first, onCreated);
  const { form, server, source, preview, position, files } = hunt;
  const { control } = form;
  const mayUpload = useCan('candidates.write');
  return (
    <DialogForm
      form={form}
      title={t('hunts.form.title')}
      submitLabel={t('hunts.form.create')}
      onSubmit={hunt.submit}
      onClose={onClose}
      draftKey={first ? `hunt:${first}` : 'hunt'}
      isIncomplete={hunt.isIncomplete}
    >
      <RemoteSelectField
        control={control}
        name="positionId"
        label={t('hunts.form.position')}
        placeholder={t('hunts.form.positionPlaceholder')}
        source={OPEN_POSITIONS}
        {...(position ? { known: { value: position.id, label: position.title } } : {})}
      />
      <Refusal preview={preview} />
      <TextField
        control={control}
        name="name"
        label={t('hunts.form.name')}
        maxLength={MAX_NAME}
        autoComplete="off"
      />
      <TextArea
        control={control}
        name="indications"
        label={t('hunts.form.indications')}
        hint={t('hunts.form.indicationsHint')}
        longest={MAX_INDICATIONS}
      />
      <PrecisionField control={control} />
      {mayUpload && (
        <ProfileFiles
          files={files}
          gone={hunt.gone}
          onChange={(change) =>
            form.setValue('files', change(form.getValues('files') ?? []), { shouldDirty: true })
          }
          onReading={hunt.setReading}
        />
      )}
      <LookedForFields preview={preview} fileCount={files.length} />
      {server && (
        <ServerChoice
          control={source.control}
          name={server}
          told={hunt.told}
          isOn={hunt.asksServer}
          hasFailed={Boolean(preview.query.error)}
        />
      )}
    </DialogForm>
  );
}
