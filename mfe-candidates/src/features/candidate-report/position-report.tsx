import { useApi } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { type BoardStep, listSteps } from '@cantera/shared/contracts/pipeline';
import { MAX_REPORT_PEOPLE } from '@cantera/shared/contracts/report-options';
import { previewPositionReport, REPORT_PAPER_PEOPLE } from '@cantera/shared/contracts/reports';
import { fullName } from '@cantera/shared/contracts/text';
import { DataView } from '@cantera/shared/data-view';
import { SkeletonRows } from '@cantera/shared/design-system';
import { CheckboxField } from '@cantera/shared/forms';
import { formatNumber } from '@cantera/shared/i18n';
import { currentLocale } from '@cantera/shared/session';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useT } from '../../messages/report.ts';
import { ChosenComments, CommentSelection } from './comments/comments-option.tsx';
import type { Commented } from './comments/select-comments-dialog.tsx';
import { MadeReports } from './made/made-reports.tsx';
import { useMadeReports } from './made/use-made-reports.ts';
import { Anonymity, FittingOfMany } from './options/anonymity.tsx';
import { LanguageField } from './options/choice-fields.tsx';
import { Unsafe } from './options/not-safe.tsx';
import { OptionSwitches, REASONS, type Texts } from './options/option-switches.tsx';
import { StepsField } from './options/steps-field.tsx';
import { useBlur } from './options/use-blur.ts';
import { firstOnPaper, paperTitle } from './paper-name.ts';
import { Preview } from './preview/preview.tsx';
import { usePaper } from './preview/use-paper.ts';
import { usePreviewRead } from './preview/use-preview-read.ts';
import styles from './report.module.css';
import { ReportFrame } from './report-frame.tsx';
import { newReport, positionOptions, type ReportValues } from './report-values.ts';

const NO_STEPS: readonly BoardStep[] = [];
/** The same reasons of a position. */
const POSITION_REASONS: Texts = { ...REASONS, NO_QUESTIONS: 'report.missing.noQuestionsPosition' };

type PositionPreview = EndpointResponse<typeof previewPositionReport>['data'];

const useBoard = (positionId: string) => useApi(listSteps, { params: { id: positionId } });
type PreviewRead = ReturnType<typeof usePreviewRead<typeof previewPositionReport>>;

interface PositionReportProps {
  positionId: string;
  applicationIds?: readonly string[];
  onClose: () => void;
}

/** The applications of the steps that are chosen, of those that the report is about. */
function peopleIn(steps: readonly BoardStep[], values: ReportValues, only: ReadonlySet<string> | undefined) {
  const found = steps
    .filter(({ id }) => values.stepIds.includes(id))
    .flatMap(({ applications }) => applications)
    .filter(({ id }) => !only || only.has(id));
  return found.map(({ candidate }): Commented => ({ candidateId: candidate.id, name: fullName(candidate) }));
}

/** With applications that were selected, their steps are chosen to begin with. */
function useStepsOf(
  form: UseFormReturn<ReportValues>,
  steps: readonly BoardStep[] | undefined,
  chosen?: readonly string[],
) {
  const isDone = useRef(chosen === undefined);
  useEffect(() => {
    if (isDone.current || !steps) return;
    isDone.current = true;
    const wanted = new Set(chosen);
    const holding = steps.filter(({ applications }) => applications.some(({ id }) => wanted.has(id)));
    if (form.getValues('stepIds').length === 0)
      form.setValue(
        'stepIds',
        holding.map(({ id }) => id),
      );
  }, [form, steps, chosen]);
}

interface OptionsProps extends Pick<PositionReportProps, 'applicationIds'> {
  form: UseFormReturn<ReportValues>;
  board: ReturnType<typeof useBoard>;
  preview: PositionPreview | undefined;
}

/** Whose applications the report is to hold, and what of them. */
function Options({ form, board, preview, applicationIds }: OptionsProps) {
  const t = useT();
  const values = form.watch();
  const [isChoosing, setIsChoosing] = useState(false);
  const only = useMemo(
    () => (applicationIds && values.isOnlyChosen ? new Set(applicationIds) : undefined),
    [applicationIds, values.isOnlyChosen],
  );
  return (
    <>
      {applicationIds && (
        <CheckboxField
          control={form.control}
          name="isOnlyChosen"
          label={t('report.onlyChosen', { count: applicationIds.length })}
        />
      )}
      <DataView
        query={board}
        isEmpty={() => false}
        empty={null}
        skeleton={<SkeletonRows rows={4} columns={['1fr']} height={28} />}
        errorTitle={t('report.steps.error')}
      >
        {({ data: { items } }) => <StepsField form={form} steps={items} only={only} />}
      </DataView>
      <OptionSwitches
        form={form}
        missing={preview?.missing}
        reasons={POSITION_REASONS}
        hasSkills={false}
        comments={<ChosenComments form={form} onChoose={() => setIsChoosing(true)} />}
        onComments={(isOn) => isOn && setIsChoosing(true)}
      />
      <LanguageField form={form} />
      {isChoosing && (
        <CommentSelection
          form={form}
          people={peopleIn(board.data?.data.items ?? NO_STEPS, values, only)}
          most={MAX_REPORT_PEOPLE}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

function PositionPaper({ query, isAnswered, hasSteps }: PreviewRead & { hasSteps: boolean }) {
  const t = useT();
  // That nobody was in other steps says nothing of these.
  const isOfOthers = hasSteps && !isAnswered && query.data?.data.people === 0;
  const nothing = ({ people }: PositionPreview): string | null => {
    if (!hasSteps) return t('report.nothing.steps');
    return people === 0 ? t('report.nothing.people') : null;
  };
  return (
    <Preview
      query={isOfOthers ? { ...query, data: undefined } : query}
      nothing={nothing}
      foot={({ people, shownPeople }) =>
        people > shownPeople && (
          <p className={styles.foot}>
            {t('report.firstPeople', { shown: formatNumber(shownPeople), count: formatNumber(people) })}
          </p>
        )
      }
    />
  );
}

/** The report of a position's applications: options, the first people, and the files that were made. */
export function PositionReport({ positionId, applicationIds, onClose }: PositionReportProps) {
  const t = useT();
  const form = useForm<ReportValues>({ defaultValues: newReport(currentLocale()) });
  const made = useMadeReports(positionId);
  const board = useBoard(positionId);
  useStepsOf(form, board.data?.data.items, applicationIds);
  const blur = useBlur(form);
  const values = form.watch();
  const body = positionOptions(values, applicationIds);
  const { query, isAnswered } = usePreviewRead(previewPositionReport, { params: { id: positionId }, body });
  const preview = query.data?.data;
  const hasSteps = values.stepIds.length > 0;
  const isSafe = isAnswered && !preview?.unsafe?.length;
  const paper = usePaper(positionId, body, hasSteps && isSafe ? preview : undefined);
  const { blocks, part } = paper;
  return (
    <ReportFrame
      title={t('report.titlePosition')}
      form={form}
      draftKey={`position-report:${positionId}`}
      blocks={blocks}
      paperTitle={paperTitle(blocks)}
      paperNote={part && firstOnPaper(part, values.lang)}
      onPrint={paper.prepare}
      isPreparing={paper.isPreparing}
      noPaper={
        paper.isTooMany && part
          ? t('report.paper.tooMany', {
              most: formatNumber(REPORT_PAPER_PEOPLE),
              count: formatNumber(part.people),
            })
          : null
      }
      isIncomplete={!hasSteps}
      onDownload={(typed) => made.make(positionOptions(typed, applicationIds))}
      onFailure={made.fail}
      onClose={onClose}
      options={
        <>
          <MadeReports {...made} />
          <Unsafe
            preview={
              values.isAnonyManagedDataIncluded && preview
                ? { unsafe: [...(preview.unsafe ?? []), ...paper.unsafe] }
                : undefined
            }
            isOfMany
          />
          <Options form={form} board={board} preview={preview} applicationIds={applicationIds} />
        </>
      }
      preview={
        <>
          {values.isAnonyManagedDataIncluded && preview?.unsafe && hasSteps && (
            <Anonymity
              preview={preview}
              scope={
                preview.people > preview.shownPeople &&
                t('report.anonymous.scope', {
                  shown: formatNumber(preview.shownPeople),
                  count: formatNumber(preview.people),
                })
              }
              fitting={preview.narrow && preview.shownPeople > 0 && <FittingOfMany {...preview.narrow} />}
              facts={preview.narrow?.facts ?? []}
              onBlur={blur}
            />
          )}
          <PositionPaper query={query} isAnswered={isAnswered} hasSteps={hasSteps} />
        </>
      }
    />
  );
}
