import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const env = Object.fromEntries(readFileSync('/tmp/audit3/env.sh','utf8').trim().split(' ').map(x=>x.split(/=(.*)/s).slice(0,2)));
export const B = env.B;
export const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
export async function page(token, opts = {}) {
  const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read','clipboard-write'], ...opts });
  const p = await ctx.newPage();
  p.on('console', m => m.type() === 'error' && console.log('  [console]', m.text().slice(0, 300)));
  p.on('response', r => r.status() >= 400 && console.log('  [http]', r.status(), r.request().method(), r.url().replace(B, '')));
  p.on('pageerror', e => console.log('  [pageerror]', e.message.slice(0, 300)));
  if (token) await p.addInitScript((t) => localStorage.setItem('cantera.token', t), env[token]);
  return p;
}
export async function api(token, method, path, body) {
  const r = await fetch(B + path, { method, headers: { authorization: 'Bearer ' + env[token], ...(body ? { 'content-type': 'application/json' } : {}) }, body: body && JSON.stringify(body) });
  const t = await r.text(); let j; try { j = JSON.parse(t) } catch { j = t }
  return { status: r.status, body: j };
}
export { env };
