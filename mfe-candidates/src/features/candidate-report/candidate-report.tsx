import { call, isApiError } from '@cantera/shared/api-client';
import { MAX_REPORT_COMMENTS } from '@cantera/shared/contracts/report-options';
import {
  createCandidateReport,
  previewCandidateReport,
  type ReportPersonLeak,
  type ReportPreview,
} from '@cantera/shared/contracts/reports';
import { toast } from '@cantera/shared/design-system';
import { currentLocale } from '@cantera/shared/session';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { saveFile } from '../../lib/save-file.ts';
import { useT } from '../../messages/report.ts';
import { ChosenComments, CommentSelection } from './comments/comments-option.tsx';
import { Anonymity, Fitting } from './options/anonymity.tsx';
import { BriefField } from './options/brief-field.tsx';
import { ApplicationField, LanguageField } from './options/choice-fields.tsx';
import { Unsafe } from './options/not-safe.tsx';
import { OptionSwitches, REASONS } from './options/option-switches.tsx';
import { useBlur } from './options/use-blur.ts';
import { candidateFileName, paperTitle } from './paper-name.ts';
import { Preview } from './preview/preview.tsx';
import { usePreviewRead } from './preview/use-preview-read.ts';
import { useSettled } from './preview/use-settled.ts';
import { ReportFrame } from './report-frame.tsx';
import { candidateOptions, isBriefTooLong, newReport, type ReportValues } from './report-values.ts';

/** The preview waits for a pause in what is typed. */
const PAUSE_MS = 400;
const NO_BLOCKS = [] as const;

interface CandidateReportProps {
  candidateId: string;
  applicationId?: string;
  onClose: () => void;
}

/** What the options give now, as the server makes it; what was there stays while the next comes. */
function usePreview(candidateId: string, form: UseFormReturn<ReportValues>) {
  const values = form.watch();
  const brief = useSettled(values.brief, PAUSE_MS);
  const settled = { ...values, brief };
  const { query, isAnswered } = usePreviewRead(
    previewCandidateReport,
    isBriefTooLong(settled) ? null : { params: { id: candidateId }, body: candidateOptions(settled) },
  );
  const isSettled = !values.isBriefOwn || brief === values.brief;
  return {
    query,
    preview: query.data?.data,
    isAnswered: isAnswered && isSettled,
    isAnonymous: values.isAnonyManagedDataIncluded,
  };
}

/** Makes the file and hands it over; `leaks` say why it was held back. */
function useDownload(candidateId: string) {
  const t = useT();
  const [leaks, setLeaks] = useState<readonly ReportPersonLeak[]>();
  const download = async (values: ReportValues, name: string) => {
    setLeaks(undefined);
    const file = await call(createCandidateReport, {
      params: { id: candidateId },
      body: candidateOptions(values),
    });
    if (file instanceof Blob) saveFile(file, name);
    toast.success(t('report.downloaded'));
  };
  const fail = (error: unknown) => {
    if (isApiError(error) && error.is(createCandidateReport, 'REPORT_NOT_SAFE'))
      setLeaks(error.details.where);
    else toast.standardError();
  };
  return { leaks, download, fail };
}

interface OptionsProps {
  candidateId: string;
  form: UseFormReturn<ReportValues>;
  preview: ReportPreview | undefined;
}

/** What the report is to hold. */
function Options({ candidateId, form, preview }: OptionsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <ApplicationField form={form} applications={preview?.applications ?? []} />
      <OptionSwitches
        form={form}
        missing={preview?.missing}
        reasons={REASONS}
        hasSkills
        comments={<ChosenComments form={form} onChoose={() => setIsChoosing(true)} />}
        summary={
          preview && (
            <BriefField form={form} made={preview.brief} isUnanswered={preview.isBriefUnanswered === true} />
          )
        }
        onComments={(isOn) => isOn && setIsChoosing(true)}
      />
      <LanguageField form={form} />
      {isChoosing && (
        <CommentSelection
          form={form}
          people={[{ candidateId, name: '' }]}
          most={MAX_REPORT_COMMENTS}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

/** The report of a candidate: its options, what it will hold, and its file. */
export function CandidateReport({ candidateId, applicationId, onClose }: CandidateReportProps) {
  const t = useT();
  const form = useForm<ReportValues>({
    defaultValues: { ...newReport(currentLocale()), applicationId: applicationId ?? null },
  });
  const { query, preview, isAnswered, isAnonymous } = usePreview(candidateId, form);
  const { leaks, download, fail } = useDownload(candidateId);
  const blocks = preview?.blocks ?? NO_BLOCKS;
  const printable = isAnswered && !preview?.unsafe?.length ? blocks : NO_BLOCKS;
  // Where there are several, the one that was taken is named.
  const reported = preview && preview.applications.length > 1 ? preview.applicationId : null;
  const { getValues, setValue } = form;
  const blur = useBlur(form);
  useEffect(() => {
    if (reported !== null && getValues('applicationId') === null) setValue('applicationId', reported);
  }, [reported, getValues, setValue]);
  return (
    <ReportFrame
      title={t('report.title')}
      form={form}
      draftKey={`report:${candidateId}`}
      blocks={printable}
      paperTitle={paperTitle(printable)}
      onDownload={async (values) =>
        isBriefTooLong(values)
          ? form.setFocus('brief')
          : download(values, candidateFileName(blocks, values.isAnonyManagedDataIncluded))
      }
      onFailure={fail}
      onClose={onClose}
      options={
        <>
          <Unsafe leaks={leaks} preview={isAnonymous ? preview : undefined} />
          <Options candidateId={candidateId} form={form} preview={preview} />
        </>
      }
      preview={
        <>
          {isAnonymous && preview?.unsafe && (
            <Anonymity
              preview={preview}
              fitting={preview.narrow && <Fitting {...preview.narrow} />}
              facts={preview.narrow?.facts ?? []}
              onBlur={blur}
            />
          )}
          <Preview query={query} nothing={() => null} />
        </>
      }
    />
  );
}
