import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { IconButton } from '../../design-system/controls/icon-button.tsx';
import type { RichTextMessageId } from '../messages/en.ts';
import { useT } from '../messages/index.ts';
import type { BlockKind, Mark, RichEditor } from '../model/document.ts';
import { currentBlock, currentLink, hasMark, toggleKind, toggleMark } from './commands.ts';
import { takeDomSelection } from './dom-selection.ts';
import styles from './slate-editor.module.css';

type Tool = {
  id: string;
  label: RichTextMessageId;
  icon: LucideIcon;
  keys: string;
  isPressed?: (editor: RichEditor) => boolean;
  isOff?: (editor: RichEditor) => boolean;
  run: (editor: RichEditor) => void;
};

const mark = (id: Exclude<Mark, 'strike'>, icon: LucideIcon, keys: string): Tool => ({
  id,
  label: `shared.rich.${id}`,
  icon,
  keys,
  isPressed: (editor) => hasMark(editor, id),
  run: (editor) => toggleMark(editor, id),
});
const kind = (id: BlockKind, label: RichTextMessageId, icon: LucideIcon, keys: string): Tool => ({
  id,
  label,
  icon,
  keys,
  isPressed: (editor) => currentBlock(editor)?.[0].kind === id,
  run: (editor) => toggleKind(editor, id),
});

const TOOLS: readonly Tool[] = [
  kind('heading2', 'shared.rich.heading2', Heading2, 'Control+Alt+2'),
  kind('heading3', 'shared.rich.heading3', Heading3, 'Control+Alt+3'),
  mark('bold', Bold, 'Control+B'),
  mark('italic', Italic, 'Control+I'),
  mark('underline', Underline, 'Control+U'),
  kind('bullet', 'shared.rich.bullets', List, 'Control+Shift+8'),
  kind('number', 'shared.rich.numbers', ListOrdered, 'Control+Shift+7'),
];
const HISTORY: readonly Tool[] = [
  {
    id: 'undo',
    label: 'shared.rich.undo',
    icon: Undo2,
    keys: 'Control+Z',
    isOff: ({ history }) => history.undos.length === 0,
    run: (editor) => editor.undo(),
  },
  {
    id: 'redo',
    label: 'shared.rich.redo',
    icon: Redo2,
    keys: 'Control+Shift+Z',
    isOff: ({ history }) => history.redos.length === 0,
    run: (editor) => editor.redo(),
  },
];

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** `p` pressed, `o` off, `-` neither. */
const stateOf = ({ isPressed, isOff }: Tool, editor: RichEditor): string =>
  isPressed?.(editor) ? 'p' : isOff?.(editor) ? 'o' : '-';

type ToolButtonProps = {
  tool: Tool;
  state: string;
  isDisabled: boolean;
  /** The Tab key leads to it. */
  isStop: boolean;
  onFocus: (id: string) => void;
};

const ToolButton = memo(function ToolButton({ tool, state, isDisabled, isStop, onFocus }: ToolButtonProps) {
  const t = useT();
  const editor = useSlateStatic();
  const isOff = isDisabled || state === 'o';
  return (
    <IconButton
      label={t(tool.label)}
      icon={<tool.icon size={16} aria-hidden />}
      size="small"
      className={styles.tool}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={tool.isPressed ? state === 'p' : undefined}
      // Not `disabled`: a tool that goes off while it has the focus would lose it.
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={tool.keys}
      onFocus={() => onFocus(tool.id)}
      // The words stay selected while a tool is pressed with the mouse.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (isOff) return;
        takeDomSelection(editor);
        tool.run(editor);
      }}
    />
  );
});

type ToolbarProps = { editorId: string; isDisabled: boolean; onLink: () => void };

/** One stop of the Tab key; arrows, Home and End move within. A tool is drawn anew only when its own state changes. */
export function RichToolbar({ editorId, isDisabled, onLink }: ToolbarProps) {
  const t = useT();
  const toolbar = useRef<HTMLDivElement>(null);
  const tools = useMemo((): readonly Tool[] => {
    const link: Tool = {
      id: 'link',
      label: 'shared.rich.link',
      icon: Link2,
      keys: 'Control+K',
      isPressed: (now) => currentLink(now) !== undefined,
      run: onLink,
    };
    return [...TOOLS, link, ...HISTORY];
  }, [onLink]);
  const [stop, setStop] = useState(tools[0]?.id);
  const now = useSlateSelector((editor) => tools.map((tool) => stateOf(tool, editor)).join(''));
  // A key is shown before the tools that it changes.
  const states = useDeferredValue(now);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tools.findIndex(({ id }) => id === stop);
    const next = STEPS[event.key]?.(at, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(tools[next]?.id);
    toolbar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={t('shared.rich.toolbar')}
      aria-controls={editorId}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {tools.map((tool, n) => (
        <ToolButton
          key={tool.id}
          tool={tool}
          state={states[n] ?? '-'}
          isDisabled={isDisabled}
          isStop={tool.id === stop}
          onFocus={setStop}
        />
      ))}
    </div>
  );
}
