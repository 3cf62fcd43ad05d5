import { useApi } from '@cantera/shared/api-client';
import type { PossibleDuplicate } from '@cantera/shared/contracts/candidate-creation';
import { getPoolProfile, type PoolProfile } from '@cantera/shared/contracts/hunt-profiles';
import type { Hunt, PoolCandidate } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { DataView } from '@cantera/shared/data-view';
import { BusyButton, Dialog, SkeletonRows, toast, useText } from '@cantera/shared/design-system';
import { CheckboxField, RadioField, type RadioOption, useZodForm } from '@cantera/shared/forms';
import { formatList } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useT } from '../../../messages/hunts.ts';
import styles from './strangers.module.css';
import { useAddStranger } from './use-add-stranger.ts';

/** Who somebody is: nobody who is known, or the candidate with this id; empty before it is said. */
const NEW = 'NEW';
const schema = z.object({ who: z.string(), sendConsent: z.boolean().optional() });
type Values = z.output<typeof schema>;

type ChoicesProps = {
  control: Control<Values>;
  profile: PoolProfile;
  doubles: readonly PossibleDuplicate[];
  /** Candidates who cannot be added. */
  refused: readonly string[];
};

/** Whether they are somebody whom the agency knows, and the mail that asks for consent. */
function Choices({ control, profile, doubles, refused }: ChoicesProps) {
  const t = useT();
  const who = useWatch({ control, name: 'who' });
  const name = fullName(profile);
  const options: RadioOption[] = [
    ...doubles.map(({ candidate, reasons }) => ({
      value: candidate.id,
      label: t('hunts.stranger.isKnown', { name: fullName(candidate) }),
      description: [
        [candidate.jobTitle, candidate.companyName, candidate.location?.name].filter(Boolean).join(' · '),
        t('hunts.stranger.same', {
          reasons: formatList(reasons.map((reason) => t(`hunts.stranger.reason.${reason}`))),
        }),
      ]
        .filter(Boolean)
        .join('. '),
      isDisabled: refused.includes(candidate.id),
    })),
    { value: NEW, label: t('hunts.stranger.isNew'), description: t('hunts.stranger.isNewText') },
  ];
  const isNew = doubles.length === 0 || who === NEW;
  return (
    <>
      {doubles.length === 0 ? (
        <p>{t('hunts.stranger.nobodyAlike', { name })}</p>
      ) : (
        <RadioField control={control} name="who" label={t('hunts.stranger.who')} options={options} />
      )}
      {isNew && profile.email && (
        <CheckboxField
          control={control}
          name="sendConsent"
          label={t('hunts.stranger.consent', { email: profile.email })}
          hint={t('hunts.stranger.consentHint')}
        />
      )}
      {isNew && !profile.email && <p className={styles.quiet}>{t('hunts.stranger.noEmail')}</p>}
    </>
  );
}

type AddStrangerProps = {
  hunt: Hunt;
  person: PoolCandidate;
  onAdded: () => void;
  onClose: () => void;
};

/** Asks who somebody of a file is before they become a candidate in the position. */
export default function AddStranger({ hunt, person, onAdded, onClose }: AddStrangerProps) {
  const t = useT();
  const text = useText();
  const query = useApi(getPoolProfile, { params: { id: hunt.id, strangerId: person.id } });
  const { control, setValue } = useZodForm(schema, { defaults: { who: '', sendConsent: false } });
  const [who, sendConsent] = useWatch({ control, name: ['who', 'sendConsent'] });
  const { add, isBusy, refusal } = useAddStranger(hunt, person);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const doubles = query.data?.data.possibleDuplicates ?? [];
  // Who has changed meanwhile is asked about again.
  const isSaid = doubles.length === 0 || who === NEW || doubles.some(({ candidate }) => candidate.id === who);
  const isKnown = doubles.length > 0 && who !== NEW;
  const submit = async (): Promise<void> => {
    const asks = !isKnown && sendConsent === true;
    const outcome = await add(isKnown ? { existingCandidateId: who ?? '' } : { sendConsent: asks });
    if (outcome === 'ADDED') onAdded();
    else if (outcome === 'GONE') {
      toast.status(t('hunts.stranger.gone'));
      onClose();
    } else if (outcome === 'KNOWN') {
      setValue('who', '');
      await query.mutate();
    } else if (outcome === 'NOT_THEM') {
      setRefused((before) => [...before, who ?? '']);
      setValue('who', '');
    }
  };
  return (
    <Dialog
      title={t('hunts.stranger.title', { name: fullName(person) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('shared.cancel')}</Button>
          <BusyButton
            type="primary"
            isBusy={isBusy}
            disabled={!query.data || !isSaid}
            onClick={() => void submit()}
          >
            {t('hunts.stranger.add')}
          </BusyButton>
        </>
      }
    >
      <div className={styles.dialog}>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        <DataView
          query={query}
          isEmpty={() => false}
          empty={null}
          errorTitle={t('hunts.stranger.error')}
          skeleton={<SkeletonRows rows={3} />}
        >
          {({ data }) => (
            <Choices
              control={control}
              profile={data.profile}
              doubles={data.possibleDuplicates}
              refused={refused}
            />
          )}
        </DataView>
      </div>
    </Dialog>
  );
}
