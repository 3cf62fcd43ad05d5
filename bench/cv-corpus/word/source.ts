import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { commandsMissing } from '../programs.ts';
import type { Source } from '../source.ts';
import { europassForm } from './europass.ts';
import { officialForm } from './official-form.ts';
import { brackets, sideTable, spaces } from './plain-documents.ts';
import { TEMPLATES } from './templates.ts';

const run = promisify(execFile);
const RUN_MS = 180_000;
const LAYOUTS = {
  ...TEMPLATES,
  'word-europass': europassForm,
  'word-official-form': officialForm,
  'word-spaces': spaces,
  'word-brackets': brackets,
  'word-side-table': sideTable,
};

/** Word documents that LibreOffice prints, all of a batch in one run. */
export const word: Source = {
  name: 'word',
  templates: Object.keys(LAYOUTS),
  missing: () =>
    commandsMissing({ soffice: 'libreoffice-writer-nogui fonts-crosextra-carlito fonts-crosextra-caladea' }),
  draw: async (template, cvs, output) => {
    const layout = Object.entries(LAYOUTS).find(([name]) => name === template)?.[1];
    if (!layout) throw new Error(`There is no template ${template}`);
    const files = cvs.map((cv) => join(output, `${cv.id}.docx`));
    for (const [n, cv] of cvs.entries()) await writeFile(files[n] ?? '', layout(cv.person));
    // A profile of its own: an office that is open on this machine would take the command and answer nothing.
    const profile = await mkdtemp(join(tmpdir(), 'cantera-office-'));
    const args = [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      output,
      ...files,
    ];
    await run('soffice', args, { timeout: RUN_MS }).catch(() => undefined);
    await rm(profile, { recursive: true, force: true });
  },
  close: async () => undefined,
};
