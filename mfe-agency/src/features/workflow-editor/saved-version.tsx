import type { Action } from '@cantera/shared/contracts/automation';
import type { Workflow } from '@cantera/shared/contracts/workflows';
import { formatAge, formatDateTime } from '@cantera/shared/i18n';
import { RichText } from '@cantera/shared/rich-text';
import { useT } from '../../messages/workflows.ts';
import { useSummary } from './cards/use-summary.ts';
import { editedWorkflowOf } from './model/edited-workflow.ts';
import styles from './workflow-editor.module.css';

function Message({ action, files }: { action: Action; files: Workflow['files'] }) {
  if (action.type === 'DELAY') return null;
  const { message, attachments = [] } = action.value;
  const names = files.filter(({ id }) => attachments.includes(id)).map(({ name }) => name);
  return (
    <>
      <RichText html={message} />
      {names.length > 0 && <p className={styles.meta}>{names.join(', ')}</p>}
    </>
  );
}

/** What somebody else has saved meanwhile, beside what stands in the editor. */
export function SavedVersion({ workflow }: { workflow: Workflow }) {
  const t = useT();
  const summary = useSummary();
  const { order, cards } = editedWorkflowOf(workflow);
  return (
    // It scrolls by itself, so the keyboard has to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={styles.other} aria-label={t('editor.other')} tabIndex={0}>
      <h2 className={styles.otherTitle}>{t('editor.other')}</h2>
      <p className={styles.meta}>
        <time dateTime={workflow.updatedAt} title={formatDateTime(workflow.updatedAt)}>
          {t('editor.otherAt', { age: formatAge(workflow.updatedAt) })}
        </time>
      </p>
      <p className={styles.otherName}>{workflow.name}</p>
      <ol className={styles.otherActions}>
        {workflow.actions.map((action, index) => {
          const card = cards[order[index] ?? ''];
          return (
            <li key={action.id}>
              <strong>{card && summary(card)}</strong>
              <Message action={action} files={workflow.files} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
