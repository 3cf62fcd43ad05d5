import { createWorkflow, deleteWorkflow, listWorkflows } from '@cantera/shared/contracts/workflows';
import type { Page, Request } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { makeDraft, unique } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';

const PATH = '/api/v1/automations/workflows';
const step = test.step;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const card = (page: Page, index: number) =>
  page.getByRole('list', { name: 'Actions' }).locator('[data-card]').nth(index);
const flag = (page: Page, index: number) => card(page, index).getByText('Check this', { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const failing = { status: 500, json: { error: { code: 'INTERNAL', message: 'from inside the server' } } };
const isSave = (method: string) => (request: Request) =>
  request.method() === method && request.url().includes(PATH);

const WHATSAPP = {
  id: 'first',
  type: 'AUTOMATIC_MESSAGE' as const,
  value: { channels: ['WHATSAPP' as const], message: '<p>Hello {firstName}</p>' },
};
const HOUR = { id: 'second', type: 'DELAY' as const, value: { delaySeconds: 3600 } };

async function stored(api: Api, name: string) {
  return (await api.call(listWorkflows)).data.items.find((workflow) => workflow.name === name);
}
async function made(api: Api, name: string) {
  return (await api.call(createWorkflow, { body: { name, actions: [WHATSAPP, HOUR] } })).data;
}
/** Deletes what a test has left, whatever became of it. */
async function removed(api: Api, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const left = await stored(api, name);
    if (left) await api.call(deleteWorkflow, { params: { id: left.id } });
  }
}
async function openRowMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test.describe('the list of workflows', () => {
  test.use({ expected: [`500 ${PATH}`] });

  test('[SHELL-25] shows each, leads to it, and deletes it after a question', async ({ page, api }) => {
    const name = unique('Llista');
    const { id } = await made(api, name);
    try {
      const answered = page.waitForResponse(
        (response) =>
          new URL(response.url()).pathname === PATH && response.request().resourceType() === 'fetch',
      );
      await page.goto('/agency/workflows');
      await expect(page.getByRole('heading', { level: 1, name: 'Workflows' })).toBeVisible();
      await step('[WF-01] [WF-02] [WF-03] [WF-04] rows with links and kinds', async () => {
        const { data } = await (await answered).json();
        expect(data.items.find((one: { id: string }) => one.id === id)).toMatchObject({
          id,
          name,
          context: 'APPLICATION',
          actions: [{ type: 'AUTOMATIC_MESSAGE' }, { type: 'DELAY' }],
        });
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/agency/workflows/${id}`);
        const kinds = row(page, name).getByRole('list', { name: 'Actions' }).getByRole('listitem');
        await expect(kinds).toHaveText(['Automatic message', 'Delay']);
        await expect(kinds.locator('svg')).toHaveCount(2);
      });
      await step('[WF-05] [WF-06] Modify leads to the editor', async () => {
        await page.getByRole('button', { name: `Actions: ${name}` }).click();
        await expect(page.getByRole('menuitem')).toHaveText(['Modify', 'Delete']);
        await page.getByRole('menuitem', { name: 'Modify' }).click();
        await expect(page).toHaveURL(new RegExp(`/agency/workflows/${id}$`));
        await page.getByRole('link', { name: 'All workflows' }).click();
      });
      const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
      await step('[WF-07] cancelling deletes nothing', async () => {
        await openRowMenu(page, name, 'Delete');
        await question.getByRole('button', { name: 'Cancel' }).click();
        await expect(question).toHaveCount(0);
        expect((await stored(api, name))?.id).toBe(id);
      });
      await step('[WF-11] a deletion that fails puts the row back', async () => {
        await page.route(`**${PATH}/${id}`, (route) =>
          route.request().method() === 'DELETE' ? route.fulfill(failing) : route.continue(),
        );
        await openRowMenu(page, name, 'Delete');
        await question.getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
        await expect(page.getByText('from inside the server')).toHaveCount(0);
        await expect(page.getByRole('link', { name })).toBeVisible();
        await page.unroute(`**${PATH}/${id}`);
      });
      await step('[WF-08] deletes', async () => {
        await openRowMenu(page, name, 'Delete');
        const sent = page.waitForRequest(isSave('DELETE'));
        await question.getByRole('button', { name: 'Delete' }).click();
        expect(new URL((await sent).url()).pathname).toBe(`${PATH}/${id}`);
        await expect(page.getByRole('link', { name })).toHaveCount(0);
        await expect.poll(() => stored(api, name)).toBeUndefined();
      });
      await step('[WF-09] Create leads to a new one', async () => {
        await page.getByRole('button', { name: 'Create' }).first().click();
        await expect(page).toHaveURL(/\/agency\/workflows\/add$/);
      });
    } finally {
      await removed(api, [name]);
    }
  });
});

test('[WF-10] an agency without workflows sees an example', async ({ page }) => {
  await page.route(`**${PATH}`, (route) => route.fulfill({ json: { data: { items: [] } } }));
  await page.goto('/agency/workflows');
  const example = page.getByRole('figure');
  await expect(example).toContainText('After a candidate moves to Hired');
  await expect(example.getByRole('listitem')).toHaveText([
    'WhatsApp message: Congratulations!',
    'Delay: one minute later',
    'Email: next steps',
  ]);
});

test.describe('the editor of workflows', () => {
  test.use({ expected: [`500 ${PATH}`, '500 /files/private'] });

  test('writes a new one, holds it to the rules and saves it', async ({ page, api }) => {
    const name = unique('Nou');
    await page.goto('/agency/workflows/add');
    try {
      await step('[WF-21] [WF-22] [WF-47] needs a name and an action', async () => {
        await expect(page.getByRole('link', { name: 'Back to position' })).toHaveCount(0);
        await press(page, 'Save');
        await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByText('You must add an action.')).toBeVisible();
        await page.getByRole('textbox', { name: 'Name' }).fill(name);
      });
      await step('[WF-12] [WF-14] [WF-15] adds at the end', async () => {
        await press(page, 'Delay');
        await press(page, 'Automatic message');
        await expect(card(page, 0)).toHaveAccessibleName(/^1\. Wait/);
        await expect(card(page, 1)).toHaveAccessibleName(/^2\. /);
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      });
      const channels = card(page, 1).getByRole('radio');
      await step('[WF-28] [WF-29] [WF-30] one of the channels that are connected', async () => {
        await expect(channels).toHaveCount(3);
        expect(
          await channels.evaluateAll((radios) => radios.map((one) => one.getAttribute('value'))),
        ).toEqual(['WHATSAPP', 'EMAIL', 'LINKEDIN']);
        await expect(card(page, 1).getByRole('radio', { name: 'LinkedIn' })).toBeDisabled();
        await expect(card(page, 1).getByRole('radio', { name: 'Email' })).toBeEnabled();
        await card(page, 1).getByText('Email', { exact: true }).click();
        await expect(card(page, 1).getByRole('radio', { checked: true })).toHaveCount(1);
        await expect(page.getByLabel('Subject')).toBeVisible();
      });
      await step(
        '[WF-24] [WF-25] [WF-27] flags a message without words or subject, and no delay',
        async () => {
          await press(page, 'Save');
          for (const index of [0, 1]) await expect(flag(page, index)).toBeVisible();
          await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
          await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute(
            'aria-invalid',
            'true',
          );
          await expect(page).toHaveURL(/\/agency\/workflows\/add$/);
          expect(await stored(api, name)).toBeUndefined();
        },
      );
      await step('[WF-19] [WF-20] the flag goes once the action is edited', async () => {
        await page.getByLabel('Minutes to wait').fill('5');
        await expect(flag(page, 0)).toHaveCount(0);
        await expect(flag(page, 1)).toBeVisible();
        await page.getByLabel('Subject').fill('Welcome');
        await expect(flag(page, 1)).toHaveCount(0);
      });
      await step('[WF-32] [WF-33] [WF-36] formatted text, with variables', async () => {
        await expect(
          card(page, 1).getByText(/from the first recruiter who is assigned to the position/),
        ).toBeVisible();
        const variables = card(page, 1).getByRole('group', { name: 'Insert variable' }).getByRole('button');
        await expect(variables).toHaveText(['{firstName}', '{lastName}', '{title}', '{company}']);
        await page.getByRole('textbox', { name: 'Message' }).click();
        await page.keyboard.press('ControlOrMeta+b');
        await page.keyboard.type('Dear ');
        await variables.first().click();
      });
      await step(
        '[WF-34] [WF-35] [CONST-134] attaches files, and says when one does not arrive',
        async () => {
          const file = {
            name: 'map.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.from('%PDF-1.4 a map'),
          };
          await page.route('**/files/private', (route) => route.fulfill(failing));
          await page.getByLabel('Add files').setInputFiles(file);
          await expect(
            page.getByRole('alert').filter({ hasText: 'We have not been able to upload the file.' }),
          ).toBeVisible();
          await page.unroute('**/files/private');
          await page.getByLabel('Add files').setInputFiles(file);
          await expect(page.getByRole('button', { name: 'Take off map.pdf' })).toBeVisible();
        },
      );
      const minutes = page.getByLabel('Minutes to wait');
      await step('[WF-38] [WF-39] [WF-40] [WF-41] quick adds', async () => {
        for (const [quick, total] of [
          ['1 hour', '65'],
          ['6 hours', '425'],
          ['1 day', '1,865'],
          ['1 week', '11,945'],
        ] as const) {
          await press(page, quick);
          await expect(minutes).toHaveValue(total);
        }
      });
      await step('[WF-37] [WF-42] add to what stands there, in minutes', async () => {
        await minutes.fill('5');
        await press(page, '1 hour');
        await press(page, '1 hour');
        await expect(minutes).toHaveValue('125');
      });
      await step('[WF-43] [WF-45] [WF-49] [WF-50] is sent, and leads to the list', async () => {
        const sent = page.waitForRequest(isSave('POST'));
        await press(page, 'Save');
        const request = await sent;
        expect([new URL(request.url()).pathname, request.postDataJSON()]).toEqual([
          PATH,
          {
            name,
            actions: [
              { id: expect.any(String), type: 'DELAY', value: { delay_seconds: 7500 } },
              {
                id: expect.any(String),
                type: 'AUTOMATIC_MESSAGE',
                value: {
                  channels: ['EMAIL'],
                  subject: 'Welcome',
                  message: '<p><strong>Dear {firstName}</strong></p>',
                  attachments: [expect.any(String)],
                },
              },
            ],
          },
        ]);
        await step('[CONST-124] is told', () =>
          expect(page.getByText('Created', { exact: true })).toBeVisible(),
        );
        await expect(page).toHaveURL(/\/agency\/workflows$/);
      });
    } finally {
      await removed(api, [name]);
    }
  });

  test('changes a stored one, and goes back to the position it was opened from', async ({ page, api }) => {
    const name = unique('Desat');
    const { id } = await made(api, name);
    const draft = await makeDraft(api);
    try {
      await page.goto(`/agency/workflows/${id}?positionId=${draft.id}`);
      await step('[WF-13] [WF-31] [WF-46] stands in the editor', async () => {
        await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
        await expect(page.getByRole('textbox', { name: 'Message' })).toContainText('Hello {firstName}');
        await expect(page.getByLabel('Minutes to wait')).toHaveValue('60');
        await expect(page.getByLabel('Subject')).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Back to position' })).toHaveAttribute(
          'href',
          `/positions/${draft.id}`,
        );
      });
      await step('[WF-52] a save that fails keeps what was typed', async () => {
        await page.getByLabel('Minutes to wait').fill('90');
        await page.route(`**${PATH}/${id}`, (route) =>
          route.request().method() === 'PUT' ? route.fulfill(failing) : route.continue(),
        );
        await press(page, 'Save');
        await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
        await expect(page.getByText('from inside the server')).toHaveCount(0);
        await expect(page.getByLabel('Minutes to wait')).toHaveValue('90');
        await page.unroute(`**${PATH}/${id}`);
      });
      await step('[WF-26] [WF-44] [WF-48] [WF-51] is sent whole without a subject', async () => {
        const sent = page.waitForRequest(isSave('PUT'));
        await press(page, 'Save');
        const request = await sent;
        expect(new URL(request.url()).pathname).toBe(`${PATH}/${id}`);
        expect(request.postDataJSON()).toMatchObject({
          name,
          actions: [
            { type: 'AUTOMATIC_MESSAGE', value: { channels: ['WHATSAPP'] } },
            { type: 'DELAY', value: { delay_seconds: 5400 } },
          ],
        });
        await step('[CONST-124] is told', () => expect(page.getByText('Updated!')).toBeVisible());
        await expect(page).toHaveURL(new RegExp(`/positions/${draft.id}`));
        expect((await stored(api, name))?.actions[1]).toMatchObject({ value: { delaySeconds: 5400 } });
      });
    } finally {
      await removed(api, [name]);
    }
  });

  test('[WF-23] flags a message without a channel', async ({ page }) => {
    // Nobody has connected anything, so no channel is chosen to begin with.
    await page.route('**/api/v1/channels', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { data: { ...answer.data, connected: [] } } });
    });
    await page.goto('/agency/workflows/add');
    await page.getByRole('textbox', { name: 'Name' }).fill(unique('Sense canal'));
    await press(page, 'Automatic message');
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.type('Hello');
    await expect(card(page, 0).getByRole('radio', { checked: true })).toHaveCount(0);
    await press(page, 'Save');
    await expect(flag(page, 0)).toBeVisible();
    await expect(card(page, 0).getByText('Choose a channel.')).toBeVisible();
    await expect(page).toHaveURL(/\/agency\/workflows\/add$/);
  });
});
