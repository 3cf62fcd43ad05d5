import { Button } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import inputStyles from '../../design-system/controls/input.module.css';
import { Dialog } from '../../design-system/overlays/dialog.tsx';
import { FieldMessage } from '../../design-system/text/field-message.tsx';
import { useText } from '../../texts/use-text.ts';
import { useT } from '../messages/index.ts';
import { typedAddress } from '../model/link-address.ts';
import styles from './slate-editor.module.css';

export type LinkDraft = {
  /** Empty for a new link. */
  href: string;
  /** Whether words are selected, or the link has its own; else they are asked for. */
  hasWords: boolean;
};
type LinkDialogProps = {
  draft: LinkDraft;
  onSave: (href: string, words: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks for a link's address. It stands beside the page's forms, so that Enter submits none of them. */
export default function LinkDialog({ draft, onSave, onRemove, onClose }: LinkDialogProps) {
  const t = useT();
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(draft.href);
  const [words, setWords] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const save = () => {
    const href = typedAddress(typed);
    if (href) onSave(href, words.trim() || typed.trim());
    else {
      setIsWrong(true);
      document.getElementById(`${id}-href`)?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    save();
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the keys of its fields from the page below.
    <div onKeyDown={onKeyDown}>
      <Dialog
        title={t(draft.href ? 'shared.rich.link.edit' : 'shared.rich.link.add')}
        size="confirm"
        onClose={onClose}
        footer={
          <>
            {draft.href && (
              <Button danger onClick={onRemove}>
                {t('shared.rich.link.remove')}
              </Button>
            )}
            <Button onClick={onClose}>{text('shared.cancel')}</Button>
            <Button type="primary" onClick={save}>
              {t('shared.rich.link.save')}
            </Button>
          </>
        }
      >
        <div className={styles.linkField}>
          <label htmlFor={`${id}-href`}>{t('shared.rich.link.address')}</label>
          <input
            id={`${id}-href`}
            type="text"
            inputMode="url"
            autoComplete="off"
            className={inputStyles.input}
            value={typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsWrong(false);
            }}
          />
          {isWrong && <FieldMessage id={`${id}-error`}>{t('shared.rich.link.wrong')}</FieldMessage>}
        </div>
        {!draft.hasWords && (
          <div className={styles.linkField}>
            <label htmlFor={`${id}-words`}>{t('shared.rich.link.words')}</label>
            <input
              id={`${id}-words`}
              type="text"
              autoComplete="off"
              className={inputStyles.input}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
        )}
      </Dialog>
    </div>,
    document.body,
  );
}
