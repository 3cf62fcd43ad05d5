import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type MadePdf, PdfMakers } from './makers.ts';

const CHILDREN = join(import.meta.dirname, '../cv-reading/process/testing');
const ASKED = { bytes: Buffer.from('x'), kind: 'WORD', name: 'cv' } as const;
const PATIENT = { timeoutMs: 120_000, waitMs: 240_000 };

describe('processes that make PDFs', () => {
  const ENDS: Readonly<
    Record<string, [Partial<ConstructorParameters<typeof PdfMakers>[1]>, MadePdf | null]>
  > = {
    'at its time': [{ child: join(CHILDREN, 'endless.ts'), timeoutMs: 700 }, { problem: 'TOO_LARGE' }],
    'at its memory': [
      { child: join(CHILDREN, 'hungry.ts'), memoryBytes: 150 * 1_048_576 },
      { problem: 'TOO_LARGE' },
    ],
    'by itself, without an answer': [{ child: join(CHILDREN, 'falling.ts') }, { problem: 'DAMAGED' }],
    'with an answer that is none': [{ child: join(CHILDREN, 'patient.ts') }, { problem: 'DAMAGED' }],
    'by something outside': [{ child: join(import.meta.dirname, 'process/testing/killed.ts') }, null],
  };
  for (const [how, [terms, answer]] of Object.entries(ENDS))
    it(`[INTAKE-22] one that ends ${how} has an answer, and the next has its place`, async () => {
      const makers = new PdfMakers(1, { ...PATIENT, ...terms });
      expect(await makers.make(ASKED)).toEqual(answer);
      expect(await makers.make(ASKED)).toEqual(answer);
    });

  it('[INTAKE-22] without a turn in time none begins', async () => {
    const makers = new PdfMakers(0, { child: join(CHILDREN, 'endless.ts'), waitMs: 50 });
    expect(await makers.make(ASKED)).toBeNull();
  });
});
