import { classNames, IconButton, MenuButton } from '@cantera/shared/design-system';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, CircleAlert, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { ActionIcon } from '../../../lib/workflow-parts/index.ts';
import { useT } from '../../../messages/workflows.ts';
import type { Uploads } from '../model/use-uploads.ts';
import type { WorkflowForm } from '../model/use-workflow-form.ts';
import styles from './cards.module.css';
import { DelayFields } from './delay-fields.tsx';
import { MessageFields } from './message-fields.tsx';
import { useSummary } from './use-summary.ts';

type ActionCardProps = {
  cardKey: string;
  form: WorkflowForm;
  uploads: Uploads;
  /** Its number and what it does, in words. */
  name: string;
  handle: ReactNode;
  isMinimised: boolean;
  onToggle: () => void;
  /** Absent at the ends. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
};

function CardMenu({
  name,
  onUp,
  onDown,
  onRemove,
}: Pick<ActionCardProps, 'name' | 'onUp' | 'onDown' | 'onRemove'>) {
  const t = useT();
  return (
    <MenuButton
      label={t('editor.menu', { name })}
      entries={[
        {
          key: 'up',
          label: t('editor.up'),
          icon: <ArrowUp aria-hidden />,
          isDisabled: !onUp,
          onSelect: onUp,
        },
        {
          key: 'down',
          label: t('editor.down'),
          icon: <ArrowDown aria-hidden />,
          isDisabled: !onDown,
          onSelect: onDown,
        },
        {
          key: 'remove',
          label: t('editor.remove'),
          icon: <Trash2 aria-hidden />,
          isDanger: true,
          onSelect: onRemove,
        },
      ]}
    />
  );
}

/** One action: its head says what it is, or all that it does while it is minimised; below it its fields. */
export function ActionCard(props: ActionCardProps) {
  const { cardKey, name, handle, form, uploads, isMinimised, onToggle } = props;
  const t = useT();
  const summary = useSummary();
  const id = useId();
  const { control } = form;
  const { errors } = useFormState({ control });
  const card = useWatch({ control, name: `cards.${cardKey}` });
  if (!card) return null;
  const isFlagged = errors.cards?.[cardKey] !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its buttons after the whole card.
    <div
      role="group"
      aria-label={name}
      data-card={cardKey}
      data-flagged={isFlagged || undefined}
      className={classNames(styles.card, isFlagged && styles.flagged)}
    >
      <div className={styles.head}>
        {handle}
        <IconButton
          data-card-head
          size="small"
          label={t(isMinimised ? 'editor.expand' : 'editor.minimise', { name })}
          icon={isMinimised ? <ChevronRight aria-hidden /> : <ChevronDown aria-hidden />}
          aria-expanded={!isMinimised}
          aria-controls={isMinimised ? undefined : id}
          onClick={onToggle}
        />
        <span className={styles.title}>
          <ActionIcon type={card.type} />
          <span className={styles.words}>{isMinimised ? summary(card) : t(`action.${card.type}`)}</span>
        </span>
        {isFlagged && (
          <span className={styles.flag}>
            <CircleAlert size={14} aria-hidden />
            {t('editor.flag')}
          </span>
        )}
        <CardMenu {...props} />
      </div>
      {!isMinimised && (
        <div id={id} className={styles.body}>
          {card.type === 'DELAY' ? (
            <DelayFields cardKey={cardKey} form={form} />
          ) : (
            <MessageFields cardKey={cardKey} form={form} uploads={uploads} />
          )}
        </div>
      )}
    </div>
  );
}
