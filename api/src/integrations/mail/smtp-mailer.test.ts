import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { until } from '../../testing/until.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Longer than a busy machine pauses between two mails, ms. */
const LONG_MS = 60_000;
const SHORT_MS = 50;

describe('mail over the server of the installation', () => {
  let sink: SmtpSink;
  let mailer: Mailer;
  beforeEach(async () => {
    sink = await startSmtpSink();
    mailer = smtpMailer(sink.url, LONG_MS);
  });
  // Connections that wait for a mail end with it.
  afterEach(() => sink.close());

  const send = (subject: string) =>
    mailer.send({
      messageId: `<${subject}@vela.test>`,
      from: { name: 'Vela', address: 'vela@vela.test' },
      to: 'berta@example.test',
      subject,
      html: '<p>Hello</p>',
      text: 'Hello',
      attachments: [],
    });
  const subjects = () => sink.mails.map(({ subject }) => subject);

  it('mails that follow each other share a connection, each with its own text', async () => {
    for (const subject of ['one', 'two', 'three']) expect(await send(subject)).toEqual({ status: 'sent' });
    expect(subjects()).toEqual(['one', 'two', 'three']);
    expect(sink.connections()).toBe(1);
  });

  it('two at the same time have a connection each', async () => {
    await Promise.all([send('one'), send('two')]);
    expect(subjects().sort()).toEqual(['one', 'two']);
    expect(sink.connections()).toBe(2);
  });

  it('a connection that no mail follows is ended', async () => {
    mailer = smtpMailer(sink.url, SHORT_MS);
    await send('one');
    await until('the end of the connection', () => sink.open() === 0);
    await send('two');
    expect(sink.connections()).toBe(2);
  });

  it('a server that ended the connection meanwhile gets the next mail once, over another', async () => {
    await send('one');
    sink.hangUp();
    expect(await send('two')).toEqual({ status: 'sent' });
    await until('both', () => sink.mails.length === 2);
    expect(subjects()).toEqual(['one', 'two']);
  });

  it('no connection carries more than fifty', async () => {
    for (let mail = 0; mail <= 50; mail += 1) await send(`mail ${mail}`);
    expect(sink.mails).toHaveLength(51);
    expect(sink.connections()).toBe(2);
  });

  it('what a server refuses over a kept connection is refused, and not said twice', async () => {
    await send('one');
    sink.behave('refuse');
    expect(await send('two')).toMatchObject({ status: 'refused', stage: 'message' });
    expect(sink.connections()).toBe(1);
    sink.behave('accept');
    expect(await send('three')).toEqual({ status: 'sent' });
    sink.behave('busy');
    expect(await send('four')).toMatchObject({ status: 'not_taken', stage: 'message' });
    expect(sink.connections()).toBe(2);
  });

  it('a server that has had enough of a connection gets the mail over another', async () => {
    await send('one');
    sink.behave('enough');
    const sent = send('two');
    await until('the second connection', () => sink.connections() === 2);
    expect(await sent).toMatchObject({ status: 'not_taken' });
    expect(sink.connections()).toBe(2);
  });

  it('a text that broke off on a kept connection is not said again', async () => {
    await send('one');
    sink.behave('drop');
    expect(await send('two')).toMatchObject({ status: 'uncertain' });
    expect(sink.received()).toBe(2);
  });
});
