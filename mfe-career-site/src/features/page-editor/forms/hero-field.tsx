import { isApiError, upload } from '@cantera/shared/api-client';
import { MAX_HERO_BYTES, uploadSiteHero } from '@cantera/shared/contracts/site-identity';
import { classNames, useText } from '@cantera/shared/design-system';
import { fieldText } from '@cantera/shared/forms';
import { Button } from 'antd';
import { CircleAlert, ImageUp, LoaderCircle, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '../../../messages/page-editor.ts';
import styles from './forms.module.css';
import { usePageFields } from './page-fields.ts';

/** Why a file is not uploaded at all. */
function useRefusal() {
  const t = useT();
  const text = useText();
  return (file: File): string | undefined => {
    if (file.size > MAX_HERO_BYTES) return t('editor.hero.tooLarge');
    return file.type.startsWith('image/') ? undefined : fieldText(text, 'not_an_image');
  };
}

/** Uploads a picture as soon as it is chosen, so that the preview shows it; the page is saved with its address. */
function useHero() {
  const t = useT();
  const text = useText();
  const { form, settle } = usePageFields();
  const { field, fieldState } = useController({ control: form.control, name: 'heroUrl' });
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const last = useRef(0);
  const refusal = useRefusal();
  useEffect(() => {
    settle.current = () => running.current;
    return () => {
      settle.current = async () => true;
    };
  }, [settle]);
  const send = async (file: File, turn: number): Promise<boolean> => {
    try {
      const { heroUrl } = await upload(uploadSiteHero, {}, { file });
      if (turn === last.current) field.onChange(heroUrl);
      return true;
    } catch (error) {
      if (turn !== last.current) return true;
      const key = isApiError(error) ? error.fields.file : undefined;
      if (key === 'file_too_large') setProblem(t('editor.hero.tooLarge'));
      else setProblem(key ? fieldText(text, key) : t('editor.hero.failed'));
      return false;
    } finally {
      if (turn === last.current) setUploading(false);
    }
  };
  const begin = () => {
    last.current += 1;
    setProblem(undefined);
    return last.current;
  };
  return {
    address: typeof field.value === 'string' ? field.value : undefined,
    problem: problem ?? fieldState.error?.message,
    isUploading,
    ref: field.ref,
    choose(file: File) {
      const turn = begin();
      const refused = refusal(file);
      setProblem(refused);
      setUploading(refused === undefined);
      // What was refused before it was sent leaves the picture as it is: it holds no save.
      running.current = refused === undefined ? send(file, turn) : Promise.resolve(true);
    },
    remove() {
      begin();
      setUploading(false);
      running.current = Promise.resolve(true);
      field.onChange(null);
    },
  };
}

/** Chooses another picture, and takes away the one that is there. */
function HeroButtons({ hero }: { hero: ReturnType<typeof useHero> }) {
  const t = useT();
  const { address, isUploading, ref, choose, remove } = hero;
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement>(null);
  return (
    <div className={styles.heroFoot}>
      <input
        ref={input}
        type="file"
        name="heroUrl"
        className={styles.file}
        aria-label={t('editor.hero.file')}
        accept="image/png,image/jpeg,image/webp,image/gif"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again after it was refused.
          event.target.value = '';
          if (file) choose(file);
        }}
      />
      <Button
        ref={(element) => {
          opener.current = element;
          ref(element);
        }}
        aria-busy={isUploading}
        icon={isUploading ? <LoaderCircle className={styles.spinner} aria-hidden /> : <ImageUp aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(isUploading ? 'editor.hero.uploading' : address ? 'editor.hero.replace' : 'editor.hero.choose')}
      </Button>
      {address && (
        <Button
          type="text"
          icon={<Trash2 aria-hidden />}
          onClick={() => {
            remove();
            opener.current?.focus();
          }}
        >
          {t('editor.hero.remove')}
        </Button>
      )}
      <span className={styles.hint}>{t('editor.hero.hint')}</span>
    </div>
  );
}

/** The picture at the head of the home page. A file can also be dropped on it. */
export function HeroField() {
  const t = useT();
  const { isReadOnly } = usePageFields();
  const hero = useHero();
  const { address, problem, choose } = hero;
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isReadOnly) choose(file);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drop zone in every browser.
    <div
      role="group"
      aria-label={t('editor.heroUrl')}
      className={styles.hero}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={classNames(styles.heroFrame, isOver && styles.over)}>
        {address ? (
          <img className={styles.heroImage} src={address} alt={t('editor.hero.current')} />
        ) : (
          <span className={styles.heroEmpty}>
            <ImageUp size={20} aria-hidden />
            {t('editor.hero.none')}
          </span>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          <CircleAlert size={14} aria-hidden />
          {problem}
        </p>
      )}
      {!isReadOnly && <HeroButtons hero={hero} />}
    </div>
  );
}
