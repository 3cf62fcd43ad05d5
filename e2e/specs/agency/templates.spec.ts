import { randomUUID } from 'node:crypto';
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  updateMessageTemplate,
} from '@cantera/shared/contracts/message-templates';
import type { Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const named = (text: string): string => `${text} ${randomUUID().slice(0, 8)}`;
const failing = {
  status: 500,
  json: { error: { code: 'INTERNAL', message: 'boom of the server', request_id: 'r-1' } },
};

test.describe('message templates', () => {
  const made: string[] = [];
  test.afterEach(async ({ api }) => {
    for (const id of made.splice(0))
      await api.call(deleteMessageTemplate, { params: { id } }).catch(() => undefined);
  });
  const make = async (api: Api, name = named('Primera trucada')): Promise<MessageTemplate> => {
    const body = { name, subject: 'About {title}', body: '<p>Hello {firstName}, shall we talk?</p>' };
    const { data } = await api.call(createMessageTemplate, { body });
    made.push(data.id);
    return data;
  };
  const open = async (page: Page): Promise<void> => {
    await page.goto('/agency/templates');
    await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
  };

  test('[SHELL-24] [TPL-01] [TPL-03] lists the templates, narrows them and offers one more', async ({
    page,
    api,
  }) => {
    const template = await make(api);
    await page.goto('/agency/general');
    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await expect(page).toHaveTitle('Templates — Cantera');
    await expect(row(page, template.name)).toContainText(template.subject);
    await page.getByRole('searchbox', { name: 'Search templates' }).fill(template.name.toUpperCase());
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Create template' })).toBeVisible();
    await expectAccessible(page);
  });

  test('[TPL-09] [TPL-10] [CONST-123] creates one, with variables and a preview', async ({ page, api }) => {
    const name = named('Entrevista');
    await open(page);
    await page.getByRole('button', { name: 'Create template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create template' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Subject').fill('About {title}');
    await dialog.getByRole('textbox', { name: 'Body' }).click();
    await page.keyboard.type('Dear ');
    await dialog.getByRole('button', { name: '{firstName}' }).click();
    await page.keyboard.type(', shall we talk?');
    const preview = dialog.getByRole('region', { name: 'Preview with sample values' });
    await expect(preview).toContainText('About Data engineer');
    await expect(preview).toContainText('Dear Emma, shall we talk?');
    await expectAccessible(page);
    const [request] = await Promise.all([
      page.waitForRequest(
        (sent) => sent.method() === 'POST' && new URL(sent.url()).pathname === '/api/message-templates',
      ),
      dialog.getByRole('button', { name: 'Create template' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      name,
      subject: 'About {title}',
      body: '<p>Dear {firstName}, shall we talk?</p>',
    });
    await expect(page.getByText('Template created')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row(page, name)).toBeVisible();
    const { data } = await api.call(listMessageTemplates);
    made.push(data.find((template) => template.name === name)?.id ?? '');
  });

  test('[TPL-06] [TPL-07] [TPL-08] takes a name and a subject of 3 to 100, and a body of 10', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Create template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create template' });
    const save = dialog.getByRole('button', { name: 'Create template' });
    const body = dialog.getByRole('textbox', { name: 'Body' });
    await body.click();
    await page.keyboard.type('123456789');
    for (const length of [2, 101]) {
      for (const label of ['Name', 'Subject']) await dialog.getByLabel(label).fill('a'.repeat(length));
      await save.click();
      for (const label of ['Name', 'Subject'])
        await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(body).toHaveAttribute('aria-invalid', 'true');
    }
    for (const length of [3, 100])
      for (const label of ['Name', 'Subject']) {
        await dialog.getByLabel(label).fill('a'.repeat(length));
        await expect(dialog.getByLabel(label)).not.toHaveAttribute('aria-invalid', 'true');
      }
    await body.click();
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await expect(body).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('[TPL-04] [TPL-11] [TPL-12] changes one', async ({ page, api }) => {
    const template = await make(api);
    const name = named('Segona trucada');
    await open(page);
    await row(page, template.name)
      .getByRole('button', { name: /^Update/ })
      .click();
    const dialog = page.getByRole('dialog', { name: `Update ${template.name}` });
    await expect(dialog.getByLabel('Name')).toHaveValue(template.name);
    await expect(dialog.getByLabel('Subject')).toHaveValue('About {title}');
    await expect(dialog.getByRole('textbox', { name: 'Body' })).toHaveText(
      'Hello {firstName}, shall we talk?',
    );
    await dialog.getByLabel('Name').fill(name);
    const [request] = await Promise.all([
      page.waitForRequest(
        (sent) => sent.method() === 'PUT' && sent.url().endsWith(`/api/message-templates/${template.id}`),
      ),
      dialog.getByRole('button', { name: 'Save template' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      name,
      subject: template.subject,
      body: template.body,
    });
    await expect(page.getByText('Template updated')).toBeVisible();
    await expect(row(page, name)).toBeVisible();
    await expect(row(page, template.name)).toHaveCount(0);
  });

  test('asks before Back takes the dialog with what was typed in it', async ({ page }) => {
    await page.goto('/agency/general');
    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await page.getByRole('button', { name: 'Create template' }).click();
    const name = page.getByRole('dialog', { name: 'Create template' }).getByLabel('Name');
    await name.fill('Primera trucada');
    const question = page.getByRole('alertdialog', { name: 'Discard the changes?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name).toHaveValue('Primera trucada');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/agency\/general$/);
  });

  test('[TPL-05] [TPL-13] deletes one after asking, in another open tab too', async ({ page, api }) => {
    const template = await make(api);
    await open(page);
    await row(page, template.name)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog', { name: `Delete ${template.name}?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, template.name)).toBeVisible();
    await row(page, template.name)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await Promise.all([
      page.waitForRequest(
        (sent) => sent.method() === 'DELETE' && sent.url().endsWith(`/api/message-templates/${template.id}`),
      ),
      question.getByRole('button', { name: 'Delete template' }).click(),
    ]);
    await expect(row(page, template.name)).toHaveCount(0);
    const other = await make(api, named('D’una altra pestanya'));
    await expect(row(page, other.name)).toBeVisible();
  });

  test.describe('when the server fails', () => {
    test.use({ expected: ['500 /api/message-templates'] });
    test('[TPL-14] tells it in general words and keeps what was typed', async ({ page }) => {
      await open(page);
      await page.route('**/api/message-templates', (route) =>
        route.request().method() === 'POST' ? route.fulfill(failing) : route.continue(),
      );
      await page.getByRole('button', { name: 'Create template' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create template' });
      await dialog.getByLabel('Name').fill('Primera trucada');
      await dialog.getByLabel('Subject').fill('About it');
      await dialog.getByRole('textbox', { name: 'Body' }).click();
      await page.keyboard.type('Shall we talk?');
      await dialog.getByRole('button', { name: 'Create template' }).click();
      await expect(page.getByText('If the problem persists')).toBeVisible();
      await expect(page.getByText('boom of the server')).toHaveCount(0);
      await expect(dialog.getByLabel('Name')).toHaveValue('Primera trucada');
    });
  });

  test.describe('changed by two people', () => {
    test.use({ expected: ['409 /api/message-templates'] });
    test('asks whose version stays', async ({ page, api }) => {
      const template = await make(api);
      await open(page);
      await row(page, template.name)
        .getByRole('button', { name: /^Update/ })
        .click();
      const dialog = page.getByRole('dialog', { name: `Update ${template.name}` });
      await dialog.getByLabel('Subject').fill('Mine');
      await api.call(updateMessageTemplate, {
        params: { id: template.id },
        body: { name: template.name, subject: 'Theirs', body: template.body },
      });
      await dialog.getByLabel('Subject').fill('Mine again');
      await dialog.getByRole('button', { name: 'Save template' }).click();
      await dialog.getByRole('button', { name: 'Load their version' }).click();
      await expect(dialog.getByLabel('Subject')).toHaveValue('Theirs');
    });
  });
});
