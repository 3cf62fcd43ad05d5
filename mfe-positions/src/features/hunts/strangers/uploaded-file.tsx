import type { RowProblem } from '@cantera/shared/contracts/hunt-profiles';
import { IconButton } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { FileText, X } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import { hasNotes, problemText, type ReadFile, toldEncoding } from './file-words.ts';
import styles from './strangers.module.css';

/** Rows of a file with what is wrong with each. */
export function RowProblems({ problems, count }: { problems: readonly RowProblem[]; count: number }) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <details className={styles.problems}>
      <summary>{t('hunts.files.problems', { count })}</summary>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.row} ${problem.reason} ${problem.field}`}>{problemText(t, problem)}</li>
        ))}
        {count > problems.length && (
          <li>{t('hunts.files.moreProblems', { count: count - problems.length })}</li>
        )}
      </ul>
    </details>
  );
}

/** A file that was read: how many people it names, and what to know about it. */
export function UploadedFile({
  file,
  isGone,
  onRemove,
}: {
  file: ReadFile;
  /** Whether nothing of it is kept any more. */
  isGone: boolean;
  onRemove: () => void;
}) {
  const t = useT();
  const { name, people, known, unknownColumns, problems, problemCount, leftOut } = file;
  const encoding = toldEncoding(file);
  return (
    <li className={styles.file}>
      <div className={styles.fileHead}>
        <FileText size={16} aria-hidden />
        <span className={styles.fileName}>{name}</span>
        <span className={styles.count}>{t('hunts.files.people', { count: people })}</span>
        <IconButton
          size="small"
          label={t('hunts.files.remove', { name })}
          icon={<X size={16} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {isGone && (
        <p role="alert" className={styles.refusal}>
          {t('hunts.files.goneHere', { name })}
        </p>
      )}
      {hasNotes(file) && (
        <div className={styles.notes}>
          {encoding && <p>{t(`hunts.files.encoding.${encoding}`)}</p>}
          {known > 0 && <p>{t('hunts.files.known', { count: known })}</p>}
          {unknownColumns.length > 0 && (
            <p>
              {t('hunts.files.unknownColumns', {
                count: unknownColumns.length,
                columns: formatList(unknownColumns),
              })}
            </p>
          )}
          {leftOut > 0 && <p>{t('hunts.files.leftOut', { count: leftOut })}</p>}
          <RowProblems problems={problems} count={problemCount} />
        </div>
      )}
    </li>
  );
}
