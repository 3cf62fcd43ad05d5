import { ComboboxList } from '@cantera/shared/combobox';
import { MIN_FIND_LENGTH } from '@cantera/shared/contracts/find';
import { Dialog, IconButton, Kbd, useText, VisuallyHidden } from '@cantera/shared/design-system';
import { useShortcuts } from '@cantera/shared/keyboard';
import { useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { matchingCommands, useCommands } from './commands.ts';
import styles from './find.module.css';
import { FindLine } from './find-line.tsx';
import { addressOf, type FindOption, findOptions } from './find-options.ts';
import { soughtWords } from './matched-parts.ts';
import { useFindBox } from './use-find-box.ts';
import { useFound } from './use-found.ts';

const INPUT = 'find';
const MAX_LENGTH = 200;

/** The keys of the list, for those who have them. */
function Keys() {
  const t = useT();
  return (
    <p className={styles.keys}>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('host.find.walk')} <Kbd>{t('host.key.Enter')}</Kbd> {t('host.find.enter')}{' '}
      <Kbd>{t('host.key.Escape')}</Kbd> {t('host.find.escape')}
    </p>
  );
}

type StatusProps = {
  term: string;
  count: number;
  isSettled: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

/** What is said beside the list: that nothing was found, that the search failed, or how many are listed. */
function Status({ term, count, isSettled, hasFailed, onRetry }: StatusProps) {
  const t = useT();
  const text = useText();
  const isSought = [...term].length >= MIN_FIND_LENGTH;
  const isEmpty = isSought && isSettled && !hasFailed && count === 0;
  return (
    <>
      <div role="status" className={hasFailed || isEmpty ? styles.status : undefined}>
        {hasFailed && t('host.find.failed')}
        {isEmpty && t('host.find.none', { term })}
        {isSought && isSettled && count > 0 && (
          <VisuallyHidden>{t('host.find.count', { count })}</VisuallyHidden>
        )}
      </div>
      {hasFailed && (
        <div className={styles.retry}>
          <Button size="small" onClick={onRetry}>
            {text('shared.retry')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Goes to known people, positions and clients, and to screens and actions, by a few letters. */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const words = soughtWords(term);
  const { found, isSettled, hasFailed, retry } = useFound(term);
  const commands = matchingCommands(useCommands(), words);
  const options = findOptions(found, commands, term, useCan('candidates.search'));
  const field = useRef<HTMLInputElement>(null);
  const go = (option: FindOption) => {
    onClose();
    const address = addressOf(option);
    if (address) void navigate(address);
    else if (option.kind === 'command' && 'run' in option.command) option.command.run();
  };
  const { box, onKeyDown, restart } = useFindBox({
    id: INPUT,
    options,
    isSettled,
    hasFailed,
    onPick: go,
    onClose,
  });
  useShortcuts('dialog', [{ keys: ['Mod+k'], run: onClose }]);
  const tryAgain = () => {
    retry();
    // The button is gone while it is tried.
    field.current?.focus();
  };
  const groupOf = (option: FindOption) =>
    option.kind === 'command'
      ? t('to' in option.command ? 'host.find.screens' : 'host.find.actions')
      : t(`host.find.${option.kind}`);
  const { candidates = [], positions = [], clients = [] } = found ?? {};
  const count = candidates.length + positions.length + clients.length + commands.length;
  return (
    <Dialog title={t('host.find.open')} size="palette" onClose={onClose} footer={<Keys />}>
      <div className={styles.field}>
        <Search size={18} aria-hidden />
        <input
          {...box.inputProps}
          ref={field}
          id={INPUT}
          className={styles.input}
          aria-label={t('host.find.label')}
          placeholder={t('host.find.label')}
          maxLength={MAX_LENGTH}
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            restart();
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t('host.find.close')} icon={<X size={18} aria-hidden />} onClick={onClose} />
      </div>
      <Status term={term} count={count} isSettled={isSettled} hasFailed={hasFailed} onRetry={tryAgain} />
      <ComboboxList
        box={box}
        label={t('host.find.results')}
        groupOf={groupOf}
        isInline
        renderOption={(option) => <FindLine option={option} words={words} />}
      />
    </Dialog>
  );
}
