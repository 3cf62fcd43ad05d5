import { useApi } from '@cantera/shared/api-client';
import { MAX_INDICATIONS } from '@cantera/shared/contracts/hunts';
import { getPosition } from '@cantera/shared/contracts/positions';
import {
  DialogForm,
  RadioField,
  RemoteSelectField,
  TextArea,
  TextField,
  useZodForm,
} from '@cantera/shared/forms';
import { useCan } from '@cantera/shared/session';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useT } from '../../../messages/hunts.ts';
import { precisionText } from '../data/hunt-words.ts';
import { readFile } from '../strangers/file-words.ts';
import { ProfileFiles } from '../strangers/profile-files.tsx';
import styles from './form.module.css';
import { LookedForFields } from './looked-for-fields.tsx';
import { OPEN_POSITIONS } from './position-choices.ts';
import { isAskable, ServerChoice, useServer } from './server-choice.tsx';
import { useCreateHunt } from './use-create-hunt.ts';
import { type Preview, usePreview } from './use-preview.ts';

const MAX_NAME = 200;
const PRECISIONS = ['0', '1', '2'] as const;

const schema = z.object({
  positionId: z.string().min(1),
  name: z.string().trim().min(1).max(MAX_NAME),
  indications: z.string().trim().min(1).max(MAX_INDICATIONS),
  precision: z.enum(PRECISIONS),
  /** What was read of each file; it comes back with the draft. */
  files: z.array(readFile),
});
/** Never part of a draft: it is switched on for what the form shows, and for that alone. */
const sourceSchema = z.object({ asksServer: z.boolean() });
type Values = z.output<typeof schema>;

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

type HuntFormProps = {
  /** The one that it begins with; empty for none. */
  positionId: string;
  onCreated: (huntId: string) => void;
  onClose: () => void;
};

/** Asks for whom is hunted, shows what that means, and starts the hunt. */
export default function HuntForm({ positionId: first, onCreated, onClose }: HuntFormProps) {
  const t = useT();
  const server = useServer();
  const form = useZodForm(schema, {
    defaults: { positionId: first, name: '', indications: '', precision: '0', files: [] },
  });
  const { control } = form;
  const [chosen, indications, precision, files = []] = useWatch({
    control,
    name: ['positionId', 'indications', 'precision', 'files'],
  });
  /** Files of which nothing is kept any more, by their ids. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const create = useCreateHunt(server, (places) => setGone(places.map((place) => files[place]?.id ?? '')));
  const source = useZodForm(sourceSchema, { defaults: { asksServer: false } });
  const asksServer = useWatch({ control: source.control, name: 'asksServer' });
  // A file that is being read goes with the hunt too.
  const [isReading, setReading] = useState(false);
  const mayUpload = useCan('candidates.write');
  const positionId = chosen ?? '';
  const preview = usePreview({ positionId, indications, precision: Number(precision) });
  const position = useApi(getPosition, positionId ? { params: { id: positionId } } : null).data?.data;
  const read = preview.query.isLoading ? undefined : preview.query.data?.data;
  const isRefused = read !== undefined && (!read.isMine || read.searchingHuntId !== null);
  const clauses = read?.isMine ? (preview.clauses ?? read.clauses) : undefined;
  // What the server is told of is shown before: not what was read of other words, nor before a failure, and it is asked something.
  const isUnshown =
    asksServer && server && (!preview.isCurrent || Boolean(preview.query.error) || !isAskable(read?.server));
  const isGone = files.some(({ id }) => gone.includes(id));
  const submit = async (values: Values) => {
    const isAsked = Boolean(asksServer && server && clauses && isAskable(read?.server));
    const given = isAsked ? clauses : preview.clauses;
    const clientId = position?.id === values.positionId ? position.clientId : null;
    const id = await create({
      name: values.name,
      description: values.indications,
      precision: Number(values.precision),
      jobId: values.positionId,
      ...(clientId ? { clientId } : {}),
      ...(given ? { clauses: [...given] } : {}),
      ...(isAsked ? { asksServer: true } : {}),
      ...(values.files.length > 0 ? { profileFileIds: values.files.map((file) => file.id) } : {}),
    });
    if (id) onCreated(id);
    else void preview.query.mutate();
  };
  return (
    <DialogForm
      form={form}
      title={t('hunts.form.title')}
      submitLabel={t('hunts.form.create')}
      onSubmit={submit}
      onClose={onClose}
      draftKey={first ? `hunt:${first}` : 'hunt'}
      isIncomplete={isRefused || isReading || isGone || preview.isTooComplex || Boolean(isUnshown)}
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
      {mayUpload && (
        <ProfileFiles
          files={files}
          gone={gone}
          onChange={(change) =>
            form.setValue('files', change(form.getValues('files') ?? []), { shouldDirty: true })
          }
          onReading={setReading}
        />
      )}
      <LookedForFields preview={preview} fileCount={files.length} />
      {server && (
        <ServerChoice
          control={source.control}
          name={server}
          told={read?.server}
          isOn={asksServer === true}
          hasFailed={Boolean(preview.query.error)}
        />
      )}
    </DialogForm>
  );
}
