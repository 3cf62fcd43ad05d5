import { describe, it } from 'node:test';
import { changedMeanwhile } from '@cantera/shared/contracts';
import { addCandidates, getApplication } from '@cantera/shared/contracts/applications';
import { clientChanged, updateClient } from '@cantera/shared/contracts/clients';
import { expect } from 'expect';
import { fail, notFound, requireVersion } from './errors.ts';
import { requireDeclared } from './http/common-errors.ts';

const wrong = 'a sentence';

describe('a refusal that a contract declares', () => {
  it('has the status of the contract, and its details in the wire’s names', () => {
    const { parts } = fail(addCandidates.errors, 'CANDIDATE_ALREADY_APPLIED', wrong, {
      details: { candidateIds: ['c'] },
      fields: { candidate_ids: 'already_exists' },
    });
    expect(parts).toEqual({
      status: 409,
      code: 'CANDIDATE_ALREADY_APPLIED',
      message: wrong,
      details: { candidate_ids: ['c'] },
      fields: { candidate_ids: 'already_exists' },
    });
    expect(fail(addCandidates.errors, 'NOT_A_RECRUITER', wrong).parts).not.toHaveProperty('details');
  });

  it('does not compile with another code, or other details', () => {
    // @ts-expect-error: no such refusal.
    expect(() => fail(addCandidates.errors, 'NO_RECRUITER', wrong)).toThrow('NO_RECRUITER');
    // @ts-expect-error: it has details.
    fail(addCandidates.errors, 'CANDIDATE_ALREADY_APPLIED', wrong);
    // @ts-expect-error: of another shape.
    fail(addCandidates.errors, 'CANDIDATE_ALREADY_APPLIED', wrong, { details: { ids: ['c'] } });
    // @ts-expect-error: it has none.
    fail(addCandidates.errors, 'NOT_A_RECRUITER', wrong, { details: { ids: ['c'] } });
  });

  it('is thrown for another version than the stored one, and only for a version that was read', () => {
    requireVersion(clientChanged, 4, 4);
    requireVersion(clientChanged, 4, undefined);
    expect(() => requireVersion({ CODE: changedMeanwhile }, 4, 3)).toThrow(
      expect.objectContaining({ parts: expect.objectContaining({ code: 'CODE', details: { version: 4 } }) }),
    );
  });
});

describe('a refusal that is checked', () => {
  const refused = fail(clientChanged, 'CLIENT_CHANGED', wrong, { details: { version: 1 } });

  it('passes when the endpoint, or every endpoint, declares it', () => {
    const missing = notFound('client');
    expect(requireDeclared(updateClient, refused)).toBe(refused);
    expect(requireDeclared(updateClient, missing)).toBe(missing);
    const other = new Error('other');
    expect(requireDeclared(updateClient, other)).toBe(other);
  });

  it('becomes a failure that names it when the endpoint does not', () => {
    expect(requireDeclared(getApplication, refused)).toMatchObject({
      parts: { status: 500, message: expect.stringContaining('getApplication answers 409 CLIENT_CHANGED') },
    });
  });
});
