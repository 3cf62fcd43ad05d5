import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { Dialog } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { CandidateTags } from '../../../lib/tags/candidate-tags.tsx';
import { TagPick } from '../../../lib/tags/tag-pick.tsx';
import styles from '../../../lib/tags/tags.module.css';
import { useTaggingOfMany } from '../../../lib/tags/use-tagging.ts';
import { useCandidate } from '../../../lib/use-candidate.ts';
import { useT } from '../../../messages/list.ts';

const NONE: readonly never[] = [];

function TagsOfMany({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const { put, take, create } = useTaggingOfMany(ids);
  return (
    <div className={styles.many}>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden>
          {t('candidates.tags.putOn')}
        </span>
        <TagPick
          label={t('candidates.tags.putOn')}
          except={NONE}
          onPick={(tag) => void put(tag)}
          onCreate={(name) => void create(name)}
        />
      </div>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden>
          {t('candidates.tags.takeOffMany')}
        </span>
        <TagPick label={t('candidates.tags.takeOffMany')} except={NONE} onPick={(tag) => void take(tag)} />
      </div>
    </div>
  );
}

/** Their row may leave a list that is filtered by the tag: what is changed here is read of the person alone. */
function TagsOfOne({ row }: { row: CandidateListItem }) {
  const { data } = useCandidate(row.id);
  return <CandidateTags isOpen candidate={data ? { ...row, tags: data.data.tags } : row} />;
}

type TagDialogProps = {
  /** One person of the list, or the ids of several. */
  of: CandidateListItem | readonly string[];
  onClose: () => void;
};

const isOne = (of: TagDialogProps['of']): of is CandidateListItem => 'firstName' in of;

/** Changes the tags of one person of the list, or puts one on several and takes one off them. */
export default function TagDialog({ of, onClose }: TagDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={
        isOne(of)
          ? t('candidates.tags.of', { name: fullName(of) })
          : t('candidates.tags.bulkTitle', { count: of.length })
      }
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('candidates.tags.close')}</Button>}
    >
      <div className={styles.person}>{isOne(of) ? <TagsOfOne row={of} /> : <TagsOfMany ids={of} />}</div>
    </Dialog>
  );
}
