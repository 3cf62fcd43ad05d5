import type { Day } from '@cantera/shared/contracts/day';
import { getMetricsReport, listMetricsRows } from '@cantera/shared/contracts/metrics';
import { renderWithProviders, tabTo } from '@cantera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerOf, enterWith, idOf, refusalOf, startServer } from '../../lib/testing/fake-server.ts';
import { metricsEn } from '../../messages/texts-metrics-en.ts';
import { axisEnd, labelledColumns, linePath } from './charts/scale.ts';
import { Component } from './metrics-report-page.tsx';
import { PERIODS, spanOf, todayIn } from './model/periods.ts';

const figure = (id: string, unit: string, value: number | null, n: number, before: number | null = null) => ({
  ...{ id, unit, value, n, leftOut: 0 },
  previous: { value: before, n: before ?? 0 },
});
const point = (bucket: string, value: number) => ({ bucket, label: null, value, n: value });
const report = {
  period: {
    from: '2026-09-01',
    to: '2026-10-31',
    previousFrom: '2026-07-02',
    previousTo: '2026-08-31',
    timeZone: 'Europe/Madrid',
    interval: 'MONTH',
  },
  figures: [
    figure('hires', 'COUNT', 12, 12, 10),
    figure('time_to_hire', 'DAYS', 15.5, 12, 20),
    figure('fill_rate', 'PERCENT', null, 3),
  ],
  series: [
    { id: 'applications_by_time', unit: 'COUNT', points: [point('2026-09-01', 30), point('2026-10-01', 41)] },
    { id: 'hires_by_time', unit: 'COUNT', points: [point('2026-09-01', 0), point('2026-10-01', 12)] },
    { id: 'funnel', unit: 'COUNT', points: [point('APPLIED', 71), point('IN_PROCESS', 35)] },
  ],
  asOf: '2026-10-31T10:00:00Z',
};
const rows = {
  items: [
    {
      id: idOf(1),
      position: { id: idOf(2), title: 'Cap de forn' },
      client: { id: idOf(3), name: 'Forn Rovira' },
      candidate: null,
      value: null,
      at: '2026-10-05T10:00:00Z',
    },
  ],
  pagination: { page: 1, pageSize: 25, totalItems: 1 },
};

function show(route = '/metrics/report', answer = () => answerOf(getMetricsReport, { data: report })) {
  enterWith(['metrics.read', 'clients.read']);
  const sent = startServer({
    'GET /api/v1/metrics/report': answer,
    'GET /api/v1/metrics/rows': () => answerOf(listMetricsRows, { data: rows }),
    'GET /api/v1/users': () => Response.json({ users: [] }),
    // One that is gone would be dropped from the address, and said to be.
    [`GET /api/v1/agency/clients/${idOf(3)}`]: () => Response.json({ data: rows.items[0]?.client }),
    'GET /api/v1/agency/clients': () => Response.json({ data: { items: [], pagination: {} } }),
  });
  const asked = (path: string) =>
    sent.filter((call) => call.path === `GET /api/v1/metrics/${path}`).map(({ query }) => String(query));
  return { ...renderWithProviders(<Component />, { route, messages: metricsEn }), asked };
}

afterEach(() => jest.restoreAllMocks());

describe('the report', () => {
  it('shows values with how they changed, and of too few only how many', async () => {
    const { asked } = show();
    const strip = await screen.findByRole('list', { name: 'Results' });
    expect(strip).toHaveTextContent('12Up by 20% (better)before 10');
    expect(strip).toHaveTextContent('–Only 3: too few to tell');
    expect(screen.getByText(/15\.5 days/)).toBeInTheDocument();
    expect(screen.getByText('Down by', { exact: false }).parentElement).toHaveTextContent(
      '4.5 days (better)',
    );
    expect(asked('report')).toEqual(['']);
  });

  it('[DAY-34] says as of when it is, with the zone of the agency', async () => {
    show();
    expect(await screen.findByText(/^As of 11:00 (CET|GMT\+1)$/)).toBeInTheDocument();
  });

  it('asks for what its address says', async () => {
    const { asked } = show(`/metrics/report?period=2026-01-01_2026-03-31&clientId=${idOf(3)}&recruiterId=x`);
    await screen.findByRole('list', { name: 'Results' });
    expect(asked('report')).toEqual([`from=2026-01-01&to=2026-03-31&client_id=${idOf(3)}`]);
  });

  it.each([
    '0001-01-01_0001-02-01',
    '9999-01-01_9999-12-31',
    '2200-01-01_2200-01-02',
    '1969-12-31_1970-01-01',
  ])('reads its default of an address with days that no period has: %s', async (period) => {
    const { asked, user } = show(`/metrics/report?period=${period}`);
    await screen.findByRole('list', { name: 'Results' });
    expect(asked('report')).toEqual(['']);
    await user.click(screen.getByRole('button', { name: /Last 90 days/ }));
    const field = await screen.findByLabelText('Last day');
    fireEvent.change(field, { target: { value: period.slice(0, 10) } });
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: period.slice(0, 10) } });
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    expect(screen.getByLabelText('First day')).toHaveAccessibleDescription('Choose a day from 1970 to 2199');
    expect(screen.getByLabelText('First day')).toHaveFocus();
    expect(asked('report')).toEqual(['']);
  });

  it.each(['people_by_recruiter', 'positions_by_recruiter'])(
    'asks for rows of %s only of one recruiter',
    async (series) => {
      const one = show(`/metrics/report?rows=${series}.NONE`);
      await screen.findByRole('dialog');
      await waitFor(() =>
        expect(one.asked('rows')).toEqual([`figure=${series}&bucket=NONE&page=1&per_page=25`]),
      );
      one.unmount();
      // The dialog is loaded now: were rows of all asked for, it would be there before the next is opened.
      const { user, asked } = show(`/metrics/report?rows=${series}`);
      await user.click(await screen.findByRole('button', { name: 'Hires: 12. Show its 12 rows' }));
      await screen.findByRole('dialog', { name: 'Hires' });
      await waitFor(() => expect(asked('rows')).toEqual(['figure=hires&page=1&per_page=25']));
    },
  );

  it('opens the rows of a number, and of a bucket from the table of a chart', async () => {
    const { user, address, asked } = show();
    await user.click(await screen.findByRole('button', { name: 'Hires: 12. Show its 12 rows' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hires' });
    expect(await within(dialog).findByText('Deleted person')).toBeInTheDocument();
    expect(address()).toBe('/metrics/report?rows=hires');
    expect(asked('rows')).toEqual(['figure=hires&page=1&per_page=25']);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await user.click(screen.getByRole('button', { name: /^October 2026, Applications: 41\./ }));
    expect(address()).toBe('/metrics/report?rows=applications_by_time.2026-10-01');
  });

  it('opens the rows of a number, and closes them, by keyboard alone', async () => {
    const { user } = show();
    await tabTo(user, await screen.findByRole('button', { name: 'Hires: 12. Show its 12 rows' }));
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Hires' });
    expect(await within(dialog).findByText('Deleted person')).toBeInTheDocument();
    await tabTo(user, within(dialog).getByRole('button', { name: 'Close' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that a period takes too long', async () => {
    show('/metrics/report', () => refusalOf(409, 'REPORT_TOO_SLOW'));
    expect(await screen.findByText('This period takes too long to compute')).toBeInTheDocument();
  });
});

describe('periods and scales', () => {
  const today = '2026-11-23' as Day;
  it('end today while they go on', () => {
    expect(
      Object.fromEntries(PERIODS.map((name) => [name, Object.values(spanOf(name, today)).join(' ')])),
    ).toEqual({
      'last-30-days': '2026-10-25 2026-11-23',
      'last-90-days': '2026-08-26 2026-11-23',
      'last-12-months': '2025-12-01 2026-11-23',
      'this-month': '2026-11-01 2026-11-23',
      'last-month': '2026-10-01 2026-10-31',
      'this-quarter': '2026-10-01 2026-11-23',
      'last-quarter': '2026-07-01 2026-09-30',
      'this-year': '2026-01-01 2026-11-23',
      'last-year': '2025-01-01 2025-12-31',
    });
  });
  it('go by the day where the agency works', () => {
    const now = new Date('2026-11-23T23:30:00Z');
    expect([todayIn('Europe/Madrid', now), todayIn('America/Mexico_City', now)]).toEqual([
      '2026-11-24',
      '2026-11-23',
    ]);
  });
  it('draw to a round end', () => {
    expect([0, 1, 3, 7, 38, 101].map(axisEnd)).toEqual([1, 1, 4, 8, 40, 200]);
    expect(labelledColumns(13, 6)).toEqual([0, 3, 6, 9, 12]);
    expect(linePath([0, 2], 4)).toBe('M0.5 1L1.5 0.5');
  });
});
