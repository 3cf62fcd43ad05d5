import type { Candidate } from '@cantera/shared/contracts/candidates';
import { LANGUAGE_LEVELS } from '@cantera/shared/contracts/enums';
import { IconButton } from '@cantera/shared/design-system';
import { displayName } from '@cantera/shared/i18n';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { languageOptions } from '../../../lib/languages.ts';
import { useT } from '../../../messages/index.ts';
import { EditorFrame } from './editor-frame.tsx';
import styles from './editors.module.css';
import { useEditor } from './use-editor.ts';

type Language = Candidate['languages'][number];
const levelOf = (value: string): Language['proficiency'] =>
  LANGUAGE_LEVELS.find((level) => level === value) ?? 'B2';

/** Languages and how well they are spoken. */
export function LanguagesEditor({ candidate, onDone }: { candidate: Candidate; onDone: () => void }) {
  const t = useT();
  const { save, isBusy, problem } = useEditor(candidate, onDone);
  const [languages, setLanguages] = useState<readonly Language[]>(candidate.languages);
  const options = useMemo(languageOptions, []);
  const title = t('candidates.section.languages');
  return (
    <EditorFrame
      label={t('candidates.edit.section', { section: title })}
      isBusy={isBusy}
      problem={problem}
      onSave={() => void save({ languages: [...languages] })}
      onCancel={onDone}
    >
      {languages.map(({ code, proficiency }) => {
        const name = displayName(code, 'language');
        return (
          <div key={code} className={styles.language}>
            <span className={styles.languageName}>{name}</span>
            <select
              className={styles.select}
              aria-label={t('candidates.edit.level', { language: name })}
              value={proficiency}
              onChange={({ target }) =>
                setLanguages((all) =>
                  all.map((one) => (one.code === code ? { code, proficiency: levelOf(target.value) } : one)),
                )
              }
            >
              {LANGUAGE_LEVELS.map((level) => (
                <option key={level}>{level}</option>
              ))}
            </select>
            <IconButton
              label={t('candidates.edit.remove', { name })}
              icon={<Trash2 aria-hidden />}
              onClick={() => setLanguages((all) => all.filter((one) => one.code !== code))}
            />
          </div>
        );
      })}
      <select
        className={styles.select}
        aria-label={t('candidates.edit.addLanguage')}
        value=""
        onChange={({ target }) =>
          setLanguages((all) => [...all, { code: target.value, proficiency: levelOf('') }])
        }
      >
        <option value="" disabled>
          {t('candidates.edit.addLanguage')}
        </option>
        {options
          .filter(({ code }) => !languages.some((one) => one.code === code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
    </EditorFrame>
  );
}
