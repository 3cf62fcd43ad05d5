import { SCORING_LEVELS } from '@cantera/shared/contracts/scoring';
import { classNames, Menu, type MenuEntry, SearchInput } from '@cantera/shared/design-system';
import { ArrowUpDown, Eye, EyeOff, Gauge, ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/board.ts';
import { useScoringLevel } from '../model/scoring-level.ts';
import { SORT_PROPERTIES, useSort } from '../model/sort-choice.ts';
import styles from './board-toolbar.module.css';
import { CreateCandidate } from './create-candidate.tsx';

interface MenuControlProps {
  label: string;
  /** What the button shows when that is more than its name. */
  text?: string;
  icon: ReactNode;
  entries: readonly MenuEntry[];
  isActive?: boolean;
}

function MenuControl({ label, text, icon, entries, isActive }: MenuControlProps) {
  return (
    <Menu
      label={label}
      entries={entries}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={classNames(styles.control, isActive && styles.active)}
          aria-label={text ? `${label}: ${text}` : undefined}
        >
          {icon}
          <span className={styles.words}>{text ?? label}</span>
        </button>
      )}
    />
  );
}

function SortMenu() {
  const t = useT();
  const [sort, choose] = useSort();
  const direction = sort.direction === 'ASC' ? 'asc' : 'desc';
  const chosen = t(`board.sort.${sort.property}.${direction}`);
  const entries = SORT_PROPERTIES.map((property) => ({
    key: property,
    label: property === sort.property ? chosen : t(`board.sort.${property}`),
    isChecked: property === sort.property,
    onSelect: () => choose(property),
  }));
  return (
    <MenuControl
      label={t('board.sort')}
      text={chosen}
      icon={<ArrowUpDown size={16} aria-hidden />}
      entries={entries}
    />
  );
}

function LevelMenu() {
  const t = useT();
  const [level, choose] = useScoringLevel();
  const entries = SCORING_LEVELS.map((one) => ({
    key: one,
    label: t(`board.level.${one}`),
    isChecked: one === level,
    onSelect: () => choose(one),
  }));
  return (
    <MenuControl
      label={t('board.level')}
      text={t(`board.level.${level}`)}
      icon={<Gauge size={16} aria-hidden />}
      entries={entries}
    />
  );
}

interface HiddenLanes {
  steps: number;
  applications: number;
  areShown: boolean;
  onToggle: () => void;
}

function HiddenToggle({ hidden }: { hidden: HiddenLanes }) {
  const t = useT();
  const Icon = hidden.areShown ? EyeOff : Eye;
  return (
    <>
      <span className={styles.note}>{t('board.hidden.count', { count: hidden.applications })}</span>
      <button
        type="button"
        className={classNames(styles.control, hidden.areShown && styles.active)}
        aria-pressed={hidden.areShown}
        onClick={hidden.onToggle}
      >
        <Icon size={16} aria-hidden />
        <span className={styles.words}>{t('board.hidden.view')}</span>
      </button>
    </>
  );
}

interface BoardToolbarProps {
  query: string;
  onQuery: (query: string) => void;
  isOnlyNew: boolean;
  onOnlyNew: (isOnlyNew: boolean) => void;
  newCount: number;
  hidden: HiddenLanes;
  positionId: string;
  /** The menu of what can be done with the whole board. */
  actions: ReactNode;
}

/** Sort, filter and search of the cards, and the ways to the hidden steps and to a new candidate. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { query, onQuery, isOnlyNew, onOnlyNew, newCount, hidden, positionId, actions } = props;
  const t = useT();
  const filters: MenuEntry[] = [
    { key: 'all', label: t('board.filter.all'), isChecked: !isOnlyNew, onSelect: () => onOnlyNew(false) },
    { key: 'new', label: t('board.filter.new'), isChecked: isOnlyNew, onSelect: () => onOnlyNew(true) },
  ];
  return (
    <fieldset className={styles.bar} aria-label={t('board.toolbar')}>
      <SortMenu />
      <LevelMenu />
      <MenuControl
        label={t('board.filters')}
        text={isOnlyNew ? t('board.filter.new') : undefined}
        icon={<ListFilter size={16} aria-hidden />}
        entries={filters}
        isActive={isOnlyNew}
      />
      <SearchInput className={styles.search} label={t('board.search')} value={query} onChange={onQuery} />
      <div className={styles.end}>
        {newCount > 0 && <span className={styles.newCount}>{t('board.newCount', { count: newCount })}</span>}
        {hidden.steps > 0 && <HiddenToggle hidden={hidden} />}
        {actions}
        <CreateCandidate positionId={positionId} />
      </div>
    </fieldset>
  );
}
