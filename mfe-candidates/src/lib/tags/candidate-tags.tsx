import { putTagOn, TAG_TONES, type Tag } from '@cantera/shared/contracts/tags';
import { fullName } from '@cantera/shared/contracts/text';
import { Chip } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/index.ts';
import { TagPick } from './tag-pick.tsx';
import styles from './tags.module.css';
import { useTagging } from './use-tagging.ts';

type CandidateTagsProps = {
  candidate: { id: string; firstName: string; lastName: string | null; tags: readonly Tag[] };
  /** The field stands there from the start. */
  isOpen?: boolean;
};

function RemovableTag({ tag, onRemove }: { tag: Tag; onRemove: () => void }) {
  const t = useT();
  return (
    <Chip isLarge tone={TAG_TONES[tag.color]}>
      <span className={styles.name} title={tag.name}>
        {tag.name}
      </span>
      <button
        type="button"
        className={styles.drop}
        aria-label={t('candidates.tags.takeOff', { tag: tag.name })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
    </Chip>
  );
}

/** Somebody's tags; who may change candidates takes them off by their crosses and puts others on by a field. */
export function CandidateTags({ candidate, isOpen = false }: CandidateTagsProps) {
  const t = useT();
  const canWrite = useMay(putTagOn);
  const { tags, put, take, create } = useTagging(candidate);
  const [isAdding, setIsAdding] = useState(isOpen);
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    if (isAdding) input.current?.focus();
    else area.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }, [isAdding]);
  const toggle = (isNow: boolean) => {
    wasPressed.current = true;
    setIsAdding(isNow);
  };
  const name = fullName(candidate);
  if (!canWrite && tags.length === 0) return null;
  const remove = (tag: Tag) => {
    // The cross goes with its tag: the focus goes to what stands beside it.
    const crosses = [...(area.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const at = tags.indexOf(tag);
    (
      crosses[at + 1] ??
      crosses[at - 1] ??
      input.current ??
      area.current?.querySelector<HTMLElement>('[data-add]')
    )?.focus();
    void take(tag);
  };
  return (
    <div ref={area} className={styles.tags}>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('candidates.tags.of', { name })}>
          {tags.map((tag) => (
            <li key={tag.id} className={styles.tag}>
              {canWrite ? (
                <RemovableTag tag={tag} onRemove={() => remove(tag)} />
              ) : (
                <Chip isLarge tone={TAG_TONES[tag.color]}>
                  <span className={styles.name}>{tag.name}</span>
                </Chip>
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && !isAdding && (
        <button
          type="button"
          data-add
          className={styles.add}
          aria-label={t('candidates.tags.addTo', { name })}
          onClick={() => toggle(true)}
        >
          <Plus size={12} aria-hidden />
          {t('candidates.tags.add')}
        </button>
      )}
      {canWrite && isAdding && (
        <TagPick
          label={t('candidates.tags.addTo', { name })}
          except={tags}
          inputRef={input}
          onPick={(tag) => void put(tag)}
          onCreate={(newName) => void create(newName)}
          onLeave={isOpen ? undefined : () => toggle(false)}
        />
      )}
    </div>
  );
}

const SHOWN_IN_ROW = 2;

/** Tags in a row of a list: the first ones on one line, and how many more there are. */
export function TagRow({ tags }: { tags: readonly Tag[] }) {
  return (
    <span className={styles.row} title={tags.map(({ name }) => name).join(', ')}>
      {tags.slice(0, SHOWN_IN_ROW).map((tag) => (
        <span key={tag.id} className={styles.short}>
          <Chip tone={TAG_TONES[tag.color]}>
            <span className={styles.name}>{tag.name}</span>
          </Chip>
        </span>
      ))}
      {tags.length > SHOWN_IN_ROW && <span className={styles.more}>{`+${tags.length - SHOWN_IN_ROW}`}</span>}
    </span>
  );
}
