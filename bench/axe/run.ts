/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { DEMO_LOGINS } from '../../api/src/modules/demo/logins.ts';
import { demoId } from '../../api/src/modules/demo/random.ts';
import { calm, type Traffic, watchTraffic } from '../../tools/budgets/settle.ts';
import { launch } from '../../tools/budgets/visit.ts';
import { buildAll } from '../../tools/webpack/build.ts';
import { ROOT } from '../../tools/webpack/packages.ts';
import { serveDemo } from '../web/demo-server.ts';
import { type Ids, SCREENS, type Screen, type Who } from './screens.ts';

/**
 * What axe finds on the screens of the main job (WCAG 2.2 AA and its best practices), in light, dark and forced colours at
 * three widths, and whether one of them scrolls sideways. `BENCH_SCREENS`: a regular expression of names, else all.
 */
const WANTED = new RegExp(process.env.BENCH_SCREENS ?? '');
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const COLOURS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PATIENCE_MS = 30_000;

interface Found {
  readonly screen: string;
  readonly width: number;
  readonly colours: string;
  readonly rule: string;
  readonly nodes: readonly string[];
}

const session = z.object({ data: z.object({ token: z.string() }) });
const list = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });
const board = z.object({
  data: z.object({
    items: z.array(
      z.object({
        applications: z.array(z.object({ id: z.string(), candidate: z.object({ id: z.string() }) })),
      }),
    ),
  }),
});

async function answerOf(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

async function tokenOf(url: string, who: Who): Promise<string> {
  const body = JSON.stringify({ email: `${who}@demo.test`, password: DEMO_LOGINS.password });
  const headers = { 'content-type': 'application/json' };
  return session.parse(await answerOf(`${url}/auth/login`, { method: 'POST', headers, body })).data.token;
}

async function idsOf(url: string, token: string): Promise<Ids> {
  const read = (address: string) =>
    answerOf(`${url}/api/v1/agency/${address}`, { headers: { authorization: `Bearer ${token}` } });
  const position = demoId('demo: position frontend');
  const { items } = board.parse(await read(`clients/jobs/${position}/hiring_process_steps`)).data;
  const card = items.flatMap(({ applications }) => applications)[0];
  const [draft] = list.parse(await read('jobs?status=DRAFT')).data.items;
  const [client] = list.parse(await read('clients')).data.items;
  if (!card || !draft || !client) throw new Error('The demo lacks a card, a draft or a client.');
  return { position, draft: draft.id, candidate: card.candidate.id, application: card.id, client: client.id };
}

async function open(page: Page, traffic: Traffic, url: string, screen: Screen, ids: Ids): Promise<void> {
  await page.goto(url + screen.path(ids), { timeout: PATIENCE_MS });
  if (screen.act) {
    await page.locator('main h1').first().waitFor({ timeout: PATIENCE_MS });
    await calm(page, traffic);
    await screen.act(page);
  }
  await page.locator(screen.ready).first().waitFor({ timeout: PATIENCE_MS });
  await calm(page, traffic);
}

async function lookAt(page: Page, screen: string, width: number, colours: keyof typeof COLOURS) {
  await page.emulateMedia(COLOURS[colours]);
  // The last is experimental: it takes the initials of an avatar for words that the name should hold.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(TAGS);
  const { violations } = await axe.disableRules(['label-content-name-mismatch']).analyze();
  const found: Found[] = violations.map(({ id, nodes }) => ({
    screen,
    width,
    colours,
    rule: id,
    nodes: nodes.map(({ target }) => target.join(' ')),
  }));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) found.push({ screen, width, colours, rule: 'scrolls sideways', nodes: [`${wide} px`] });
  return found;
}

/** All that is found on one screen; one that does not open is a find, too. */
async function lookThrough(browser: Browser, url: string, screen: Screen, ids: Ids, token: string | null) {
  const context = await browser.newContext({
    viewport: WIDTHS[0] ?? null,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const found: Found[] = [];
  try {
    if (token) await context.addInitScript((value) => localStorage.setItem('cantera.token', value), token);
    const page = await context.newPage();
    const traffic = watchTraffic(page);
    await open(page, traffic, url, screen, ids);
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      await calm(page, traffic);
      for (const colours of ['light', 'dark', 'forced'] as const)
        found.push(...(await lookAt(page, screen.name, size.width, colours)));
    }
  } catch (error) {
    found.push({ screen: screen.name, width: 0, colours: '', rule: 'does not open', nodes: [String(error)] });
  } finally {
    await context.close();
  }
  return found;
}

if (import.meta.main) {
  if (!process.env.BENCH_BUILT) await buildAll();
  const server = await serveDemo();
  const browser = await launch();
  const found: Found[] = [];
  const rows: Record<string, string | number>[] = [];
  try {
    const tokens = {
      admin: await tokenOf(server.url, 'admin'),
      recruiter: await tokenOf(server.url, 'recruiter'),
      manager: await tokenOf(server.url, 'manager'),
    };
    const ids = await idsOf(server.url, tokens.recruiter);
    const screens = SCREENS.filter(({ name }) => WANTED.test(name));
    if (screens.length === 0) throw new Error(`No screen is called ${WANTED}.`);
    for (const screen of screens) {
      const before = found.length;
      const token = screen.who ? tokens[screen.who] : null;
      found.push(...(await lookThrough(browser, server.url, screen, ids, token)));
      rows.push({ screen: screen.name, found: found.length - before });
      console.log(screen.name, found.length - before);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  console.table(rows);
  for (const { screen, width, colours, rule, nodes } of found)
    console.log(`${screen}, ${width} px, ${colours}: ${rule}: ${nodes.slice(0, 4).join(' | ')}`);
  console.log(found.length === 0 ? 'Within the aims.' : `Under the aims: ${found.length} found, 0 wanted.`);
  const folder = path.join(ROOT, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'axe.json'), `${JSON.stringify({ rows, found }, null, 2)}\n`);
  if (found.length > 0) process.exitCode = 1;
}
