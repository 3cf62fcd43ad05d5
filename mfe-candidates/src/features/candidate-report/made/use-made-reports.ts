import { call, isApiError, useApi, useRefresh } from '@cantera/shared/api-client';
import {
  createPositionReport,
  getPositionReportFile,
  listPositionReports,
  type PositionReport,
} from '@cantera/shared/contracts/reports';
import { toast } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../messages/report.ts';
import type { positionOptions } from '../report-values.ts';

/** What a refusal to make a report says, where it is one of its own. */
function useRefusalWords() {
  const t = useT();
  return (error: unknown): string | undefined => {
    if (!isApiError(error)) return undefined;
    if (error.is(createPositionReport, 'REPORT_EMPTY')) return t('report.nothing.people');
    if (error.is(createPositionReport, 'TOO_MANY_REPORTS')) return t('report.made.tooMany');
    if (!error.is(createPositionReport, 'REPORT_TOO_LARGE')) return undefined;
    const { people, maxPeople } = error.details;
    return t('report.made.tooLarge', { people: formatNumber(people), most: formatNumber(maxPeople) });
  };
}

/** Hands the file of a report over; says why when there is none any more. */
function useSave(positionId: string) {
  const t = useT();
  const refresh = useRefresh();
  return async ({ id, fileName }: PositionReport): Promise<void> => {
    try {
      const file = await call(getPositionReportFile, { params: { id: positionId, reportId: id } });
      if (file instanceof Blob) saveFile(file, fileName);
      toast.success(t('report.downloaded'));
    } catch (error) {
      if (isApiError(error) && error.is(getPositionReportFile, 'REPORT_GONE')) {
        toast.error(t('report.made.isGone'));
        await refresh(listPositionReports, ({ params }) => params.id === positionId);
      } else toast.standardError();
    }
  };
}

/**
 * One's own reports of a position: made in the background, heard of as they go on. One that was asked for here is handed over as
 * soon as it is ready.
 */
export function useMadeReports(positionId: string) {
  const t = useT();
  const refresh = useRefresh();
  const save = useSave(positionId);
  const wordsOf = useRefusalWords();
  const query = useApi(listPositionReports, { params: { id: positionId } });
  const reports = query.data?.data.items;
  const [asked, setAsked] = useState<readonly string[]>([]);
  const handed = useRef(new Set<string>());
  const seen = useRef(new Map<string, PositionReport['status']>());
  useEffect(() => {
    for (const report of reports ?? []) {
      const before = seen.current.get(report.id);
      const isAwaited = asked.includes(report.id);
      // Its list may tell that it is ready before the answer told its id.
      const isNews = isAwaited ? !handed.current.has(report.id) : before === 'MAKING';
      seen.current.set(report.id, report.status);
      if (report.status !== 'READY' || !isNews) continue;
      handed.current.add(report.id);
      if (isAwaited) void save(report);
      else toast.status(t('report.made.readyNow'));
    }
  });
  const make = async (body: ReturnType<typeof positionOptions>): Promise<void> => {
    const { data } = await call(createPositionReport, { params: { id: positionId }, body });
    setAsked((others) => [...others, data.id]);
    toast.status(t('report.made.started'));
    await refresh(listPositionReports, ({ params }) => params.id === positionId);
  };
  const fail = (error: unknown): void => {
    const words = wordsOf(error);
    if (words) toast.error(words);
    else toast.standardError();
  };
  return { query, make, fail, save };
}
