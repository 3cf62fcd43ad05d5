import { Button } from 'antd';
import { ArrowUpDown, Check, CircleAlert, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../design-system/controls/icon-button.tsx';
import inputStyles from '../design-system/controls/input.module.css';
import { FieldMessage } from '../design-system/text/field-message.tsx';
import { toast } from '../design-system/toasts/toast-store.ts';
import { useText } from '../texts/use-text.ts';
import { isTooLong, type TextItem } from './text-items.ts';
import styles from './text-list-editor.module.css';
import { TextListOrder } from './text-list-order.tsx';
import type { SaveState } from './use-saved-list.ts';
import { useTextList } from './use-text-list.ts';

type TextListEditorProps = {
  /** What the list holds, e.g. `Benefits`; names the list and its fields. */
  label: string;
  /** The list as the server holds it. */
  value: readonly string[];
  /** Saves the whole list; a rejection keeps what was typed and offers Retry. */
  onSave: (texts: string[]) => Promise<unknown>;
  /** Milliseconds after the last letter until an edit is saved. */
  delayMs: number;
  /** `Type your benefit` */
  placeholder: string;
  /** `Add benefit` */
  addLabel: string;
  /** `No benefits added yet` */
  emptyText: string;
  maxLength?: number;
  maxItems?: number;
  isReadOnly?: boolean;
  /** Told when something stands here that the server did not take, or that was typed and not added: the page guards its leaving. */
  onStuck?: (isStuck: boolean) => void;
};

type LineProps = {
  item: TextItem;
  label: string;
  hasFailed: boolean;
  maxLength: number;
  onEdit: (text: string) => void;
  onRestore: () => void;
  onSave: () => void;
  onRemove: () => void;
};

/** One text in its field, with what is wrong below. */
function Line({ item, label, hasFailed, maxLength, ...on }: LineProps) {
  const text = useText();
  const id = useId();
  const isLong = isTooLong(item.text, maxLength);
  const isWrong = isLong || (hasFailed && item.text.trim() !== item.saved);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      on.onSave();
    } else if (event.key === 'Escape' && item.saved !== null && item.text !== item.saved) {
      event.stopPropagation();
      on.onRestore();
    }
  };
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <textarea
          rows={1}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          className={styles.text}
          value={item.text}
          onChange={(event) => on.onEdit(event.target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={onKeyDown}
          onBlur={() => (item.text.trim() === '' ? on.onRestore() : on.onSave())}
        />
        <IconButton
          label={text('shared.list.remove', { text: item.saved ?? item.text })}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={on.onRemove}
        />
      </div>
      {isLong && <FieldMessage id={id}>{text('shared.field.too_long_of', { max: maxLength })}</FieldMessage>}
      {isWrong && !isLong && (
        <div id={id} className={styles.failed} role="alert">
          <CircleAlert size={14} aria-hidden />
          <span>
            {item.saved === null
              ? text('shared.list.notSaved')
              : text('shared.list.notSavedOver', { saved: item.saved })}
          </span>
          <Button size="small" onClick={on.onSave}>
            {text('shared.retry')}
          </Button>
        </div>
      )}
    </li>
  );
}

type AddLineProps = {
  placeholder: string;
  label: string;
  maxLength: number;
  typed: string;
  onType: (text: string) => void;
  onAdd: (text: string) => void;
};

function AddLine({ placeholder, label, maxLength, typed, onType, onAdd }: AddLineProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isLong = isTooLong(typed, maxLength);
  const add = () => {
    input.current?.focus();
    if (typed.trim() === '' || isLong) return;
    onAdd(typed.trim());
    onType('');
  };
  return (
    <div>
      <div className={styles.add}>
        <input
          ref={input}
          className={inputStyles.input}
          aria-label={placeholder}
          aria-invalid={isLong || undefined}
          aria-describedby={isLong ? id : undefined}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            // Not a form of its own: it may stand inside one.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button icon={<Plus size={16} aria-hidden />} onClick={add}>
          {label}
        </Button>
      </div>
      {isLong && <FieldMessage id={id}>{text('shared.field.too_long_of', { max: maxLength })}</FieldMessage>}
    </div>
  );
}

const STATE_TEXT = { saving: 'shared.list.saving', saved: 'shared.list.saved' } as const;

function SavingNote({ state }: { state: SaveState }) {
  const text = useText();
  return (
    <p className={styles.state} role="status">
      {state === 'saving' || state === 'saved' ? text(STATE_TEXT[state]) : ''}
    </p>
  );
}

/** What somebody reads who may not change the list. */
function PlainList({ label, items }: { label: string; items: readonly TextItem[] }) {
  return (
    <ul aria-label={label} className={styles.plain}>
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

function OrderButton({ isSorting, onToggle }: { isSorting: boolean; onToggle: () => void }) {
  const text = useText();
  return (
    <Button
      size="small"
      type="text"
      icon={isSorting ? <Check size={14} aria-hidden /> : <ArrowUpDown size={14} aria-hidden />}
      onClick={onToggle}
    >
      {text(isSorting ? 'shared.list.orderDone' : 'shared.list.order')}
    </Button>
  );
}

/** A list of short texts that are added, edited in place, put into another order and deleted, and that saves itself. */
export function TextListEditor({
  label,
  value,
  maxLength = 500,
  maxItems = 100,
  isReadOnly = false,
  onStuck,
  ...props
}: TextListEditorProps) {
  const text = useText();
  const list = useTextList({ value, onSave: props.onSave, delayMs: props.delayMs, maxLength });
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isSorting, setIsSorting] = useState(false);
  const isStuck = (list.state === 'failed' && list.hasUnsaved) || list.hasTooLong || typed.trim() !== '';
  useEffect(() => onStuck?.(isStuck), [isStuck, onStuck]);
  const remove = (item: TextItem, index: number) => {
    list.remove(item);
    toast.status(text('shared.list.removed'), {
      action: { label: text('shared.list.undo'), onSelect: () => list.putBack(item, index) },
    });
    // Focus goes on to a neighbour, else to where the next one is typed.
    const fields = [...(root.current?.querySelectorAll<HTMLElement>('textarea, input') ?? [])];
    (fields[index + 1] ?? fields[index - 1])?.focus();
  };
  if (isReadOnly) {
    return value.length === 0 ? (
      <p className={styles.empty}>{props.emptyText}</p>
    ) : (
      <PlainList label={label} items={list.items} />
    );
  }
  return (
    <div ref={root}>
      {list.items.length === 0 && <p className={styles.empty}>{props.emptyText}</p>}
      {isSorting && <TextListOrder label={label} items={list.items} onMove={list.move} />}
      {!isSorting && list.items.length > 0 && (
        <ul aria-label={label} className={styles.items}>
          {list.items.map((item, index) => (
            <Line
              key={item.key}
              item={item}
              label={text('shared.list.item', { label, number: index + 1 })}
              hasFailed={list.state === 'failed'}
              maxLength={maxLength}
              onEdit={(words) => list.edit(item.key, words)}
              onRestore={() => list.restore(item)}
              onSave={list.save}
              onRemove={() => remove(item, index)}
            />
          ))}
        </ul>
      )}
      {list.items.length < maxItems && !isSorting && (
        <AddLine
          placeholder={props.placeholder}
          label={props.addLabel}
          maxLength={maxLength}
          typed={typed}
          onType={setTyped}
          onAdd={list.add}
        />
      )}
      <div className={styles.foot}>
        <SavingNote state={list.state} />
        {(isSorting || list.items.length > 1) && (
          <OrderButton isSorting={isSorting} onToggle={() => setIsSorting(!isSorting)} />
        )}
      </div>
    </div>
  );
}
