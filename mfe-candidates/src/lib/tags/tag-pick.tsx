import { useApi } from '@cantera/shared/api-client';
import { ComboboxList, useCombobox } from '@cantera/shared/combobox';
import { listTags, MAX_TAG_NAME, TAG_TONES, type Tag } from '@cantera/shared/contracts/tags';
import { fold } from '@cantera/shared/contracts/text';
import { Chip } from '@cantera/shared/design-system';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './tags.module.css';

type TagPickProps = {
  /** Names the field. */
  label: string;
  /** Tags that are not offered. */
  except: readonly Tag[];
  onPick: (tag: Tag) => void;
  /** With it, a name that no tag has can be made one. */
  onCreate?: (name: string) => void;
  /** Escape with nothing left to close. */
  onLeave?: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
};

type Offer = { id: string; tag?: Tag };
const CREATE = '+';

/** What is offered for a term: tags that contain it, those that start with it first, and to make one of it. */
function useOffers({ except, onCreate }: TagPickProps, term: string) {
  const known = useApi(listTags, {});
  const all = known.data?.data ?? [];
  const wanted = fold(term);
  const fits = all.filter(
    (tag) => !except.some(({ id }) => id === tag.id) && fold(tag.name).includes(wanted),
  );
  const starts = (tag: Tag) => fold(tag.name).startsWith(wanted);
  const isTooLong = onCreate !== undefined && term.length > MAX_TAG_NAME;
  const isTaken = [...all, ...except].some((tag) => fold(tag.name) === wanted);
  const canCreate = onCreate && term !== '' && !isTooLong && !isTaken && known.data !== undefined;
  const found: Offer[] = [...fits.filter(starts), ...fits.filter((tag) => !starts(tag))].map((tag) => ({
    id: tag.id,
    tag,
  }));
  return {
    options: canCreate ? [...found, { id: CREATE }] : found,
    isTooLong,
    notice: known.error ? ('failed' as const) : known.data ? ('none' as const) : ('loading' as const),
    onRetry: known.error ? () => void known.mutate() : undefined,
  };
}

/** A field that finds a tag while one types, or makes a new one of what was typed. */
export function TagPick(props: TagPickProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const { options, isTooLong, notice, onRetry } = useOffers(props, term);
  const box = useCombobox<Offer>({
    id,
    options,
    onRetry,
    onPick: ({ tag }) => {
      setTyped('');
      if (tag) props.onPick(tag);
      else props.onCreate?.(term);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (box.isOpen || props.onLeave)) {
      event.stopPropagation();
      if (!box.isOpen) props.onLeave?.();
      else box.close();
      // Enter must not send a form around the field.
    } else if (!box.handleKey(event) && event.key !== 'Enter') return;
    event.preventDefault();
  };
  return (
    <div className={styles.pick}>
      <input
        {...box.inputProps}
        id={id}
        ref={props.inputRef}
        type="text"
        className={styles.input}
        aria-label={props.label}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}-problem` : undefined}
        placeholder={t(props.onCreate ? 'candidates.tags.find' : 'candidates.tags.findExisting')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          box.open();
        }}
        onClick={box.open}
        onKeyDown={onKeyDown}
        onBlur={box.close}
      />
      {isTooLong ? (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {t('candidates.tags.tooLong')}
        </p>
      ) : (
        <ComboboxList
          box={box}
          label={props.label}
          notice={notice}
          onRetry={onRetry}
          renderOption={({ tag }) =>
            tag ? (
              <Chip tone={TAG_TONES[tag.color]}>{tag.name}</Chip>
            ) : (
              t('candidates.tags.create', { name: term })
            )
          }
        />
      )}
    </div>
  );
}
