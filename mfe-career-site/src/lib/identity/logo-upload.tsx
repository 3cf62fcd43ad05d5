import { isApiError } from '@cantera/shared/api-client';
import { BusyButton, classNames, toast, useText, VisuallyHidden } from '@cantera/shared/design-system';
import { fieldText } from '@cantera/shared/forms';
import { CircleAlert, ImageUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './identity.module.css';
import { LOGO_TYPES, logoProblem } from './logo-file.ts';
import { useLogoCalls } from './use-identity.ts';

type LogoUploadProps = {
  /** The present one; null without. */
  logoUrl: string | null;
  isDisabled?: boolean;
};

/** The present logo on light and on dark ground, as visitors see it. */
function Current({ logoUrl }: { logoUrl: string | null }) {
  const t = useT();
  if (!logoUrl)
    return (
      <p className={styles.none}>
        <ImageUp size={20} aria-hidden />
        {t('logo.none')}
      </p>
    );
  return (
    <div className={styles.grounds}>
      <span className={styles.light}>
        <img src={logoUrl} alt={t('logo.current')} />
      </span>
      <span className={styles.dark}>
        <img src={logoUrl} alt="" />
      </span>
    </div>
  );
}

/** What is wrong with a file, by the key of it. */
function useProblemText() {
  const t = useT();
  const text = useText();
  return (key: string): string => {
    if (key === 'file_too_large') return t('logo.tooLarge');
    return key === 'not_an_image' ? t('logo.notAnImage') : fieldText(text, key);
  };
}

/** Sends a chosen file; what is wrong with it is said in place. */
function useLogoChoice(logoUrl: string | null) {
  const t = useT();
  const problemText = useProblemText();
  const { change, restore } = useLogoCalls();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const undo = () =>
    restore(logoUrl).then(
      () => toast.success(t('logo.restored')),
      () => toast.standardError(),
    );
  const send = async (file: File) => {
    setIsBusy(true);
    try {
      await change(file);
      toast.success(t('logo.updated'), { action: { label: t('logo.undo'), onSelect: () => void undo() } });
    } catch (error) {
      const said = isApiError(error) ? error.fields.file : undefined;
      if (said) setProblem(said);
      else toast.standardError();
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (file: File | undefined) => {
    if (!file || isBusy) return;
    const found = logoProblem(file);
    setProblem(found);
    if (!found) void send(file);
  };
  return { choose, problem: problem && problemText(problem), isBusy };
}

/** The agency's logo, and another one by choosing or dropping a picture, which saves it. */
export function LogoUpload({ logoUrl, isDisabled = false }: LogoUploadProps) {
  const t = useT();
  const id = useId();
  const { choose, problem, isBusy } = useLogoChoice(logoUrl);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) choose(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first.
    <div
      className={classNames(styles.logo, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Current logoUrl={logoUrl} />
      {!isDisabled && (
        <div className={styles.choice}>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              accept={LOGO_TYPES}
              tabIndex={-1}
              aria-label={t('logo.file')}
              onChange={(event) => {
                choose(event.target.files?.[0]);
                // The same file can be chosen again.
                event.target.value = '';
              }}
            />
          </VisuallyHidden>
          <BusyButton
            isBusy={isBusy}
            icon={<ImageUp aria-hidden />}
            aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {t(logoUrl ? 'logo.replace' : 'logo.choose')}
          </BusyButton>
          <p id={`${id}-hint`} className={styles.hint}>
            {t('logo.hint')}
          </p>
        </div>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          <CircleAlert size={14} aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}
