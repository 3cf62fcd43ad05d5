import { useRefresh } from '@cantera/shared/api-client';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import {
  listPositionReports,
  type PositionReport as MadeReport,
  previewPositionReport,
} from '@cantera/shared/contracts/reports';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { reportEn } from '../../../messages/texts-report-en.ts';
import { PositionReport } from '../position-report.tsx';
import { answerOf, idOf, nothing, person, startServer } from './fake-report.ts';

/** Reads again what news of a report does, and what a window does that one comes back to. */
function News() {
  const refresh = useRefresh();
  return (
    <>
      <button type="button" onClick={() => void refresh(listPositionReports)}>
        News
      </button>
      <button type="button" onClick={() => void refresh(previewPositionReport)}>
        Come back
      </button>
    </>
  );
}

const POSITION = idOf(30);
export const BASE = `/api/v1/agency/clients/jobs/${POSITION}`;
const card = (n: number, firstName: string) => ({
  id: idOf(n),
  candidate: { id: idOf(n + 10), firstName, lastName: 'Vila' },
  createdAt: '2026-11-01T10:00:00Z',
});
const step = (n: number, name: string, applications: object[] = []) => ({
  id: idOf(n),
  name,
  position: n,
  type: 'STEP',
  categoryId: 'INTERNAL',
  createdAt: '2026-11-01T10:00:00Z',
  applications,
});
const STEPS = [
  step(40, 'Inbox', [card(50, 'Ona'), card(51, 'Pau')]),
  step(41, 'Interview', [card(52, 'Mar')]),
];
/** Draws the report of a position whose steps are `Inbox` and `Interview`; a preview that nothing is said of has 20 people a step. */
export function show(
  answers: Parameters<typeof startServer>[0] = {},
  applicationIds?: readonly string[],
  reports: () => readonly MadeReport[] = () => [],
) {
  const sent = startServer({
    [`GET ${BASE}/hiring_process_steps`]: () => answerOf(listSteps, { items: STEPS }),
    [`GET ${BASE}/reports`]: () => answerOf(listPositionReports, { items: reports() }),
    [`POST ${BASE}/reports/preview`]: (body) =>
      answerOf(previewPositionReport, {
        blocks: [person],
        masked: [],
        unsafe: null,
        photosLeftOut: 0,
        narrow: null,
        missing: { ...nothing, scoring: null, comments: null },
        people: body.step_ids.length * 20,
        shownPeople: 10,
      }),
    ...answers,
  });
  const view = renderWithProviders(
    <>
      <PositionReport
        positionId={POSITION}
        {...(applicationIds ? { applicationIds } : {})}
        onClose={jest.fn()}
      />
      <News />
    </>,
    { messages: reportEn },
  );
  const last = () => sent.filter(({ path }) => path.endsWith('/preview')).at(-1)?.body;
  return { ...view, sent, last };
}
export const box = (name: string) => screen.findByRole('checkbox', { name });
export const download = () => screen.getByRole('button', { name: 'Download' });
