import type { UnsureEntry, UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import { useEffect, useRef } from 'react';
import { type ShowInCv, UnsureLines } from '../../../lib/unsure/unsure-lines.tsx';
import { asEntry, isSameEntry } from '../../../lib/unsure/unsure-values.ts';

type EntryChoicesProps = {
  unsure: readonly UnsureValue[];
  /** Those that the candidate is made with. */
  entries: readonly UnsureEntry[];
  onChange: (entries: UnsureEntry[]) => void;
  /** The one that the form was opened with: its button has the focus. */
  opened: UnsureValue | undefined;
  onShow: ShowInCv;
};

/** The jobs and studies of a CV that its reader was unsure of: a click takes one, a second gives it back. */
export function EntryChoices({ unsure, entries, onChange, opened, onShow }: EntryChoicesProps) {
  const offered = unsure.filter((value) => asEntry(value) !== undefined);
  const lines = useRef<HTMLDivElement>(null);
  const { current: openedAt } = useRef(opened ? offered.indexOf(opened) : -1);
  useEffect(() => {
    lines.current?.querySelectorAll('li')[openedAt]?.querySelector('button')?.focus();
  }, [openedAt]);
  const isTaken = (value: UnsureValue): boolean => {
    const entry = asEntry(value);
    return entry !== undefined && entries.some((one) => isSameEntry(one, entry));
  };
  const toggle = (value: UnsureValue) => {
    const entry = asEntry(value);
    if (!entry) return;
    if (isTaken(value)) onChange(entries.filter((one) => !isSameEntry(one, entry)));
    else onChange([...entries, entry]);
  };
  return (
    <div ref={lines}>
      <UnsureLines values={offered} onUse={toggle} isTaken={isTaken} onShow={onShow} />
    </div>
  );
}
