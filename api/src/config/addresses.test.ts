import { describe, it } from 'node:test';
import { expect } from 'expect';
import { ConfigError, readConfig } from '../config.ts';
import { placeOfDatabase } from './addresses.ts';

const read = (env: Record<string, string>) => readConfig({ DATABASE_URL: 'postgres://x', DEMO: '0', ...env });
const refusal = (env: Record<string, string>): string => {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return `accepted: ${JSON.stringify(env)}`;
};

describe('addresses in the environment', () => {
  it('[DEPLOY-17] PUBLIC_URL is http or https with a host, wherever the product listens', () => {
    const wrong = [
      'talent',
      'talent.example:443',
      'localhost:3000',
      'ftp://x.example/a?b',
      'https://',
      'https://talent.example/?a=b',
      'https://talent.example/#a',
      'https://me:secret-1@talent.example',
    ];
    for (const HOST of ['127.0.0.1', '0.0.0.0'])
      for (const PUBLIC_URL of wrong) {
        const message = refusal({ HOST, PUBLIC_URL });
        expect(message).toMatch(/^PUBLIC_URL must be an address such as https:\/\/talent\.example.*$/);
        expect(message).not.toContain('secret-1');
      }
    expect(read({ PUBLIC_URL: 'https://talent.example/' }).publicUrl).toBe('https://talent.example');
    expect(read({ PUBLIC_URL: 'http://[::1]:3000' }).publicUrl).toBe('http://[::1]:3000');
    expect(read({ PORT: '3155' }).publicUrl).toBe('http://localhost:3155');
  });

  it('[DEPLOY-18] names a setting that cannot be right, and none of its passwords', () => {
    const wrong: [string, string[]][] = [
      [
        'SMTP_URL',
        [
          'mail.example.com',
          'mail.example.com:587',
          'https://mail.example.com',
          'smtp://',
          'smtp://me:secret-1%@mail.example.com',
          'smtp://me:secret-1#2@mail.example.com',
        ],
      ],
      ['DATABASE_URL', ['nonsense', 'db.example:5432/cantera', 'mysql://me:secret-1@db.example/cantera']],
      ['DATABASE_APP_URL', ['nonsense', 'postgres://me:secret-1%@db.example/cantera']],
      ['RUN', ['wbe', 'web,', 'web worker', 'both']],
      ['PORT', ['99999', '-1', 'http']],
      ['HEALTH_PORT', ['65536']],
    ];
    for (const [name, values] of wrong)
      for (const value of values) {
        const message = refusal({ [name]: value });
        expect(message).toMatch(new RegExp(`^${name} must be .*$`));
        expect(message).not.toContain('secret-1');
      }
    expect(refusal({ PORT: '99999' })).toBe('PORT must be at most 65535, not 99999');
    expect(refusal({ RUN: 'wbe' })).toBe('RUN must be web, worker or both (web,worker), not "wbe"');
  });

  it('takes what is right as it is given', () => {
    const smtp = 'smtps://me:p%40ss@mail.example?name=talent.example&rejectUnauthorized=0';
    expect(read({ SMTP_URL: smtp }).smtpUrl).toBe(smtp);
    expect(read({ SMTP_URL: '' }).smtpUrl).toBeUndefined();
    expect(read({ DATABASE_APP_URL: 'postgresql://app@db.example/cantera' }).databaseAppUrl).toBe(
      'postgresql://app@db.example/cantera',
    );
    for (const [RUN, web, worker] of [
      ['web', true, false],
      ['worker', false, true],
      ['worker, web', true, true],
      ['', true, true],
    ] as const)
      expect(read({ RUN })).toMatchObject({ web, worker });
  });

  it('[DEPLOY-21] MAIL_FROM is one address, by default no-reply at the host of PUBLIC_URL', () => {
    expect(read({ PUBLIC_URL: 'https://talent.example:8443' }).mailFrom).toBe('no-reply@talent.example');
    expect(read({ MAIL_FROM: 'mail@nimbus.example' }).mailFrom).toBe('mail@nimbus.example');
    for (const MAIL_FROM of [
      'nimbus.example',
      'Nimbus <mail@nimbus.example>',
      'a@b.example,c@d.example',
      'a@b\r\nBcc: c@d',
    ])
      expect(refusal({ MAIL_FROM })).toMatch(/^MAIL_FROM must be one mail address/);
  });

  it('says where a database is without user and password', () => {
    expect(placeOfDatabase('postgres://me:secret@db.example:6432/cantera')).toBe('db.example:6432');
    expect(placeOfDatabase('postgres://me@db.example/cantera')).toBe('db.example:5432');
    expect(placeOfDatabase('postgres:///cantera?host=/run/postgresql')).toBe('/run/postgresql:5432');
  });
});
