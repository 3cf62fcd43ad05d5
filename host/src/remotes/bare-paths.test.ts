import { useBuiltRemotes } from '@cantera/shared/testing';
import { isBare } from './bare-paths.ts';

it('stands without the shell where a remote says so, and nowhere else', () => {
  useBuiltRemotes();
  const paths = ['/metrics/report', '/Metrics/Report/', '/metrics', '/metrics/report/7', '/positions'];
  expect(paths.map(isBare)).toEqual([true, true, false, false, false]);
});
