import { call } from '@cantera/shared/api-client';
import { updateCandidateLocation } from '@cantera/shared/contracts/candidate-stages';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { FieldFrame } from '@cantera/shared/forms';
import { type CityChoice, CityPick } from '@cantera/shared/lookups';
import { useId, useState } from 'react';
import { useT } from '../../../messages/update-pages.ts';
import type { Saving } from '../use-saving.ts';

type LocationPartProps = {
  candidate: Candidate;
  saving: Saving;
  /** Told what is chosen, and undefined when it could not be saved. */
  onChoose: (city: CityChoice | null | undefined) => void;
};

/** Where the candidate lives; a choice is saved at once. */
export function LocationPart({ candidate, saving, onChoose }: LocationPartProps) {
  const t = useT();
  const id = useId();
  const [pending, setPending] = useState<{ city: CityChoice | null }>();
  const { location } = candidate;
  const stored = location && { id: location.id ?? '', address: location.address || location.name };
  const choose = async (city: CityChoice | null) => {
    const choice = { city };
    setPending(choice);
    onChoose(city);
    try {
      await saving.step(() =>
        call(updateCandidateLocation, {
          params: { id: candidate.id },
          body: { locationId: city?.id ?? null },
        }),
      );
    } catch {
      onChoose(undefined);
      toast.standardError();
    } finally {
      // A later choice has a value of its own.
      setPending((now) => (now === choice ? undefined : now));
    }
  };
  const label = t('candidates.field.location');
  return (
    <FieldFrame id={id} label={label} isOptional hint={t('candidates.update.locationHint')} error={undefined}>
      <CityPick
        label={label}
        aria={{
          id,
          'aria-describedby': `${id}-hint`,
          'aria-invalid': undefined,
          'aria-required': undefined,
        }}
        value={pending ? pending.city : stored}
        onChange={(city) => void choose(city)}
      />
    </FieldFrame>
  );
}
