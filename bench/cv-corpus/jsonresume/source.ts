import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { twoAtATime } from '../several.ts';
import type { Cv, Source } from '../source.ts';
import { fetchThemes, packageOf, THEME_TEMPLATES } from './cache.ts';
import { Printer } from './printer.ts';
import { resumeOf } from './resume.ts';

const RENDER_MS = 120_000;

/** The HTML that a theme makes of each CV; null where it could not. */
async function render(folder: string, template: string, cvs: readonly Cv[]): Promise<(string | null)[]> {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      `--allow-fs-read=${folder}`,
      `--allow-fs-read=${import.meta.dirname}`,
      '--no-warnings',
      join(import.meta.dirname, 'child.ts'),
      folder,
      packageOf(template),
    ],
    // Themes name months in the zone of the process: the first of a month must not become the last of the one before.
    { stdio: ['pipe', 'pipe', 'ignore'], env: { TZ: 'UTC' }, timeout: RENDER_MS },
  );
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(cvs.map((cv) => `${JSON.stringify(resumeOf(cv.person))}\n`).join(''));
  const pages: (string | null)[] = [];
  for await (const line of createInterface({ input: child.stdout })) pages.push(JSON.parse(line));
  await ended;
  return pages;
}

/** Themes of JSON Resume from the npm registry, printed by Chromium. */
export function jsonResume(folder: string): Source {
  const printer = new Printer(folder);
  return {
    name: 'jsonresume',
    templates: THEME_TEMPLATES,
    missing: () =>
      existsSync(process.env.CHROMIUM_PATH ?? '')
        ? fetchThemes(folder)
        : 'no Chromium: install the package `chromium-headless-shell` or set CHROMIUM_PATH',
    draw: async (template, cvs, output) => {
      const pages = await render(folder, template, cvs);
      await twoAtATime(cvs, async (cv, n) => {
        const html = pages[n];
        if (html) await printer.print(html, join(output, `${cv.id}.pdf`));
      });
    },
    close: () => printer.close(),
  };
}
