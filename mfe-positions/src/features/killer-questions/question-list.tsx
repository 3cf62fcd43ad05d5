import type { PositionQuestion } from '@cantera/shared/contracts/position-questions';
import { fold } from '@cantera/shared/contracts/text';
import {
  BusyButton,
  Chip,
  classNames,
  MenuButton,
  NoMatchState,
  SearchInput,
} from '@cantera/shared/design-system';
import { Button } from 'antd';
import { Copy, Pencil, Plus, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/questions.ts';
import styles from './killer-questions.module.css';
import { TYPE_WORDS } from './question-words.ts';
import type { QuestionAddress } from './use-question-address.ts';

type QuestionListProps = {
  questions: readonly PositionQuestion[];
  address: QuestionAddress;
  canWrite: boolean;
  onDelete: (question: PositionQuestion) => void;
  onGenerate: () => Promise<void>;
};
type RowProps = Omit<QuestionListProps, 'questions' | 'onGenerate'> & { question: PositionQuestion };

/** Whether somebody is asked to look: in the address, or a machine's that waits and is not in focus. */
const isToReview = ({ id, isAsked }: PositionQuestion, { review, questionId }: QuestionAddress): boolean =>
  review.includes(id) || (!isAsked && id !== questionId);

function QuestionMenu({ question, address, onDelete }: RowProps) {
  const t = useT();
  return (
    <MenuButton
      label={t('questions.actions', { question: question.question })}
      size="small"
      entries={[
        {
          key: 'edit',
          label: t('questions.edit'),
          icon: <Pencil aria-hidden />,
          onSelect: () => address.open(question.id),
        },
        {
          key: 'duplicate',
          label: t('questions.duplicate'),
          icon: <Copy aria-hidden />,
          onSelect: () => address.create(question.id),
        },
        {
          key: 'delete',
          label: t('questions.delete'),
          icon: <Trash2 aria-hidden />,
          isDanger: true,
          onSelect: () => onDelete(question),
        },
      ]}
    />
  );
}

function Row(props: RowProps) {
  const t = useT();
  const { question, address, canWrite } = props;
  const isCurrent = question.id === address.questionId;
  return (
    <li className={classNames(styles.row, isCurrent && styles.current)}>
      <button
        type="button"
        className={styles.question}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => address.open(question.id)}
      >
        <span className={styles.words}>{question.question}</span>
        <span className={styles.meta}>
          {t(TYPE_WORDS[question.type])}
          {question.required && <Chip>{t('questions.required')}</Chip>}
          {isToReview(question, address) && <Chip tone="warning">{t('questions.review')}</Chip>}
        </span>
      </button>
      {canWrite && <QuestionMenu {...props} />}
    </li>
  );
}

/** Writes questions from the position; busy until the server has answered. */
export function GenerateButton({ onGenerate }: { onGenerate: () => Promise<void> }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const generate = async () => {
    setBusy(true);
    await onGenerate();
    setBusy(false);
  };
  return (
    <BusyButton icon={<Sparkles aria-hidden />} isBusy={isBusy} onClick={() => void generate()}>
      {t('questions.generate')}
    </BusyButton>
  );
}

/** The questions in their order, narrowed by a search of their words. */
export function QuestionList({ questions, ...props }: QuestionListProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const words = fold(search).split(/\s+/);
  const found = questions.filter(({ question }) => words.every((word) => fold(question).includes(word)));
  const { address, canWrite, onGenerate } = props;
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <SearchInput
          label={t('questions.search')}
          value={search}
          onChange={setSearch}
          className={styles.search}
        />
        {canWrite && (
          <>
            <Button type="primary" icon={<Plus aria-hidden />} onClick={() => address.create()}>
              {t('questions.create')}
            </Button>
            <GenerateButton onGenerate={onGenerate} />
          </>
        )}
      </div>
      {found.length === 0 && questions.length > 0 && <NoMatchState onClear={() => setSearch('')} />}
      {found.length > 0 && (
        <ul className={styles.rows} aria-label={t('questions.list')}>
          {found.map((question) => (
            <Row key={question.id} question={question} {...props} />
          ))}
        </ul>
      )}
    </div>
  );
}
