import {
  type Position,
  REQUIRED_TO_PUBLISH,
  type RequiredToPublish,
} from '@cantera/shared/contracts/positions';
import { BusyButton, Dialog } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import styles from './position-page.module.css';

type PublishDialogProps = { position: Position; onOpen: () => Promise<boolean>; onClose: () => void };

const isRequired = (field: string): field is RequiredToPublish =>
  REQUIRED_TO_PUBLISH.some((known) => known === field);

/** Where a missing field is filled in. */
function placeOf(positionId: string, field: RequiredToPublish): string {
  const page = `/positions/${positionId}`;
  if (field === 'jobDescription') return `${page}/job-description`;
  return `${page}/details#${field === 'yearsExperience' ? 'requirements' : 'basic-information'}`;
}

function MissingFields({ position, onClose }: PublishDialogProps) {
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

/** Opens a draft, or names what it lacks. */
export default function PublishDialog(props: PublishDialogProps) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const { position, onOpen, onClose } = props;
  if (position.missingFields.length > 0) return <MissingFields {...props} />;
  const open = async () => {
    setIsBusy(true);
    if (await onOpen()) onClose();
    setIsBusy(false);
  };
  return (
    <Dialog
      title={t('positions.publish.title', { title: position.title })}
      size="confirm"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('positions.publish.cancel')}</Button>}
    >
      <p className={styles.paragraph}>{t('positions.publish.text')}</p>
      <BusyButton data-autofocus type="primary" block isBusy={isBusy} onClick={() => void open()}>
        {t('positions.publish.open')}
      </BusyButton>
      <p className={styles.hint}>{t('positions.publish.openText')}</p>
    </Dialog>
  );
}
