import { describe, it } from 'node:test';
import { expect } from 'expect';
import { AppError } from '../../errors.ts';
import { applicant } from '../../testing/public-data.ts';
import { documentsOf } from '../../testing/text-documents.ts';
import { checkApplication } from './application-form.ts';

const { docx } = documentsOf({ name: 'Ona Ferrer', email: 'ona@example.test', phone: '+34 612 345 678' });
const PDF = { bytes: Buffer.from('%PDF-1.4'), contentType: 'application/pdf', name: 'cv.pdf' };

/** What a form is answered, and how often a PDF was made for it. */
async function check(fields: Parameters<typeof applicant>[0], bytes: Buffer) {
  let made = 0;
  const receive = async () => {
    made += 1;
    return { pdf: PDF, hidden: [], original: null };
  };
  const texts = Object.fromEntries(Object.entries(applicant(fields)).map(([name, text]) => [name, [text]]));
  const cv = { name: 'cv.docx', bytes, tooLarge: false };
  try {
    const checked = await checkApplication({ texts: texts as never, cv }, [], receive);
    return { made, sent: checked.sent.name, isStored: checked.cv !== null };
  } catch (error) {
    return { made, fields: error instanceof AppError ? error.parts.fields : error };
  }
}

describe('what an application form costs', () => {
  it('[PUB-37] of a form that is right the PDF is made once', async () => {
    expect(await check({}, docx)).toEqual({ made: 1, sent: 'cv.pdf', isStored: true });
  });

  it('of a form that a robot filled in nothing is made, and its receipt names the file', async () => {
    expect(await check({ website: 'https://spam.test' }, docx)).toEqual({
      made: 0,
      sent: 'cv.docx',
      isStored: false,
    });
  });

  it('[PUB-38] of a form that is wrong elsewhere nothing is made, and a file of another kind is named beside it', async () => {
    const wrong = { first_name: '', consent: '' };
    const errors = { first_name: 'required', consent: 'consent_required' };
    expect(await check(wrong, docx)).toEqual({ made: 0, fields: errors });
    expect(await check(wrong, Buffer.from('x'))).toEqual({ made: 0, fields: { ...errors, cv: 'not_a_cv' } });
  });
});
