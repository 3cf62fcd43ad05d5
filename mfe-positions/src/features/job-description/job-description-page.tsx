import { useApi } from '@cantera/shared/api-client';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { EmptyState } from '@cantera/shared/design-system';
import { RichText } from '@cantera/shared/rich-text';
import { useMay } from '@cantera/shared/session';
import { FileText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { DescriptionForm } from './description-form.tsx';
import { DownloadButton } from './download-button.tsx';
import styles from './job-description.module.css';

/** For whoever may read a position but not change it. */
function ReadOnly({ position }: { position: Position }) {
  const t = useT();
  const { jobDescription } = position;
  if (!jobDescription) return <EmptyState icon={<FileText />} title={t('positions.description.none')} />;
  return (
    <div className={styles.column}>
      <RichText html={jobDescription} />
      <div className={styles.foot}>
        <DownloadButton position={position} html={() => jobDescription} />
      </div>
    </div>
  );
}

/** The text with which a position is published. The page around it has read the position already. */
export function Component() {
  const { position: id = '' } = useParams();
  const position = useApi(getPosition, { params: { id } }).data?.data;
  const canWrite = useMay(updatePosition);
  if (!position) return null;
  return (
    <div className={styles.page}>
      {canWrite ? (
        <DescriptionForm key={position.id} position={position} />
      ) : (
        <ReadOnly position={position} />
      )}
    </div>
  );
}
