import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readConfig } from '../config.ts';
import { appPolicy } from './security.ts';

const policyWith = (webConfig: unknown): Map<string, string[]> => {
  const config = readConfig({
    DATABASE_URL: 'postgres://localhost/none',
    WEB_CONFIG: JSON.stringify(webConfig),
  });
  return new Map(
    appPolicy(config)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
};

describe('the policy of the app’s pages', () => {
  it('lets in what is configured and nothing else', () => {
    expect(policyWith({}).get('script-src')).toEqual(["'self'"]);
    const policy = policyWith({
      remotes: { mfe_agency: 'https://cdn.example/agency/mf-manifest.json' },
      chat: { src: 'https://chat.example/widget.js' },
    });
    expect(policy.get('script-src')).toEqual(["'self'", 'https://cdn.example', 'https://chat.example']);
    expect(policy.get('connect-src')).toContain('https://cdn.example');
  });

  it('lets the chat widget, and no remote, draw itself in a frame', () => {
    const policy = policyWith({
      remotes: { mfe_agency: 'https://cdn.example/agency/mf-manifest.json' },
      chat: { src: 'https://chat.example/widget.js' },
    });
    expect(policy.get('frame-src')).toEqual(["'self'", 'blob:', 'https://chat.example']);
  });
});
