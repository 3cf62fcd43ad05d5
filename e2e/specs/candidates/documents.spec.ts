import { readFile } from 'node:fs/promises';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import { type CandidateDocument, createDocument, listDocuments } from '@cantera/shared/contracts/documents';
import { uploadPrivateFile } from '@cantera/shared/contracts/files';
import type { Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

let candidate: Candidate;
test.beforeAll(async () => {
  ({ candidate } = await makeCandidate(await apiAs('recruiter'), 'Dolors', `Arxiu ${Date.now()}`));
});

const text = 'Notes de l’entrevista.\n';
const attach = async (api: Api, title: string, description = ''): Promise<CandidateDocument> => {
  const form = new FormData();
  form.set('file', new Blob([text]), `${title}.txt`);
  const { url: fileUrl } = await api.call(uploadPrivateFile, {}, form);
  const { data } = await api.call(createDocument, {
    params: { id: candidate.id },
    body: { title, description, fileUrl },
  });
  return data;
};
const stored = async (api: Api) =>
  (await api.call(listDocuments, { params: { id: candidate.id } })).data.items;
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const open = (page: Page) => page.goto(`/candidates/${candidate.id}/documents`);
const dialog = (page: Page) => page.getByRole('dialog');
const actions = async (page: Page, title: string, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions: ${title}` }).click();
  await page.getByRole('menuitem', { name }).click();
};
const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name: /^Documents/ });

test('[CDOC-18] [CDOC-02] says that there are none', async ({ page, api }) => {
  const other = (await makeCandidate(api, 'Buida', `Carpeta ${Date.now()}`)).candidate;
  const read = page.waitForResponse((response) => response.url().endsWith(`/${other.id}/documents`));
  await page.goto(`/candidates/${other.id}/documents`);
  expect((await read).status()).toBe(200);
  await expect(page.getByText('No documents')).toBeVisible();
  await expectAccessible(page);
});

test('[SHELL-43] [CDOC-01] [CDOC-04] [CDOC-05] lists each document with its link, description, date and creator', async ({
  page,
  api,
}) => {
  const title = unique('Contracte');
  const document = await attach(api, title, 'Signat a Girona');
  await open(page);
  await expect(page.getByRole('searchbox', { name: 'Search by title' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
  const link = row(page, title).getByRole('link', { name: title });
  expect(await link.getAttribute('href')).toContain(document.fileUrl.split('?')[0]);
  await expect(row(page, title).getByText('Signat a Girona')).toBeVisible();
  const year = String(new Date().getFullYear());
  await expect(row(page, title).getByRole('cell', { name: new RegExp(year) })).toBeVisible();
  await expect(row(page, title).getByRole('img', { name: 'Daniel Prats Oller' })).toBeVisible();
  await expectAccessible(page);
});

test('[CDOC-07] narrows by title without case and accents', async ({ page, api }) => {
  const [wanted, other] = [unique('Presentació'), unique('Full')];
  await attach(api, wanted);
  await attach(api, other);
  await open(page);
  await page.getByRole('searchbox').fill(wanted.toUpperCase().replace('Ó', 'O'));
  await expect(row(page, other)).toHaveCount(0);
  await expect(row(page, wanted)).toBeVisible();
  await page.getByRole('searchbox').fill('no such title');
  await expect(page.getByText('There are no results for no such title')).toBeVisible();
});

test('[CDOC-08] [CDOC-09] [CDOC-10] asks for a file of at most 10 MB and a title', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Upload' }).click();
  const upload = dialog(page).getByRole('button', { name: 'Upload' });
  await upload.click();
  await expect(dialog(page).getByText('File required!')).toBeVisible();
  const large = { name: 'gran.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001) };
  await dialog(page).getByLabel('File').setInputFiles(large);
  await upload.click();
  await expect(dialog(page).getByText('File size is too large (max 10MB)')).toBeVisible();
  await dialog(page).getByLabel('Title').fill('');
  await upload.click();
  await expect(dialog(page).getByText('Fill in this field.')).toBeVisible();
  await expectAccessible(page);
});

test('[CDOC-11] [CDOC-12] [CDOC-13] [PANEL-05] attaches a file under its name, and counts it', async ({
  page,
  api,
}) => {
  await attach(api, unique('Primer'));
  const before = (await stored(api)).length;
  await open(page);
  await expect(tab(page)).toHaveText(`Documents${before}`);
  await page.getByRole('button', { name: 'Upload' }).click();
  const name = unique('Carta');
  const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await dialog(page).getByLabel('File').setInputFiles(file);
  await expect(dialog(page).getByLabel('Title')).toHaveValue(name);
  await dialog(page).getByLabel('Description').fill('Rebuda per correu');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/documents'),
  );
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  expect((await sent).postDataJSON()).toEqual({
    title: name,
    description: 'Rebuda per correu',
    file_url: expect.stringMatching(/^\/files\/private\//),
  });
  await expect(row(page, name)).toBeVisible();
  await expect(tab(page)).toHaveText(`Documents${before + 1}`);
  await page.goto(`/candidates?candidateId=${candidate.id}`);
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await expect(panel.getByText(`Files ${before + 1}`)).toBeVisible();
});

test('a file dropped on the page opens the dialog with it', async ({ page }) => {
  await open(page);
  const area = page.getByRole('searchbox');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['hello'], 'Deixat anar.txt', { type: 'text/plain' }));
    return transfer;
  });
  await area.dispatchEvent('dragenter', { dataTransfer: data });
  await expect(page.getByText('Drop the file to upload it')).toBeVisible();
  await area.dispatchEvent('drop', { dataTransfer: data });
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Deixat anar');
});

test('files that are dropped together are asked about one after the other', async ({ page }) => {
  await open(page);
  const [first, second] = [unique('Carta'), unique('Títol')];
  const data = await page.evaluateHandle(
    (names) => {
      const transfer = new DataTransfer();
      for (const name of names) transfer.items.add(new File([name], `${name}.txt`, { type: 'text/plain' }));
      return transfer;
    },
    [first, second],
  );
  await page.getByRole('searchbox').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('dialog', { name: 'Upload a document (1 of 2)' })).toBeVisible();
  await expect(dialog(page).getByLabel('Title')).toHaveValue(first);
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('dialog', { name: 'Upload a document (2 of 2)' })).toBeVisible();
  await expect(dialog(page).getByLabel('Title')).toHaveValue(second);
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, first)).toBeVisible();
  await expect(row(page, second)).toBeVisible();
});

test.describe('what the server does not take', () => {
  test.use({ expected: ['400 /files/private'] });
  test('is told at the file', async ({ page, api }) => {
    const before = (await stored(api)).length;
    await open(page);
    await page.getByRole('button', { name: 'Upload' }).click();
    const file = {
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<script>alert(1)</script>'),
    };
    await dialog(page).getByLabel('File').setInputFiles(file);
    await dialog(page).getByRole('button', { name: 'Upload' }).click();
    await expect(dialog(page).getByText('You may not set this value.')).toBeVisible();
    expect(await stored(api)).toHaveLength(before);
  });
});

test('[CDOC-06] [CDOC-14] modifies title and description', async ({ page, api }) => {
  const title = unique('Vell');
  await attach(api, title);
  await open(page);
  await page.getByRole('button', { name: `Actions: ${title}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Modify', 'Download', 'Delete']);
  await page.getByRole('menuitem', { name: 'Modify' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue(title);
  const next = unique('Nou');
  await dialog(page).getByLabel('Title').fill(next);
  await dialog(page).getByLabel('Description').fill('Revisat');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  expect((await sent).url()).toMatch(/\/documents\/[0-9a-f-]{36}$/);
  await expect(row(page, next).getByText('Revisat')).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
});

test('[CDOC-15] downloads the file under its name', async ({ page, api }) => {
  const title = unique('Baixada');
  await attach(api, title);
  await open(page);
  const download = page.waitForEvent('download');
  await actions(page, title, 'Download');
  expect((await download).suggestedFilename()).toBe(`${title}.txt`);
  expect(await readFile(await (await download).path(), 'utf8')).toBe(text);
});

test('[CDOC-16] [CDOC-17] asks before it deletes, and the row goes', async ({ page, api }) => {
  const title = unique('Esborrat');
  const document = await attach(api, title);
  await open(page);
  await actions(page, title, 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This action is irreversible, are you sure to continue?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, title)).toBeVisible();
  await actions(page, title, 'Delete');
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  expect((await sent).url()).toContain(`/documents/${document.id}`);
  await expect(row(page, title)).toHaveCount(0);
  expect((await stored(api)).map(({ id }) => id)).not.toContain(document.id);
});

test('shows what a colleague uploads, without a reload', async ({ page, api }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
  const title = unique('Company');
  await attach(api, title);
  await expect(row(page, title)).toBeVisible();
  expect((await api.call(getCandidate, { params: { id: candidate.id } })).data.documentCount).toBeGreaterThan(
    0,
  );
});
