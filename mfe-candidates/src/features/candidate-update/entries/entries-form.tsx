import type { Candidate } from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { entryHeading } from '../../../lib/candidate-fields/entry-fields.tsx';
import { EntryRows } from '../../../lib/candidate-fields/entry-rows.tsx';
import type { EntryShape } from '../../../lib/candidate-fields/entry-shapes.ts';
import { useT } from '../../../messages/update-pages.ts';
import { FormFrame } from '../form-frame.tsx';
import { SaveStopped } from '../save-stopped.tsx';
import type { EntryKind } from './entry-kinds.ts';
import { type Stop, useEntriesForm } from './use-entries-form.ts';

function Stopped({ stop: { entry, savedBefore }, shape }: { stop: Stop; shape: EntryShape }) {
  const t = useT();
  const name = entry ? entryHeading(t, shape, entry) : t('candidates.update.deletion');
  return <SaveStopped name={name} savedBefore={savedBefore} />;
}

/** Experiences or education as rows that are added, changed and deleted, then saved together. */
export function EntriesForm({ candidate, kind }: { candidate: Candidate; kind: EntryKind }) {
  const { form, save, stop, reload } = useEntriesForm(candidate, kind);
  return (
    <FormFrame
      title={kind.shape.title}
      form={form}
      onSubmit={save}
      onReload={reload}
      onFailure={() => toast.standardError()}
      problem={stop && <Stopped stop={stop} shape={kind.shape} />}
    >
      <EntryRows shape={kind.shape} />
    </FormFrame>
  );
}
