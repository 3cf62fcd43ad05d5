import { useApi } from '@cantera/shared/api-client';
import {
  createQuestion,
  listPositionQuestions,
  type PositionQuestion,
  rehearseQuestion,
} from '@cantera/shared/contracts/position-questions';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, SkeletonRows, StateMessage, useIsCompact } from '@cantera/shared/design-system';
import { useMay, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { ArrowLeft, CircleHelp, Plus } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useT } from '../../messages/questions.ts';
import { QuestionForm } from './form/question-form.tsx';
import styles from './killer-questions.module.css';
import { GenerateButton, QuestionList } from './question-list.tsx';
import { QuestionSummary } from './question-summary.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useLedFocus } from './use-led-focus.ts';
import { type QuestionAddress, useQuestionAddress } from './use-question-address.ts';
import { useApproveQuestion, useDeleteQuestion, useGenerateQuestions } from './use-question-calls.ts';

type TabProps = { position: Position; address: QuestionAddress };
type OwnProps = TabProps & {
  questions: readonly PositionQuestion[];
  /** The question in focus as it was read last. */
  current: PositionQuestion | undefined;
};
type QuestionsProps = OwnProps & { pane: RefObject<HTMLElement | null>; onGone: () => void };
type PaneProps = OwnProps & { onCreated: () => void };

/** Whether the reader may try conditions on candidates: an admin, or a recruiter of the position. */
function useMayRehearse({ recruiters }: Position): boolean {
  const may = useMay(rehearseQuestion);
  const user = useSession((session) => session.user);
  return may && (user?.role === 'AGENCY_ADMIN' || recruiters.some(({ id }) => id === user?.id));
}

/** The question in focus, also when somebody has deleted it since: what was typed into it stays where it stands. */
function useCurrent(
  questions: readonly PositionQuestion[] | undefined,
  { questionId }: QuestionAddress,
): PositionQuestion | undefined {
  const held = useRef<PositionQuestion>(undefined);
  const found = questions?.find(({ id }) => id === questionId);
  if (found) held.current = found;
  else if (held.current?.id !== questionId) held.current = undefined;
  return held.current;
}

function Gone() {
  const t = useT();
  return (
    <StateMessage icon={<CircleHelp />} title={t('questions.gone')} description={t('questions.goneText')} />
  );
}

function Empty({ position, address }: TabProps) {
  const t = useT();
  const canWrite = useMay(createQuestion);
  const generate = useGenerateQuestions(position, address);
  return (
    <EmptyState
      icon={<CircleHelp />}
      title={t('questions.empty')}
      description={t('questions.emptyText')}
      actions={
        canWrite && (
          <>
            <Button type="primary" icon={<Plus aria-hidden />} onClick={() => address.create()}>
              {t('questions.createFirst')}
            </Button>
            <GenerateButton onGenerate={generate} />
          </>
        )
      }
    />
  );
}

/** The question in focus, or the one that is being written. */
function Pane({ position, address, questions, current, onCreated }: PaneProps) {
  const t = useT();
  const canWrite = useMay(createQuestion);
  const canRehearse = useMayRehearse(position);
  const approve = useApproveQuestion(position.id, address);
  const { questionId, copiedId, isCreating } = address;
  const isGone = !questions.some(({ id }) => id === questionId);
  const onApprove = (one: PositionQuestion) => void approve(one);
  const form = { position, address, canRehearse, onApprove, onCreated };
  if (isCreating && canWrite)
    return (
      <QuestionForm key={copiedId ?? 'new'} {...form} copied={questions.find(({ id }) => id === copiedId)} />
    );
  if (current && canWrite)
    return (
      <QuestionForm key={current.id} {...form} question={current} isGone={isGone} otherwise={<Gone />} />
    );
  if (current && !isGone) return <QuestionSummary question={current} />;
  return questionId ? <Gone /> : <StateMessage icon={<CircleHelp />} title={t('questions.choose')} />;
}

/** List and form side by side; on a phone one after the other. */
function Questions({ position, address, questions, current, pane, onGone }: QuestionsProps) {
  const t = useT();
  const isCompact = useIsCompact();
  const canWrite = useMay(createQuestion);
  const remove = useDeleteQuestion(position.id, address, onGone);
  const generate = useGenerateQuestions(position, address);
  const isOpen = address.isCreating || address.questionId !== null;
  return (
    <div className={styles.page}>
      {(!isCompact || !isOpen) && (
        <QuestionList
          questions={questions}
          address={address}
          canWrite={canWrite}
          onDelete={(question) => void remove(question)}
          onGenerate={generate}
        />
      )}
      {(!isCompact || isOpen) && (
        <section ref={pane} tabIndex={-1} aria-label={t('questions.form')} className={styles.pane}>
          {isCompact && (
            <Button
              type="text"
              icon={<ArrowLeft aria-hidden />}
              className={styles.back}
              onClick={address.close}
            >
              {t('questions.back')}
            </Button>
          )}
          <Pane
            position={position}
            address={address}
            questions={questions}
            current={current}
            onCreated={() => pane.current?.focus()}
          />
        </section>
      )}
    </div>
  );
}

function Tab({ position }: { position: Position }) {
  const t = useT();
  const address = useQuestionAddress();
  const query = useApi(listPositionQuestions, { params: { id: position.id } });
  const current = useCurrent(query.data?.data.items, address);
  const whole = useRef<HTMLElement>(null);
  const pane = useRef<HTMLElement>(null);
  useLedFocus(address, { pane, whole });
  return (
    <section ref={whole} tabIndex={-1} aria-label={t('questions.list')} className={styles.whole}>
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0 && !address.isCreating && !current}
        empty={<Empty position={position} address={address} />}
        skeleton={<SkeletonRows />}
        errorTitle={t('questions.error')}
      >
        {({ data }) => (
          <>
            <RefusalNotice position={position} questions={data.items} whole={whole} />
            <Questions
              position={position}
              address={address}
              questions={data.items}
              current={current}
              pane={pane}
              onGone={() => whole.current?.focus()}
            />
          </>
        )}
      </DataView>
    </section>
  );
}

/** The Killer questions tab. The page around it has read the position already. */
export function Component() {
  const { position: id = '' } = useParams();
  const position = useApi(getPosition, { params: { id } }).data?.data;
  if (!position) return null;
  return <Tab key={position.id} position={position} />;
}
