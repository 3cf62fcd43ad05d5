/// <reference lib="dom" />
import type { Page } from 'playwright';
import { drawn } from '../../tools/budgets/settle.ts';
import { launch } from '../../tools/budgets/visit.ts';
import { buildAll } from '../../tools/webpack/build.ts';
import { type DemoServer, serveDemo } from '../web/demo-server.ts';
import { fill } from './fill.ts';

const CPU_RATE = 4;
const STEPS = 90;
/** Between two steps, as who drags makes them. */
const PAUSE_MS = 50;
/** How often the number beside the slider is looked at. */
const LOOK_MS = 4;

/**
 * Frames are drawn as soon as there is something to draw: with a display's 60 a second, one that is due right after another
 * waits up to 16.7 ms for its turn, whatever it costs.
 */
const WITHOUT_TURNS = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Lets so many apply for a position of the demo's administrator; gives the position. */
async function applied(served: DemoServer, applications: number): Promise<string> {
  const { rows } = await served.owner.query<{ id: string; agency_id: string }>(
    `select p.id, p.agency_id from positions p join users u on u.agency_id = p.agency_id
     where p.status = 'OPEN' and u.email = 'admin@demo.test' order by p.id limit 2`,
  );
  const [first, second] = rows;
  if (!first || !second) throw new Error('the demo has no two open positions');
  await fill(
    (sql, values) => served.owner.query(sql, [...(values ?? [])]),
    first.agency_id,
    [first.id, second.id],
    applications,
  );
  return first.id;
}

/**
 * In the page: how long after each key that moves the slider the frame is drawn that shows it, in ms, with all that the page does
 * in between, what still follows from the key before included; and after how long the number beside it says the same.
 */
function watchSteps(lookMs: number): void {
  const steps: number[] = [];
  const told: number[] = [];
  Object.assign(window, { sliderSteps: steps, sliderTold: told });
  let start = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      start = timeStamp;
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const pressed = start;
      if (!(target instanceof HTMLInputElement)) return;
      const value = target.value;
      const number = target.parentElement?.querySelector<HTMLInputElement>('input[inputmode]');
      // The first task after the drawing of a frame is one of this priority: before any that waits since the change.
      const afterFrame = () =>
        window.scheduler.postTask(() => steps.push(performance.now() - pressed), {
          priority: 'user-blocking',
        });
      requestAnimationFrame(afterFrame);
      // A later step may overtake it. Asking each frame would draw frames for nothing else.
      const look = () => {
        if (number && Number(number.value) >= Number(value)) told.push(performance.now() - pressed);
        else setTimeout(look, lookMs);
      };
      setTimeout(look, lookMs);
    },
    true,
  );
}

async function measure(page: Page, address: string): Promise<SliderTimes> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Actions($|:)/ }).click({ timeout: 120_000 });
  await page.getByRole('menuitem', { name: 'Autodiscard', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Autodiscard', exact: true });
  await dialog.getByRole('slider').waitFor();
  await dialog.getByRole('img').waitFor({ timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await drawn(page);
  await page.evaluate(watchSteps, LOOK_MS);
  const before = await dialog.getByRole('slider').inputValue();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(PAUSE_MS);
  }
  const after = await dialog.getByRole('slider').inputValue();
  if (Number(after) - Number(before) !== STEPS) throw new Error(`the slider went from ${before} to ${after}`);
  await drawn(page);
  const measured = await page.evaluate(() => {
    const { sliderSteps, sliderTold } = window as unknown as Record<'sliderSteps' | 'sliderTold', number[]>;
    return { frames: sliderSteps, told: sliderTold };
  });
  if (measured.frames.length !== STEPS)
    throw new Error(`${measured.frames.length} of ${STEPS} steps were drawn`);
  return measured;
}

export interface SliderTimes {
  /** How long after each step the slider shows it, in ms. */
  readonly frames: readonly number[];
  /** How long after each step the number beside the slider says it, in ms. */
  readonly told: readonly number[];
}

/** Times of the slider of the autodiscard dialog, at a CPU four times slower. */
export async function measureSlider(applications: number): Promise<SliderTimes> {
  await buildAll({ only: ['host', 'mfe-positions'] });
  const served = await serveDemo();
  const browser = await launch(WITHOUT_TURNS);
  try {
    const positionId = await applied(served, applications);
    const token = await served.logIn('admin@demo.test');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await context.addInitScript((mine) => localStorage.setItem('cantera.token', mine), token);
    return await measure(await context.newPage(), `${served.url}/positions/${positionId}`);
  } finally {
    await browser.close();
    await served.close();
  }
}
