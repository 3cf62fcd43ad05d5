import { joinNames } from '@cantera/shared/contracts/text';
import type { User } from '@cantera/shared/contracts/users';
import { hueOf, initialsOf, useText, VisuallyHidden } from '@cantera/shared/design-system';
import { FieldFrame } from '@cantera/shared/forms';
import { Button } from 'antd';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../messages/profile.ts';
import styles from './avatar-field.module.css';

/** What the picture will be once it is saved. */
export type AvatarChoice = { kind: 'stored' } | { kind: 'chosen'; file: File } | { kind: 'removed' };

/** Kinds of pictures that the server keeps. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif';

/** The address under which the page can show what was chosen; given back when the choice changes. */
function usePreview(choice: AvatarChoice, storedUrl: string | null): string | null {
  const file = choice.kind === 'chosen' ? choice.file : null;
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return choice.kind === 'stored' ? storedUrl : url;
}

function Preview({ user, url }: { user: User; url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const hue = hueOf(user.id);
  return (
    <span
      className={styles.preview}
      style={{ background: `var(--av-${hue}-bg)`, color: `var(--av-${hue})` }}
      aria-hidden
    >
      {url && url !== failedUrl ? (
        <img className={styles.image} src={url} alt="" onError={() => setFailedUrl(url)} />
      ) : (
        initialsOf(joinNames(user.firstName, user.lastName))
      )}
    </span>
  );
}

type AvatarFieldProps = {
  user: User;
  choice: AvatarChoice;
  onChoose: (choice: AvatarChoice) => void;
  error: string | undefined;
  /** The button that chooses a picture. */
  opener: RefObject<HTMLButtonElement | null>;
};

/** The user's picture as others will see it, with the ways to choose another and to have none. */
export function AvatarField({ user, choice, onChoose, error, opener }: AvatarFieldProps) {
  const t = useT();
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const url = usePreview(choice, user.imageUrl);
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const remove = () => {
    // A picture that was only chosen goes back to the stored one; pressing again removes that one too.
    onChoose({ kind: choice.kind === 'chosen' ? 'stored' : 'removed' });
    opener.current?.focus();
  };
  return (
    <FieldFrame id={id} label={t('profile.image.label')} hint={t('profile.image.hint')} error={error}>
      <div className={styles.row}>
        <Preview user={user} url={url} />
        <VisuallyHidden>
          <input
            ref={input}
            id={id}
            type="file"
            accept={ACCEPTED}
            tabIndex={-1}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file can be chosen again after it was taken back.
              event.target.value = '';
              if (file) onChoose({ kind: 'chosen', file });
            }}
          />
        </VisuallyHidden>
        <div className={styles.controls}>
          <div className={styles.buttons}>
            <Button ref={opener} aria-describedby={described} onClick={() => input.current?.click()}>
              {t(url ? 'profile.image.replace' : 'profile.image.choose')}
            </Button>
            {url && (
              <Button type="text" onClick={remove}>
                {t('profile.image.remove')}
              </Button>
            )}
            {choice.kind === 'removed' && user.imageUrl && (
              <Button type="text" onClick={() => onChoose({ kind: 'stored' })}>
                {text('shared.cancel')}
              </Button>
            )}
          </div>
          <p className={styles.file} role="status">
            {choice.kind === 'chosen' && choice.file.name}
            {choice.kind === 'removed' && t('profile.image.removed')}
          </p>
        </div>
      </div>
    </FieldFrame>
  );
}
