import { candidateOptions, newReport, positionOptions } from './report-values.ts';

const values = newReport('ca');

describe('the options of a report', () => {
  it('[CREP-10] [REPORT-03] begin with personal data on and all others off', () => {
    const { lang, isContactInfoIncluded, isOnlyChosen, ...others } = values;
    expect([lang, isContactInfoIncluded, isOnlyChosen]).toEqual(['ca', true, true]);
    for (const value of Object.values(others)) expect([false, null, '', []]).toContainEqual(value);
  });

  it('[CREP-22] [REPORT-12] leave comments out while they are off, and keep which were chosen', () => {
    const chosen = { ...values, commentIds: ['b', 'a'] };
    expect(candidateOptions(chosen).commentIds).toEqual([]);
    expect(candidateOptions({ ...chosen, areCommentsIncluded: true }).commentIds).toEqual(['b', 'a']);
    expect(positionOptions({ ...chosen, areCommentsIncluded: true }, undefined).commentIds).toEqual([
      'b',
      'a',
    ]);
  });

  it('send a brief only when a person wrote it and it is wanted', () => {
    const written = { ...values, brief: 'Ten years of it', isBriefOwn: true };
    expect(candidateOptions(written)).not.toHaveProperty('brief');
    expect(candidateOptions({ ...written, isSummaryIncluded: true })).toHaveProperty(
      'brief',
      'Ten years of it',
    );
    expect(candidateOptions({ ...written, isSummaryIncluded: true, isBriefOwn: false })).not.toHaveProperty(
      'brief',
    );
  });

  it('name what is blurred only where the report is anonymous', () => {
    const blurred = { ...values, blurred: ['PLACE' as const] };
    expect(candidateOptions(blurred).blurred).toEqual([]);
    expect(candidateOptions({ ...blurred, isAnonyManagedDataIncluded: true }).blurred).toEqual(['PLACE']);
  });

  it('hold only the applications that were selected, until all are wanted', () => {
    expect(positionOptions(values, ['a1'])).toHaveProperty('applicationIds', ['a1']);
    expect(positionOptions({ ...values, isOnlyChosen: false }, ['a1'])).not.toHaveProperty('applicationIds');
    expect(positionOptions(values, undefined)).not.toHaveProperty('applicationIds');
  });
});
