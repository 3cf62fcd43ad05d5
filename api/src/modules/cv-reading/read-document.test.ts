import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readDocument } from './read-document.ts';
import { column, textPdf } from './testing/make-pdf.ts';
import { SURE, THRESHOLDS } from './thresholds.ts';

const folder = join(import.meta.dirname, '../../../fixtures/cv');
const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
const all = await Promise.all(
  names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
);
// The held-out CVs are measured by the benchmark alone: a test on them would invite tuning to them.
const truths = all.filter((truth) => !truth.heldOut && truth.hasText);

describe('readDocument', () => {
  for (const truth of truths) {
    it(`reads who it is, jobs and studies from ${truth.id}`, async () => {
      const { status, language, fields } = await readDocument(
        new Uint8Array(await readFile(join(folder, `${truth.id}.pdf`))),
      );
      expect(status).toBe('READ');
      expect(language).toBe(truth.language);
      expect({
        firstName: fields.firstName?.value ?? '',
        lastName: fields.lastName?.value ?? '',
        email: fields.email?.value ?? '',
        phone: fields.phone?.value ?? '',
      }).toEqual({
        firstName: truth.firstName,
        lastName: truth.lastName,
        email: truth.email,
        phone: truth.phone,
      });
      expect(
        fields.workExperiences.map(({ value: j }) => [
          j.companyName,
          j.position,
          j.startDate,
          j.endDate ?? '',
        ]),
      ).toEqual(
        truth.workExperiences.map((j: Record<string, string>) => [
          j.companyName,
          j.position,
          j.startDate,
          j.endDate,
        ]),
      );
      expect(fields.educations.map(({ value: e }) => e.institutionName)).toEqual(
        truth.educations.map((e: Record<string, string>) => e.institutionName),
      );
      for (const job of fields.workExperiences) {
        expect(job.confidence).toBeGreaterThanOrEqual(THRESHOLDS.workExperiences);
        expect(job.source.text).not.toBe('');
      }
    });
  }
  // Surnames that begin like a role, or are one.
  for (const [firstName, lastName] of [
    ['Omar', 'Qasim'],
    ['Pep', 'Guardiola'],
    ['Nora', 'Vicente'],
    ['Joan', 'Fuster'],
  ] as const)
    it(`is as sure of ${firstName} ${lastName} as of any other name`, async () => {
      const { fields } = await readDocument(
        textPdf([
          [
            { text: `${firstName} ${lastName}`, x: 50, y: 790, size: 22, bold: true },
            ...column(['Data engineer', '4f1c9a72@post.example | +34 612 34 56 78'], 50, 760),
            { text: 'Experience', x: 50, y: 700, size: 14, bold: true },
            ...column(['Data engineer, Banc Llobregat', 'January 2017 - February 2021'], 50, 680),
          ],
        ]),
        false,
      );
      expect([fields.firstName?.value, fields.lastName?.value]).toEqual([firstName, lastName]);
      expect(fields.lastName?.confidence).toBeGreaterThanOrEqual(SURE.lastName);
    });
});
