import { escapeHtml } from '@cantera/shared/contracts/text';
import type { FastifyInstance, FastifyReply } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { listOutbox, outboxFolder, readOutbox } from '../../integrations/mail/index.ts';

const SHOWN = 100;
const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:2rem 1.5rem}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem .75rem .5rem 0;text-align:left;border-bottom:1px solid #8884;vertical-align:top}
th{font-weight:500;font-size:13px}iframe{width:100%;height:36rem;border:1px solid #8884;border-radius:6px;background:#fff}pre{white-space:pre-wrap}`;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'none'; frame-ancestors 'none'";
/** A mail's HTML was written by others: it may show itself and do nothing, not even be of this origin. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const people = (list: Email['to']): string =>
  escapeHtml((list ?? []).map((one) => (one.name ? `${one.name} <${one.address}>` : one.address)).join(', '));
const sender = (mail: Email): string => people(mail.from ? [mail.from] : []);

function listPage(mails: readonly { name: string; mail: Email }[]): string {
  const rows = mails.map(
    ({ name, mail }) =>
      `<tr><td>${escapeHtml(mail.date ?? '')}</td><td>${people(mail.to)}</td><td><a href="/dev/outbox/${encodeURIComponent(name)}">${escapeHtml(mail.subject || '(no subject)')}</a></td><td>${sender(mail)}</td></tr>`,
  );
  return page(
    'Outbox',
    `<h1>Outbox</h1><p>Without a mail server every mail lies here. The newest ${SHOWN} are shown.</p>${rows.length > 0 ? `<table><thead><tr><th>Date</th><th>To</th><th>Subject</th><th>From</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : '<p>No mail yet.</p>'}`,
  );
}

function mailPage(name: string, mail: Email): string {
  const attachments = mail.attachments.map((one) => `<li>${escapeHtml(one.filename ?? 'unnamed')}</li>`);
  const address = `/dev/outbox/${encodeURIComponent(name)}`;
  return page(
    mail.subject ?? '',
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
<table><tr><th scope="row">From</th><td>${sender(mail)}</td></tr><tr><th scope="row">To</th><td>${people(mail.to)}</td></tr>
<tr><th scope="row">Reply to</th><td>${people(mail.replyTo)}</td></tr><tr><th scope="row">Date</th><td>${escapeHtml(mail.date ?? '')}</td></tr></table>
${attachments.length > 0 ? `<h2>Attachments</h2><ul>${attachments.join('')}</ul>` : ''}
<h2>Message</h2><iframe title="Message" sandbox="" src="${address}/html"></iframe>
<h2>As text</h2><pre>${escapeHtml(mail.text ?? '')}</pre><p><a href="${address}/source">Source</a></p>`,
  );
}

const sendPage = (reply: FastifyReply, html: string, policy = POLICY): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

/** `/dev/outbox`: what would have been mailed. Only with the demo on, where only this machine reaches it, and without a mail server. */
export function outboxRoutes(app: FastifyInstance, { config }: Deps): void {
  if (!config.showsOutbox || config.smtpUrl) return;
  const folder = outboxFolder(config);
  const find = async (name: string): Promise<Buffer> => {
    const bytes = await readOutbox(folder, name);
    if (!bytes) throw notFound('mail');
    return bytes;
  };

  app.get('/dev/outbox', async (_request, reply) => {
    const names = (await listOutbox(folder)).slice(0, SHOWN);
    const mails = await Promise.all(
      names.map(async (name) => ({ name, mail: await PostalMime.parse(await find(name)) })),
    );
    return sendPage(reply, listPage(mails));
  });
  app.get<{ Params: { name: string } }>('/dev/outbox/:name', async ({ params }, reply) =>
    sendPage(reply, mailPage(params.name, await PostalMime.parse(await find(params.name)))),
  );
  app.get<{ Params: { name: string } }>('/dev/outbox/:name/html', async ({ params }, reply) => {
    const mail = await PostalMime.parse(await find(params.name));
    // The frame above must be able to show it.
    reply.header('x-frame-options', 'SAMEORIGIN');
    return sendPage(reply, mail.html ?? `<pre>${escapeHtml(mail.text ?? '')}</pre>`, MAIL_POLICY);
  });
  app.get<{ Params: { name: string } }>('/dev/outbox/:name/source', async ({ params }, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(await find(params.name)),
  );
}
