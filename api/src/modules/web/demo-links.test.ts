import { it } from 'node:test';
import { expect } from 'expect';
import { startTestServer } from '../../testing/harness.ts';

async function answer(demo: '0' | '1', language: string) {
  const server = await startTestServer({ DEMO: demo });
  try {
    return await server.inject({ url: '/dev/links', headers: { 'accept-language': language } });
  } finally {
    await server.close();
  }
}

it('[DAY-33] the demo says in the reader’s language where its links are set', async () => {
  for (const [wanted, language, words] of [
    ['ca-ES,es;q=0.8', 'ca', 'Enllaços d’aquesta demo'],
    ['es', 'es', 'Enlaces de esta demo'],
    ['de-DE,en;q=0.5', 'en', 'Links of this demo'],
  ] as const) {
    const { statusCode, body, headers } = await answer('1', wanted);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${words}</h1>`);
    for (const name of ['website', 'help', 'support', 'billing']) expect(body).toContain(`<h2 id="${name}">`);
    expect(body).toContain('WEB_CONFIG');
  }
});

it('[DAY-33] there is no such page without the demo', async () => {
  expect((await answer('0', 'en')).statusCode).toBe(404);
});
