import { VisuallyHidden } from '@cantera/shared/design-system';
import { SortableList } from '@cantera/shared/sortable';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { durationText } from '../../../lib/workflow-parts/index.ts';
import { useT } from '../../../messages/workflows.ts';
import { actionsOf, startsOf } from '../model/edited-workflow.ts';
import type { useCardsView } from '../model/use-cards-view.ts';
import type { Structure } from '../model/use-structure.ts';
import type { Uploads } from '../model/use-uploads.ts';
import type { WorkflowForm } from '../model/use-workflow-form.ts';
import { ActionCard } from './action-card.tsx';
import styles from './cards.module.css';
import { useSummary } from './use-summary.ts';

type ActionListProps = {
  form: WorkflowForm;
  structure: Structure;
  view: ReturnType<typeof useCardsView>;
  uploads: Uploads;
};

/** The actions in their order, with the time that has passed when each begins; they are moved by their handles or their menus. */
export function ActionList({ form, structure, view, uploads }: ActionListProps) {
  const t = useT();
  const summary = useSummary();
  const [moved, setMoved] = useState('');
  const { control } = form;
  const order = structure.order.filter((key) => form.getValues(`cards.${key}`) !== undefined);
  const actions = useWatch({ control, compute: actionsOf });
  const starts = startsOf(actions);
  const items = order.map((key, index) => {
    const action = actions[index];
    return {
      id: key,
      index,
      name: `${index + 1}. ${action ? summary(action) : ''}`,
      start: starts[index] ?? 0,
    };
  });
  const step = (key: string, name: string, index: number) => {
    structure.move(key, index);
    setMoved(t('editor.moved', { name, position: index + 1, count: order.length }));
  };
  return (
    <>
      {order.length === 0 && <p className={styles.none}>{t('editor.firstAction')}</p>}
      <SortableList
        label={t('editor.actions')}
        items={items}
        onMove={structure.move}
        renderItem={({ id, index, name, start }, handle) => (
          <div className={styles.row}>
            <p className={styles.start}>
              {start === 0 ? t('editor.atOnce') : t('editor.after', { duration: durationText(start) })}
            </p>
            <ActionCard
              cardKey={id}
              name={name}
              handle={handle}
              form={form}
              uploads={uploads}
              isMinimised={view.minimised.has(id)}
              onToggle={() => view.toggle(id)}
              onUp={index > 0 ? () => step(id, name, index - 1) : undefined}
              onDown={index < order.length - 1 ? () => step(id, name, index + 1) : undefined}
              onRemove={() => structure.remove(id, name)}
            />
          </div>
        )}
      />
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </>
  );
}
