import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { firstDayOf } from '../contracts/day.ts';
import { noteRetry } from '../late-code/index.ts';
import { type Locale, storeLocale } from '../session/index.ts';
import { createCatalogue, createPageCatalogue } from './catalogue.tsx';
import { formatAge, formatDate, formatDateTime, formatDay, formatList, formatShortAge } from './formats.ts';

describe('formats', () => {
  it('writes English dates and lists as Europe does', () => {
    expect(formatDay(firstDayOf('2024-05-31'))).toBe('31 May 2024');
    expect(formatList(['Ana', 'Joan', 'Marc'])).toBe('Ana, Joan and Marc');
    expect(formatList(['Ana', 'Joan', 'Marc'], 'disjunction')).toBe('Ana, Joan or Marc');
  });
  it('shows a date without time as it is, and a moment in the reader’s time zone, west of Greenwich too', () => {
    expect(new Date('2024-05-31T00:00:00Z').getTimezoneOffset()).toBe(360);
    expect(formatDay(firstDayOf('2024-05-31'))).toBe('31 May 2024');
    expect(formatDay(firstDayOf('2024-05'), { month: 'short', year: 'numeric' })).toBe('May 2024');
    expect(formatDate('2024-05-31T00:00:00Z')).toBe('30 May 2024');
  });
  it('[SHELL-123] writes date and time as HH:mm dd-LL-yyyy', () => {
    expect(formatDateTime('2026-03-07T09:05:00')).toBe('09:05 07-03-2026');
  });
  it('tells an age to its largest unit', () => {
    const now = Date.parse('2026-03-10T00:00:00Z');
    expect(formatAge('2026-03-07T00:00:00Z', { now })).toBe('3 days ago');
    expect(formatAge('2026-03-09T23:59:50Z', { now })).toBe('now');
  });
});

describe('formatShortAge', () => {
  const now = Date.parse('2026-03-10T00:00:00Z');
  const DAY = 86_400_000;
  const agesIn = (locale: Locale) => {
    storeLocale(locale);
    return [0, DAY / 1440, DAY / 24, 3 * DAY, 8 * DAY, 31 * DAY, 95 * DAY, 800 * DAY, -DAY].map((age) =>
      formatShortAge(new Date(now - age).toISOString(), { now }),
    );
  };
  afterEach(() => storeLocale('en'));

  it.each([
    ['en', ['now', '1 min', '1h', '3d', '1w', '1 mth', '3 mths', '2y', 'now']],
    ['es', ['ahora', '1 min', '1h', '3d', '1sem', '1 mes', '3 meses', '2a', 'ahora']],
    ['ca', ['ara', '1 min', '1 h', '3 d', '1 setm.', '1 mes', '3 mesos', '2 anys', 'ara']],
  ] as const)('[BOARD-70] tells a minute from a month: %s', (locale, ages) => {
    expect(agesIn(locale)).toEqual(ages);
  });
});

/** As the boundaries of pages and of remotes do it. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  retry = () => {
    noteRetry();
    this.setState({ hasFailed: false });
  };
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <button type="button" onClick={this.retry}>
        Retry
      </button>
    );
  }
}

describe('createCatalogue', () => {
  const en = { 'demo.hello': 'Hello, {name}' } as const;
  const load = () => Promise.resolve({ default: en });

  it('loads a package’s texts at once, and those of a page when it is asked', async () => {
    const ofPackage = jest.fn(load);
    createCatalogue<typeof en>({ en: ofPackage, es: load, ca: load });
    expect(ofPackage).toHaveBeenCalledTimes(1);
    const ofPage = jest.fn(load);
    const page = createPageCatalogue<typeof en>({ en: ofPage, es: load, ca: load });
    expect(ofPage).not.toHaveBeenCalled();
    await expect(page.load()).resolves.toBe(en);
    await page.load();
    expect(ofPage).toHaveBeenCalledTimes(1);
  });

  it('puts a package’s texts beside those above it', async () => {
    const { Messages, useT } = createCatalogue<typeof en>({ en: load, es: load, ca: load });
    const Greeting = () => <p>{useT()('demo.hello', { name: 'Ana' })}</p>;
    await act(async () => {
      render(
        <IntlProvider locale="en" messages={{ 'shared.retry': 'Retry' }}>
          <Suspense fallback="…">
            <Messages>
              <Greeting />
            </Messages>
          </Suspense>
        </IntlProvider>,
      );
    });
    expect(screen.getByText('Hello, Ana')).toBeInTheDocument();
  });
  it('asks a second time when the first load fails', async () => {
    const flaky = jest.fn(load).mockRejectedValueOnce(new Error('gone'));
    const catalogue = createCatalogue<typeof en>({ en: flaky, es: flaky, ca: flaky });
    await expect(catalogue.load()).resolves.toBe(en);
    expect(flaky).toHaveBeenCalledTimes(2);
  });

  it('tells React of one failure however often it asks, and loads anew when Retry is pressed at once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // However slow React is, the failure is as young as at first.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const away = jest.fn(load).mockRejectedValue(new Error('gone'));
    const { Messages, useT } = createCatalogue<typeof en>({ en: away, es: away, ca: away });
    const Greeting = () => <p>{useT()('demo.hello', { name: 'Ana' })}</p>;
    await act(async () => {
      render(
        <IntlProvider locale="en">
          <Boundary>
            <Suspense fallback="…">
              <Messages>
                <Greeting />
              </Messages>
            </Suspense>
          </Boundary>
        </IntlProvider>,
      );
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(away).toHaveBeenCalledTimes(2);
    away.mockImplementation(load);
    await act(async () => retry.click());
    expect(await screen.findByText('Hello, Ana')).toBeInTheDocument();
    expect(away).toHaveBeenCalledTimes(3);
  });
});
