import { NOTIFICATION_PAGE } from '@cantera/shared/contracts/notifications';
import { z } from 'zod';
import { atMost, exactly, judge } from '../bars.ts';
import { serveDemo } from '../web/demo-server.ts';
import { timeRequests } from '../web/timed-requests.ts';
import { seedBell } from './seed-bell.ts';

/**
 * The bell of people who have 10,000 notifications each, of a recruiter, and of a hiring manager who has left most of the
 * positions that theirs are about: the newest, those before the middle, and those that are unread.
 */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 300);
const NOTIFICATIONS = 10_000;
/** ms */
const AIM = 40;
const listed = z.object({ data: z.object({ items: z.array(z.unknown()) }) });

const served = await serveDemo();
try {
  const address = `${served.url}/api/v1/notifications`;
  const bars = [];
  for (const who of ['recruiter', 'manager']) {
    const middle = await seedBell(served.owner, `${who}@demo.test`, NOTIFICATIONS);
    const token = await served.logIn(`${who}@demo.test`);
    for (const [what, query] of [
      ['the newest', ''],
      ['before the middle', `?before=${middle}`],
      ['unread', '?unread=true'],
    ] as const) {
      const { p95, last } = await timeRequests(address + query, token, REQUESTS);
      bars.push(
        atMost(`p95 of ${what}, ${who}, ms`, p95, AIM),
        exactly(`listed: ${what}, ${who}`, listed.parse(last).data.items.length, NOTIFICATION_PAGE),
      );
    }
  }
  judge('bell', bars);
} finally {
  await served.close();
}
