import { PORTAL_HOURS } from '@cantera/shared/contracts/job-portals';
import {
  type Position,
  REQUIRED_TO_PUBLISH,
  type RequiredToPublish,
} from '@cantera/shared/contracts/positions';
import { BusyButton, Dialog, toast } from '@cantera/shared/design-system';
import { PolicyWarning } from '@cantera/shared/privacy-policy';
import { useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSubmit } from '../../../lib/multiposting.ts';
import { useSeesPortals } from '../../../lib/sees-portals.ts';
import { useUnsavedDescription } from '../../../lib/unsaved-description.ts';
import { useT } from '../../../messages/index.ts';
import styles from '../position-page.module.css';

type PublishDialogProps = {
  position: Position;
  /** Resolves to whether it was opened. */
  onOpen: () => Promise<boolean>;
  /** Opens it, shows it on the job portal and submits it to external ones, if any; resolves to whether it was opened. */
  onPublish: (submit?: () => Promise<void>) => Promise<boolean>;
  onClose: () => void;
};

const isRequired = (field: string): field is RequiredToPublish =>
  REQUIRED_TO_PUBLISH.some((known) => known === field);

/** The field of the details that holds what is missing, as the page's address names it. */
const FIELD_OF: Readonly<Record<Exclude<RequiredToPublish, 'jobDescription'>, string>> = {
  salaryFrom: 'salary.from',
  salaryTo: 'salary.to',
  salaryCurrency: 'salary.currency',
  salaryRange: 'salary.salaryRange',
  workMode: 'workMode',
  contractType: 'contractType',
  location: 'location',
  yearsExperience: 'yearsExperience.from',
};

/** Where a missing field is filled in. */
const placeOf = (positionId: string, field: RequiredToPublish): string =>
  field === 'jobDescription'
    ? `/positions/${positionId}/job-description`
    : `/positions/${positionId}/details#${FIELD_OF[field]}`;

function MissingFields({ position, onClose }: Pick<PublishDialogProps, 'position' | 'onClose'>) {
  const t = useT();
  return (
    <Dialog
      title={t('positions.publish.missing')}
      size="confirm"
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('positions.publish.understood')}
        </Button>
      }
    >
      <p className={styles.paragraph}>{t('positions.publish.missingText')}</p>
      <ul className={styles.missing}>
        {position.missingFields.filter(isRequired).map((field) => (
          <li key={field}>
            <Link to={placeOf(position.id, field)} onClick={onClose}>
              {t(`positions.missing.${field}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Asks for the words of the job description that are not saved yet. */
function SaveFirst({ save, onClose }: { save: () => Promise<boolean>; onClose: () => void }) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const saveAndGoOn = async () => {
    setIsBusy(true);
    try {
      // What is wrong with it stands at its field.
      if (!(await save())) onClose();
    } catch {
      toast.standardError();
      onClose();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={t('positions.publish.unsaved')}
      size="confirm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('positions.publish.cancel')}</Button>
          <BusyButton data-autofocus type="primary" isBusy={isBusy} onClick={() => void saveAndGoOn()}>
            {t('positions.publish.saveAndPublish')}
          </BusyButton>
        </>
      }
    >
      <p className={styles.paragraph}>{t('positions.publish.unsavedText')}</p>
    </Dialog>
  );
}

/** Opens a draft, shows it to visitors too when that is chosen, or names what it lacks. */
export default function PublishDialog({ position, onOpen, onPublish, onClose }: PublishDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'open' | 'publish'>();
  const save = useUnsavedDescription(position.id);
  const seesPortals = [useSeesPortals(), useCan('adverts.publish')].every(Boolean);
  const { submitEverywhere } = useSubmit(position.id);
  if (save) return <SaveFirst save={save} onClose={onClose} />;
  if (position.missingFields.length > 0) return <MissingFields position={position} onClose={onClose} />;
  const open = async () => {
    setBusy('open');
    if (await onOpen()) onClose();
    setBusy(undefined);
  };
  const publish = async () => {
    setBusy('publish');
    if (await onPublish(seesPortals ? submitEverywhere : undefined)) {
      onClose();
      await navigate(`/positions/${position.id}/configuration`);
    }
    setBusy(undefined);
  };
  return (
    <Dialog
      title={t('positions.publish.title', { title: position.title })}
      size="confirm"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('positions.publish.cancel')}</Button>}
    >
      <p className={styles.paragraph}>{t('positions.publish.text')}</p>
      <div className={styles.policy}>
        <PolicyWarning before="opening" />
      </div>
      <BusyButton
        data-autofocus
        type="primary"
        block
        disabled={busy === 'open'}
        isBusy={busy === 'publish'}
        onClick={() => void publish()}
      >
        {t('positions.publish.openAndPublish')}
      </BusyButton>
      <p className={styles.hint}>
        {t('positions.publish.openAndPublishText')}
        {seesPortals && ` ${t('positions.publish.everywhere', { hours: PORTAL_HOURS })}`}
      </p>
      <BusyButton
        block
        className={styles.second}
        disabled={busy === 'publish'}
        isBusy={busy === 'open'}
        onClick={() => void open()}
      >
        {t('positions.publish.open')}
      </BusyButton>
      <p className={styles.hint}>{t('positions.publish.openText')}</p>
    </Dialog>
  );
}
