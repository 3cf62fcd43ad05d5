import { describe, it } from 'node:test';
import { expect } from 'expect';
import { WORKFLOWS } from './workflows.ts';

describe('the workflows of the demo', () => {
  it('[WF-60] speak of an application only to whoever was rejected by an answer, who has applied', () => {
    const speaking = WORKFLOWS.filter(({ actions }) =>
      /\bappl(y|ied|ying|ication)/i.test(JSON.stringify(actions)),
    );
    expect(speaking.map(({ key }) => key)).toEqual(['kq-discard']);
    expect(WORKFLOWS.map(({ key }) => key)).toContain('welcome');
  });
});
